// A form the bot opens. Values are handed in by custom_id.
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { Chooser, optionsOf } from "./menu.js";

const RADIO = 21, CHECKBOXES = 22;

export function openModal(store, links, { id, modal }) {
  const readers = new Map();
  const problem = h("div", { class: "problem", role: "alert", hidden: true });
  const dialog = h("dialog", { class: "modal", "aria-label": modal.title });
  const form = h("form", { method: "dialog" },
    h("header", {}, h("h2", {}, modal.title)),
    h("div", { class: "fields" }, modal.components.map((one) => part(one, readers, store, links)), problem),
    h("footer", {},
      h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel"),
      h("button", { type: "submit", class: "button primary" }, "Submit")));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = Object.fromEntries([...readers].map(([key, read]) => [key, read()]));
    try {
      const begun = await store.api.ask("POST", `/ui/interactions/${id}/modal`, { values });
      store.begin(begun.interaction, { message: null, control: null });
      dialog.close();
    } catch (refused) {
      problem.textContent = refused.message;
      problem.hidden = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("input, textarea, .select")?.focus();
}

function part(one, readers, store, links) {
  if (one.type === 10) return h("div", { class: "text" }, markdown(one.content, links));
  if (one.type === 1) return labelled(one.components[0].label, null, one.components[0], readers, store);
  return labelled(one.label, one.description, one.component, readers, store);
}

function labelled(label, description, inner, readers, store) {
  const needed = inner.required !== false && inner.type !== 23;
  const group = inner.type === RADIO || inner.type === CHECKBOXES;
  return h(group ? "fieldset" : "label", { class: "labelled" },
    h(group ? "legend" : "span", { class: "title" }, label, needed ? h("span", { class: "needed", "aria-hidden": "true" }, " *") : null),
    description ? h("span", { class: "small-print" }, description) : null, control(inner, label, needed, readers, store));
}

function control(one, label, needed, readers, store) {
  if (one.type === 4) return textInput(one, needed, readers);
  if (one.type === 23) return checkbox(one, readers);
  if (one.type === RADIO || one.type === CHECKBOXES) return boxes(one, readers, needed);
  let values = (one.options ?? []).filter((option) => option.default).map((option) => option.value);
  readers.set(one.custom_id, () => values);
  return new Chooser(one, optionsOf(one, store), (chosen) => (values = chosen), { name: label }).element;
}

function textInput(one, needed, readers) {
  const props = { name: one.custom_id, required: needed, value: one.value ?? "", placeholder: one.placeholder ?? "",
    minLength: one.min_length ?? -1, maxLength: one.max_length ?? 4000 };
  if (props.minLength < 0) delete props.minLength;
  const input = one.style === 2 ? h("textarea", { ...props, rows: 4 }) : h("input", { type: "text", ...props });
  readers.set(one.custom_id, () => input.value);
  return input;
}

function checkbox(one, readers) {
  const input = h("input", { type: "checkbox", checked: one.default ?? false });
  readers.set(one.custom_id, () => input.checked);
  return input;
}

function boxes(one, readers, needed) {
  const kind = one.type === RADIO ? "radio" : "checkbox";
  const inputs = one.options.map((option) => h("input", { type: kind, name: one.custom_id, value: option.value,
    checked: option.default ?? false, required: kind === "radio" && needed }));
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  readers.set(one.custom_id, () => (kind === "radio" ? chosen()[0] ?? null : chosen()));
  return h("div", { class: "boxes" }, one.options.map((option, index) => h("label", {}, inputs[index], " ", option.label)));
}
