// A select menu: a button that opens a list; a menu for one value is used by the choice, one for several when it closes.
import { mark, press } from "./components.js";
import { h, icon, nameOf } from "./dom.js";

export function menu(one, { store, message }) {
  const busy = store.isBusy(message.id, one.custom_id);
  const options = optionsOf(one, store);
  const given = options.filter((option) => option.default).map((option) => option.value);
  const send = (values) => press(store, message, one.custom_id, values);
  return chooser({ options, given, placeholder: one.placeholder, disabled: one.disabled || busy, busy, send,
    id: one.custom_id, low: one.min_values ?? 1, high: one.max_values ?? 1 });
}

export function optionsOf(one, store) {
  if (one.options) return one.options;
  if (one.type === 8) return [...store.channels.values()].filter((c) => c.name).map((c) => ({ label: `#${c.name}`, value: c.id }));
  if (one.type === 6) return [];
  return [...store.users.values()].filter((u) => store.members.has(u.id)).map((u) => ({ label: nameOf(u), value: u.id }));
}

export function chooser({ options, given = [], placeholder, disabled, busy, send, id, low, high }) {
  let chosen = new Set(given);
  let active = 0;
  const many = high > 1;
  const face = h("span", { class: "face" });
  const list = h("ul", { class: "options", role: "listbox", tabIndex: -1, hidden: true, "aria-multiselectable": String(many) });
  const head = h("button", {
    class: `select${busy ? " busy" : ""}`, type: "button", disabled, "data-id": id,
    "aria-haspopup": "listbox", "aria-expanded": "false", onclick: () => (list.hidden ? open() : close(true)),
  }, face, icon("chevron"));
  const box = h("div", { class: "chooser" }, head, list);

  const show = () => {
    const labels = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    face.replaceChildren(labels.length ? labels.join(", ") : h("span", { class: "placeholder" }, placeholder ?? "Make a selection"));
    list.replaceChildren(...options.map((option, index) => h("li", {
      class: `option${index === active ? " active" : ""}`, role: "option", "aria-selected": String(chosen.has(option.value)),
      onmousedown: (event) => event.preventDefault(),
      onclick: () => choose(index),
      onmouseenter: () => mark_(index),
    }, mark(option.emoji), h("span", { class: "words" }, h("span", { class: "label" }, option.label),
      option.description ? h("span", { class: "description" }, option.description) : null),
      many ? h("span", { class: "tick", "aria-hidden": "true" }) : null)));
  };
  const mark_ = (index) => {
    active = (index + options.length) % options.length;
    [...list.children].forEach((child, at) => child.classList.toggle("active", at === active));
    list.children[active]?.scrollIntoView({ block: "nearest" });
  };
  const open = () => {
    list.hidden = false;
    head.setAttribute("aria-expanded", "true");
    box.classList.toggle("upwards", head.getBoundingClientRect().bottom > innerHeight - 330);
    show();
    mark_(Math.max(0, options.findIndex((option) => chosen.has(option.value))));
    document.addEventListener("pointerdown", outside, true);
  };
  const close = (keep) => {
    if (list.hidden) return;
    list.hidden = true;
    head.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    const same = chosen.size === given.length && given.every((value) => chosen.has(value));
    if (!keep || (many && chosen.size < low)) chosen = new Set(given);
    else if (many && !same) send(options.map((option) => option.value).filter((value) => chosen.has(value)));
    show();
  };
  const outside = (event) => box.contains(event.target) || close(true);
  const choose = (index) => {
    const { value } = options[index];
    if (!many) {
      chosen = new Set([value]);
      list.hidden = true;
      head.setAttribute("aria-expanded", "false");
      show();
      send([value]);
    } else {
      if (chosen.has(value)) chosen.delete(value);
      else if (chosen.size < high) chosen.add(value);
      active = index;
      show();
    }
  };
  const keys = {
    ArrowDown: () => (list.hidden ? open() : mark_(active + 1)),
    ArrowUp: () => (list.hidden ? open() : mark_(active - 1)),
    Home: () => mark_(0),
    End: () => mark_(options.length - 1),
    Enter: () => (list.hidden ? open() : choose(active)),
    " ": () => (list.hidden ? open() : choose(active)),
    Escape: () => close(false),
    Tab: () => close(true),
  };
  head.addEventListener("keydown", (event) => {
    if (!keys[event.key]) return;
    if (event.key !== "Tab") event.preventDefault();
    if (event.key === "Escape" && !list.hidden) event.stopPropagation();
    keys[event.key]();
  });
  show();
  return box;
}
