// The pictures of a message in full size, one at a time. They grow by steps, wheel, pinch, keys or a click.
import { h, icon } from "./dom.js";

const STEP = 1.5;
const CLOSER = 2.25;
const PAN = 90;
const DRAGGED = 4;

export function showPicture(opened) {
  const all = [...opened.closest(".message").querySelectorAll(".open img")].filter((one) => !one.closest(".veil"));
  let at = all.indexOf(opened);
  let scale = 1;
  let fitted = 0;

  const image = h("img", { draggable: false, onload: () => lay() });
  const stage = h("div", { class: "stage" }, image);
  const caption = h("p", { class: "caption" });
  const tool = (name, sign, run) => h("button", { class: "tool", title: name, "aria-label": name, onclick: run }, icon(sign));
  const smaller = tool("Zoom out", "minus", () => zoom(scale / STEP));
  const larger = tool("Zoom in", "plus", () => zoom(scale * STEP));
  const count = h("span", { class: "of", role: "status" });
  const turning = all.length > 1 ? [tool("Previous picture", "left", () => show(at - 1)), count, tool("Next picture", "right", () => show(at + 1))] : [];
  const closer = tool("Close", "close", () => dialog.close());
  const dialog = h("dialog", { class: "viewer" }, h("div", { class: "corner" }, turning, smaller, larger, closer), stage, caption);

  const show = (wanted) => {
    at = (wanted + all.length) % all.length;
    const { src, alt } = all[at];
    scale = 1;
    Object.assign(image, { src, alt });
    dialog.setAttribute("aria-label", alt || "Picture");
    caption.replaceChildren(alt ? `${alt} ` : "", h("a", { href: src, target: "_blank", rel: "noopener" }, "Open in browser"));
    count.textContent = `${at + 1} of ${all.length}`;
    lay();
  };

  // At its smallest a picture fits the window; `fitted` is its width then.
  const lay = () => {
    dialog.classList.toggle("zoomed", scale > 1);
    if (scale === 1) fitted = Math.min(image.naturalWidth, stage.clientWidth, stage.clientHeight * image.naturalWidth / image.naturalHeight || 0);
    image.style.width = `${fitted * scale}px`;
    smaller.disabled = scale === 1;
    larger.disabled = scale === most();
  };
  const most = () => Math.max(CLOSER, STEP * image.naturalWidth / fitted);

  // What is at the given point of the window stays there.
  const zoom = (wanted, x = stage.offsetLeft + stage.clientWidth / 2, y = stage.offsetTop + stage.clientHeight / 2) => {
    const before = image.getBoundingClientRect();
    scale = Math.max(1, Math.min(wanted, most()));
    if (scale < 1.01) scale = 1;
    lay();
    const after = image.getBoundingClientRect();
    const keep = (point, low, size, newLow, newSize) => newLow + (point - low) / size * newSize - point;
    stage.scrollBy(keep(x, before.left, before.width, after.left, after.width), keep(y, before.top, before.height, after.top, after.height));
  };

  const acts = {
    "+": () => zoom(scale * STEP),
    "=": () => zoom(scale * STEP),
    "-": () => zoom(scale / STEP),
    0: () => zoom(1),
    ArrowLeft: () => (scale > 1 ? stage.scrollBy(-PAN, 0) : show(at - 1)),
    ArrowRight: () => (scale > 1 ? stage.scrollBy(PAN, 0) : show(at + 1)),
    ArrowUp: () => stage.scrollBy(0, -PAN),
    ArrowDown: () => stage.scrollBy(0, PAN),
  };
  dialog.addEventListener("keydown", (event) => {
    if (!acts[event.key] || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    acts[event.key]();
  });
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(scale * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }, { passive: false });
  const dragged = draggable(stage);
  stage.addEventListener("click", (event) => {
    if (dragged()) return;
    if (event.target !== image) dialog.close();
    else zoom(scale > 1 ? 1 : CLOSER, event.clientX, event.clientY);
  });
  pinchable(stage, (ratio, x, y) => zoom(scale * ratio, x, y));
  new ResizeObserver(lay).observe(stage);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  show(at);
  closer.focus();
}

// Moves what is too large with the mouse. Tells whether the latest press did so.
function draggable(stage) {
  let moved = 0;
  stage.addEventListener("pointerdown", () => (moved = 0));
  stage.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || event.buttons !== 1) return;
    moved += Math.abs(event.movementX) + Math.abs(event.movementY);
    stage.scrollBy(-event.movementX, -event.movementY);
  });
  return () => moved > DRAGGED;
}

// Calls pinched(ratio, x, y) as two fingers part or meet around a point.
function pinchable(stage, pinched) {
  let spread = 0;
  const feel = (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const [one, two] = event.touches;
    const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    if (spread) pinched(now / spread, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
    spread = now;
  };
  stage.addEventListener("touchstart", feel, { passive: false });
  stage.addEventListener("touchmove", feel, { passive: false });
  stage.addEventListener("touchend", () => (spread = 0));
}
