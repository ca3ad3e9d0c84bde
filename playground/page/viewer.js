// A picture in full size.
import { h, icon } from "./dom.js";

export function showPicture(url, alt) {
  const image = h("img", { src: url, alt });
  const dialog = h("dialog", { class: "viewer", "aria-label": alt || "Picture" });
  const zoom = () => dialog.classList.toggle("zoomed");
  image.addEventListener("click", (event) => {
    event.stopPropagation();
    zoom();
  });
  dialog.append(
    h("button", { class: "tool close", "aria-label": "Close", onclick: () => dialog.close() }, icon("close")),
    h("div", { class: "stage", onclick: () => dialog.close() }, image),
    h("p", { class: "caption" }, alt ? h("span", {}, alt) : null, " ", h("a", { href: url, target: "_blank", rel: "noopener" }, "Open in browser")));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
