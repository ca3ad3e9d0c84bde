// The list above the composer from which to pick with arrows, Tab and Enter, or a click.
import { h, pointed } from "./dom.js";

let lists = 0;

export function suggestions(title) {
  const id = `suggestions${++lists}`;
  const list = h("ul", { role: "listbox", id, "aria-label": title });
  const element = h("div", { class: "suggestions", hidden: true }, h("div", { class: "title" }, title), list);
  let items = [];
  let active = 0;
  let field = null;

  // Tells the field in which one types what is chosen here.
  const point = () => {
    if (active < 0 || element.hidden) field?.removeAttribute("aria-activedescendant");
    else field?.setAttribute("aria-activedescendant", list.children[active].id);
  };
  const serve = (input) => {
    field = input;
    input.setAttribute("aria-controls", id);
  };

  const highlight = (index) => {
    active = (Math.max(index, -1) + items.length) % items.length;
    [...list.children].forEach((child, at) => {
      child.classList.toggle("active", at === active);
      child.setAttribute("aria-selected", String(at === active));
    });
    list.children[active]?.scrollIntoView({ block: "nearest" });
    point();
  };
  // A passive list takes no Enter until an arrow chose from it.
  const show = (wanted, heading = title, passive = false) => {
    items = wanted;
    element.hidden = items.length === 0;
    element.firstChild.textContent = heading;
    list.replaceChildren(...items.map((item, index) => h("li", {
      role: "option",
      id: `${id}-${index}`,
      onmousedown: (event) => event.preventDefault(),
      onmousemove: pointed(() => index !== active && highlight(index)),
      onclick: () => item.pick(),
    }, h("span", { class: "label" }, item.label), item.description ? h("span", { class: "description" }, item.description) : null)));
    active = -1;
    if (items.length && !passive) highlight(0);
    else point();
  };
  // Whether the key was one for this list.
  const key = (event) => {
    if (element.hidden) return false;
    const acts = {
      ArrowDown: () => highlight(active + 1),
      ArrowUp: () => highlight(active - 1),
      Enter: () => items[active]?.pick(),
      Tab: () => items[active]?.pick(),
      Escape: () => show([]),
    };
    const picks = event.key === "Enter" || event.key === "Tab";
    if (!acts[event.key] || (picks && active < 0) || event.shiftKey) return false;
    event.preventDefault();
    acts[event.key]();
    return true;
  };
  return { element, show, key, serve };
}
