// A select menu: a button that opens a list. One value is used as soon as it is chosen, several when the list closes.
import { mark, press } from "./components.js";
import { h, icon, nameOf, pointed } from "./dom.js";

const TALLEST = 320;
const GAP = 10;
let menus = 0;

export function menu(one, { store, message }) {
  const busy = store.isBusy(message.id, one.custom_id);
  const send = (values) => press(store, message, one.custom_id, values);
  return new Chooser(one, optionsOf(one, store), send, { busy }).element;
}

export function optionsOf(one, store) {
  if (one.options) return one.options;
  if (one.type === 8) return [...store.channels.values()].filter((c) => c.name).map((c) => ({ label: `#${c.name}`, value: c.id }));
  if (one.type === 6) return [];
  return [...store.users.values()].filter((u) => store.members.has(u.id)).map((u) => ({ label: nameOf(u), value: u.id }));
}

export class Chooser {
  constructor(one, options, send, { busy = false, name = one.placeholder ?? "Make a selection" } = {}) {
    Object.assign(this, { options, send, placeholder: one.placeholder, active: 0, low: one.min_values ?? 1, high: one.max_values ?? 1 });
    this.many = this.high > 1;
    this.given = options.filter((option) => option.default).map((option) => option.value);
    this.chosen = new Set(this.given);
    this.face = h("span", { class: "face" });
    this.id = `menu${++menus}`;
    this.list = h("ul", { class: "options", role: "listbox", id: this.id, tabIndex: -1, hidden: true, "aria-label": name, "aria-multiselectable": String(this.many) });
    this.head = h("button", {
      class: `select${busy ? " busy" : ""}`, type: "button", disabled: one.disabled || busy, "data-id": one.custom_id,
      role: "combobox", "aria-label": name, "aria-haspopup": "listbox", "aria-controls": this.id, "aria-expanded": "false",
      onclick: () => (this.list.hidden ? this.open() : this.close()), onkeydown: (event) => this.key(event),
    }, this.face, icon("chevron"));
    this.element = h("div", { class: "chooser" }, this.head, this.list);
    this.outside = (event) => this.element.contains(event.target) || this.close();
    this.show();
  }

  show() {
    const labels = this.options.filter((option) => this.chosen.has(option.value)).map((option) => option.label);
    this.face.replaceChildren(labels.length ? labels.join(", ") : h("span", { class: "placeholder" }, this.placeholder ?? "Make a selection"));
    this.list.replaceChildren(...this.options.map((option, index) => this.row(option, index)));
  }

  row(option, index) {
    const words = h("span", { class: "words" }, h("span", { class: "label" }, option.label),
      option.description ? h("span", { class: "description" }, option.description) : null);
    return h("li", {
      class: `option${index === this.active ? " active" : ""}`, role: "option", id: `${this.id}-${index}`, "aria-selected": String(this.chosen.has(option.value)),
      onmousedown: (event) => event.preventDefault(), onclick: () => this.choose(index), onmousemove: pointed(() => this.active !== index && this.point(index)),
    }, mark(option.emoji, option.label), words, this.many ? h("span", { class: "tick", "aria-hidden": "true" }) : null);
  }

  point(index) {
    this.active = (index + this.options.length) % this.options.length;
    [...this.list.children].forEach((child, at) => child.classList.toggle("active", at === this.active));
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
    this.head.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
  }

  open() {
    this.turn(true);
    this.place();
    this.point(Math.max(0, this.options.findIndex((option) => this.chosen.has(option.value))));
  }

  // The list opens downwards where it fits, else where there is more room, and scrolls if need be.
  place() {
    this.head.scrollIntoView({ block: "nearest" });
    const view = this.element.closest(".scroller")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const head = this.head.getBoundingClientRect();
    const below = view.bottom - head.bottom - GAP;
    const above = head.top - view.top - GAP;
    this.list.style.maxHeight = `${TALLEST}px`;
    const up = below < this.list.offsetHeight && above > below;
    this.element.classList.toggle("upwards", up);
    this.list.style.maxHeight = `${Math.min(TALLEST, up ? above : below)}px`;
  }

  turn(open) {
    this.list.hidden = !open;
    this.head.setAttribute("aria-expanded", String(open));
    if (!open) this.head.removeAttribute("aria-activedescendant");
    const listen = open ? document.addEventListener : document.removeEventListener;
    listen.call(document, "pointerdown", this.outside, true);
  }

  // Closing uses what several ticks have chosen, unless it was given up, too little or nothing new.
  close({ keep = true } = {}) {
    if (this.list.hidden) return;
    this.turn(false);
    const same = this.chosen.size === this.given.length && this.given.every((value) => this.chosen.has(value));
    if (!keep || (this.many && this.chosen.size < this.low)) this.chosen = new Set(this.given);
    else if (this.many && !same) this.send(this.options.map((option) => option.value).filter((value) => this.chosen.has(value)));
    this.show();
  }

  choose(index) {
    const { value } = this.options[index];
    if (this.many) return this.tick(value, index);
    this.chosen = new Set([value]);
    this.turn(false);
    this.show();
    this.send([value]);
  }

  tick(value, index) {
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.high) this.chosen.add(value);
    this.active = index;
    this.show();
  }

  key(event) {
    const closed = this.list.hidden;
    const acts = {
      ArrowDown: () => (closed ? this.open() : this.point(this.active + 1)),
      ArrowUp: () => (closed ? this.open() : this.point(this.active - 1)),
      Home: () => closed || this.point(0),
      End: () => closed || this.point(this.options.length - 1),
      Enter: () => (closed ? this.open() : this.choose(this.active)),
      " ": () => (closed ? this.open() : this.choose(this.active)),
      Escape: () => this.close({ keep: false }),
      Tab: () => this.close(),
    };
    if (!acts[event.key]) return;
    if (event.key !== "Tab") event.preventDefault();
    if (event.key === "Escape" && !closed) event.stopPropagation();
    acts[event.key]();
  }
}
