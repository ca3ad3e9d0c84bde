// The pictures of a message in full size, one at a time. They grow by steps, wheel, pinch, keys or a click.
import { h, icon } from "./dom.js";

const STEP = 1.5;
const CLOSER = 2.25;
const PAN = 90;
const DRAGGED = 4;

export function showPicture(opened) {
  const pictures = [...opened.closest(".message").querySelectorAll(".open img")].filter((one) => !one.closest(".veil"));
  new Viewer(pictures).open(pictures.indexOf(opened));
}

class Viewer {
  constructor(pictures) {
    Object.assign(this, { pictures, at: 0, scale: 1, fitted: 0 });
    this.image = h("img", { draggable: false, onload: () => this.lay() });
    this.stage = h("div", { class: "stage" }, this.image);
    this.caption = h("p", { class: "caption" });
    this.count = h("span", { class: "of", role: "status" });
    this.smaller = tool("Zoom out", "minus", () => this.zoom(this.scale / STEP));
    this.larger = tool("Zoom in", "plus", () => this.zoom(this.scale * STEP));
    this.closer = tool("Close", "close", () => this.dialog.close());
    const turning = [tool("Previous picture", "left", () => this.show(this.at - 1)), this.count, tool("Next picture", "right", () => this.show(this.at + 1))];
    const tools = h("div", { class: "corner" }, pictures.length > 1 ? turning : null, this.smaller, this.larger, this.closer);
    this.dialog = h("dialog", { class: "viewer", onkeydown: (event) => this.key(event), onclose: () => this.dialog.remove() }, tools, this.stage, this.caption);
    this.listen();
  }

  listen() {
    const { stage } = this;
    const dragged = draggable(stage);
    stage.addEventListener("click", (event) => {
      if (dragged()) return;
      if (event.target !== this.image) this.dialog.close();
      else this.zoom(this.scale > 1 ? 1 : CLOSER, event.clientX, event.clientY);
    });
    stage.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(this.scale * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    }, { passive: false });
    pinchable(stage, (ratio, x, y) => this.zoom(this.scale * ratio, x, y));
    new ResizeObserver(() => this.lay()).observe(stage);
  }

  open(at) {
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.show(at);
    this.closer.focus();
  }

  show(wanted) {
    const { length } = this.pictures;
    this.at = (wanted + length) % length;
    const { src, alt } = this.pictures[this.at];
    this.scale = 1;
    Object.assign(this.image, { src, alt });
    this.dialog.setAttribute("aria-label", alt || "Picture");
    this.caption.replaceChildren(alt ? `${alt} ` : "", h("a", { href: src, target: "_blank", rel: "noopener" }, "Open in browser"));
    this.count.textContent = `${this.at + 1} of ${length}`;
    this.lay();
  }

  // At its smallest a picture fits the window; `fitted` is its width then.
  lay() {
    const { image, stage, scale } = this;
    this.dialog.classList.toggle("zoomed", scale > 1);
    const ratio = image.naturalWidth / image.naturalHeight || 0;
    if (scale === 1) this.fitted = Math.min(image.naturalWidth, stage.clientWidth, stage.clientHeight * ratio);
    image.style.width = `${this.fitted * scale}px`;
    this.smaller.disabled = scale === 1;
    this.larger.disabled = scale === this.most();
  }

  most() {
    return Math.max(CLOSER, STEP * this.image.naturalWidth / this.fitted);
  }

  // What is at the given point of the window, or in its middle, stays there.
  zoom(wanted, x = innerWidth / 2, y = innerHeight / 2) {
    const before = this.image.getBoundingClientRect();
    const scale = Math.min(wanted, this.most());
    this.scale = scale < 1.01 ? 1 : scale;
    this.lay();
    const after = this.image.getBoundingClientRect();
    const right = after.left + (x - before.left) / before.width * after.width - x;
    const down = after.top + (y - before.top) / before.height * after.height - y;
    this.stage.scrollBy(right, down);
  }

  key(event) {
    const aside = (way) => (this.scale > 1 ? this.stage.scrollBy(way * PAN, 0) : this.show(this.at + way));
    const acts = {
      "+": () => this.zoom(this.scale * STEP),
      "=": () => this.zoom(this.scale * STEP),
      "-": () => this.zoom(this.scale / STEP),
      0: () => this.zoom(1),
      ArrowLeft: () => aside(-1),
      ArrowRight: () => aside(1),
      ArrowUp: () => this.stage.scrollBy(0, -PAN),
      ArrowDown: () => this.stage.scrollBy(0, PAN),
    };
    if (!acts[event.key] || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    acts[event.key]();
  }
}

function tool(name, sign, run) {
  return h("button", { class: "tool", title: name, "aria-label": name, onclick: run }, icon(sign));
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
