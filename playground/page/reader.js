// A page or picture that came as a file, in a frame without scripts and without an origin.
import { fileAt, h, icon } from "./dom.js";

export function showPage(file) {
  const frame = h("iframe", { sandbox: "", src: `${fileAt(file.file.url)}&framed=1`, title: file.name });
  const close = h("button", { class: "tool", title: "Close", "aria-label": "Close", onclick: () => dialog.close() }, icon("close"));
  const dialog = h("dialog", { class: "viewer reader", "aria-label": file.name, onclose: () => dialog.remove() }, h("div", { class: "corner" }, close), frame);
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
