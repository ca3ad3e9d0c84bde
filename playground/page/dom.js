// Elements made in one call: h("button", {class: "x", onclick: f}, "text", child).
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key in element && key !== "list" && key !== "style") element[key] = value;
    else element.setAttribute(key === "className" ? "class" : key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

// A button within running text: unlike a real one it wraps with its line.
export function inlineButton(props, run, ...children) {
  const key = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    run(event);
  };
  return h("span", { role: "button", tabIndex: 0, onclick: run, onkeydown: key, ...props }, ...children);
}

// Runs as the mouse moves over an element, not when the element comes to lie below a mouse at rest.
export function pointed(run) {
  return (event) => (event.movementX || event.movementY) && run(event);
}

// Redraws what an element holds; the control in use keeps the focus, found again by its data-id.
export function refill(element, ...children) {
  const used = element.contains(document.activeElement) ? document.activeElement.dataset.id : null;
  element.replaceChildren(...children);
  if (used) element.querySelector(`[data-id="${CSS.escape(used)}"]:not(:disabled)`)?.focus({ preventScroll: true });
}

// Brings children into order without taking out those that stay, so that focus and open menus survive.
export function arrange(list, wanted) {
  const kept = new Set(wanted);
  for (const child of [...list.children]) if (!kept.has(child)) child.remove();
  wanted.forEach((child, index) => {
    if (list.children[index] !== child) list.insertBefore(child, list.children[index] ?? null);
  });
}

// Changes the rows of a scroller so that what is in view stays there: the end of the first row, where its controls are,
// or its beginning if the row is larger than the view.
export function steady(scroller, rows, change) {
  const view = scroller.getBoundingClientRect();
  const first = [...rows.children].find((row) => row.id && row.getBoundingClientRect().bottom > view.top);
  if (!first) return change();
  const edge = first.getBoundingClientRect().bottom <= view.bottom ? "bottom" : "top";
  const before = first.getBoundingClientRect()[edge];
  change();
  const after = document.getElementById(first.id)?.getBoundingClientRect()[edge] ?? before;
  scroller.scrollTop += after - before;
}

const PATHS = {
  hash: "M9 3 7 21M17 3l-2 18M4 9h17M3 15h17",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  reply: "M10 8 5 12l5 4M5 12h9a5 5 0 0 1 5 5v1",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  bolt: "M13 2 4 14h7l-1 8 9-12h-7z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M19 5l-1.5 1.5M6.500 17.500 5 19",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  link: "M14 4h6v6M20 4l-9 9M18 13v7H4V6h7",
  chevron: "M6 9l6 6 6-6",
  left: "M15 6l-6 6 6 6",
  right: "M9 6l6 6-6 6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  pin: "M9 3h6l-1 7 4 3H6l4-3zM12 13v8",
};

export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

const COLOURS = ["#5865f2", "#3ba55c", "#eb459e", "#faa61a", "#ed4245", "#9b59b6"];

export function colourOf(id) {
  return COLOURS[Number(BigInt(id) % BigInt(COLOURS.length))];
}

export function nameOf(user) {
  return user.global_name ?? user.username;
}

export function avatar(user) {
  const box = h("span", { class: "avatar", "aria-hidden": "true" }, nameOf(user)[0].toUpperCase());
  box.style.background = user.bot ? "linear-gradient(135deg, #f6b73c, #e0584f)" : colourOf(user.id);
  return box;
}

// A file by the name under which this page was opened, whichever of the playground's names that is.
export function fileAt(address) {
  const { pathname, search } = new URL(address);
  return pathname.startsWith("/cdn/") ? `${pathname}${search}` : address;
}
