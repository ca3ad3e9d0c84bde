// A picture in full size.
import { h, icon } from "./dom.js";

export function showPicture(url, alt) {
  const image = h("img", { src: url, alt });
  const stage = h("div", { class: "stage", onclick: () => dialog.close() }, image);
  const zoomer = h("button", { class: "tool", "aria-label": "Zoom", "aria-pressed": "false" }, icon("zoom"));
  const closer = h("button", { class: "tool", "aria-label": "Close", onclick: () => dialog.close() }, icon("close"));
  const caption = h("p", { class: "caption" }, alt ? `${alt} ` : "", h("a", { href: url, target: "_blank", rel: "noopener" }, "Open in browser"));
  const dialog = h("dialog", { class: "viewer", "aria-label": alt || "Picture" }, h("div", { class: "corner" }, zoomer, closer), stage, caption);

  // (x, y) is the point of the picture, from 0 to 1, that shall be in the middle.
  const zoom = (x, y) => {
    const zoomed = dialog.classList.toggle("zoomed");
    zoomer.setAttribute("aria-pressed", String(zoomed));
    stage.scrollTo(x * stage.scrollWidth - stage.clientWidth / 2, y * stage.scrollHeight - stage.clientHeight / 2);
  };
  zoomer.addEventListener("click", () => zoom(0.5, 0.5));
  image.addEventListener("click", (event) => {
    event.stopPropagation();
    zoom(event.offsetX / image.clientWidth, event.offsetY / image.clientHeight);
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  closer.focus();
}
