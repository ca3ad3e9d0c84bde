// Components of a message: layout, pictures, buttons and menus. `context` is {store, message, links, show}.
import { fileAt, h, icon } from "./dom.js";
import { emoji as customEmoji, markdown, placeAt } from "./markdown.js";
import { menu } from "./menu.js";
import { showPage } from "./reader.js";

const STYLE = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

const DRAW = {
  1: (one, context) => h("div", { class: "row" }, one.components.map((inner) => draw(inner, context))),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (one, context) => h("div", { class: "text" }, markdown(one.content, context.links)),
  11: (one, context) => picture(one, context, "thumbnail"),
  12: gallery,
  13: file,
  14: (one) => h("hr", { class: `separator${one.divider ? "" : " bare"}${one.spacing === 2 ? " wide" : ""}` }),
  17: container,
};

export function draw(component, context) {
  return DRAW[component.type]?.(component, context) ?? h("div", {}, `Component ${component.type}`);
}

function container(one, context) {
  const box = h("div", { class: "container" }, one.components.map((inner) => draw(inner, context)));
  if (one.accent_color !== null) box.style.setProperty("--accent", `#${one.accent_color.toString(16).padStart(6, "0")}`);
  return one.spoiler ? veil(box) : box;
}

function section(one, context) {
  const words = h("div", { class: "words" }, one.components.map((inner) => draw(inner, context)));
  return h("div", { class: "section" }, words, draw(one.accessory, context));
}

function gallery(one, context) {
  const count = one.items.length;
  const grid = h("div", { class: `gallery n${Math.min(count, 4)}` });
  grid.append(...one.items.map((item) => picture(item, context, "item")));
  return grid;
}

function picture(item, context, kind) {
  const { url, width, height } = item.media;
  const alt = item.description ?? "";
  const image = h("img", { src: fileAt(url), alt, loading: "lazy" });
  if (width && height) Object.assign(image, { width, height });
  image.addEventListener("error", () => box.classList.add("broken"));
  const open = h("button", { class: "open", "aria-label": `Open picture. ${alt}`, onclick: () => context.show(image) }, image);
  const box = h("div", { class: kind }, open);
  if (alt && kind === "item") box.append(altBadge(alt));
  return item.spoiler ? veil(box) : box;
}

function altBadge(alt) {
  const words = h("span", { class: "alt-text", hidden: true }, alt);
  const badge = h("button", { class: "alt", "aria-label": "Describe the picture", "aria-expanded": "false" }, "ALT");
  badge.addEventListener("click", () => {
    words.hidden = !words.hidden;
    badge.setAttribute("aria-expanded", String(!words.hidden));
  });
  return h("div", { class: "about" }, badge, words);
}

function veil(inner) {
  const box = h("div", { class: "veil" }, inner);
  const lift = h("button", { class: "lift", onclick: () => box.replaceWith(inner) }, "Spoiler");
  box.append(lift);
  return box;
}

function file(one) {
  const size = one.size > 1e6 ? `${(one.size / 1e6).toFixed(1)} MB` : `${(one.size / 1e3).toFixed(1)} kB`;
  const name = h("a", { href: fileAt(one.file.url), download: one.name, target: "_blank" }, one.name);
  const read = /\.(html?|png|jpe?g|gif|webp)$/i.test(one.name) ? h("button", { class: "button secondary", onclick: () => showPage(one) }, "Read") : null;
  return h("div", { class: "file" }, icon("file"), h("div", {}, name, h("div", { class: "size" }, size)), read);
}

function button(one, { store, message, links }) {
  const busy = store.isBusy(message.id, one.custom_id);
  const props = { class: `button ${STYLE[one.style]}${busy ? " busy" : ""}`, disabled: one.disabled || busy };
  const parts = [mark(one.emoji, one.label), one.label ? h("span", { class: "label" }, one.label) : null];
  const place = one.url && placeAt(one.url);
  if (place) return h("button", { ...props, onclick: () => links.open(...place) }, parts);
  if (one.url) return h("a", { ...props, href: one.url, target: "_blank", rel: "noopener" }, parts, icon("link"));
  return h("button", { ...props, "data-id": one.custom_id, onclick: () => press(store, message, one.custom_id) }, parts);
}

// The sign of a choice; beside a label it is there for the eyes alone.
export function mark(emoji, label) {
  if (!emoji) return null;
  const sign = emoji.id ? customEmoji(emoji.name, emoji.id) : h("span", { class: "unicode" }, emoji.name);
  if (label) sign.setAttribute("aria-hidden", "true");
  return sign;
}

export async function press(store, message, control, values = undefined) {
  const path = `/ui/channels/${message.channel_id}/messages/${message.id}/press`;
  const begun = await store.attempt(() => store.api.ask("POST", path, { custom_id: control, values }));
  if (begun) store.begin(begun.interaction, { message: message.id, control });
}
