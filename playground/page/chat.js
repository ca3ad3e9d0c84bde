// The messages of the open channel, kept at the newest unless the reader scrolled away.
import { h, icon } from "./dom.js";
import { lead, messageRow } from "./message.js";
import { THREADS } from "./store.js";

const NEAR = 160;

export function chat(store, links, show, reply) {
  const list = h("ol", { class: "messages", role: "log", "aria-label": "Messages" });
  const scroller = h("div", { class: "scroller", tabIndex: -1 }, list);
  const newer = h("button", { class: "newer", hidden: true, onclick: () => toEnd() }, "Jump to the newest message");
  const context = { store, links, show, reply, lead: (message) => lead(message, context) };
  const drawn = new Map();
  let atEnd = true;

  const toEnd = () => {
    scroller.scrollTop = scroller.scrollHeight;
    newer.hidden = true;
  };
  const settle = () => atEnd && toEnd();
  new ResizeObserver(settle).observe(list);
  new ResizeObserver(settle).observe(scroller);

  scroller.addEventListener("scroll", async () => {
    atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
    if (atEnd) newer.hidden = true;
    if (scroller.scrollTop < NEAR && !scroller.dataset.loading) {
      scroller.dataset.loading = "yes";
      const height = scroller.scrollHeight;
      if (await store.fetchOlder(store.current)) scroller.scrollTop += scroller.scrollHeight - height;
      delete scroller.dataset.loading;
    }
  });

  const redraw = () => {
    const messages = store.messages.get(store.current) ?? [];
    const rows = [];
    messages.forEach((message, index) => {
      const before = messages[index - 1];
      const parted = before && new Date(before.timestamp).toDateString() !== new Date(message.timestamp).toDateString();
      if (parted) rows.push(divider(message));
      rows.push(rowFor(message, parted ? null : before));
    });
    const kept = new Set(messages.map((message) => message.id));
    for (const id of drawn.keys()) if (!kept.has(id)) drawn.delete(id);
    const start = store.complete.has(store.current) ? [beginning(store)] : [];
    list.replaceChildren(...start, ...rows);
  };

  // Rows are kept as long as what they show is the same, so that an open menu survives news elsewhere.
  const rowFor = (message, before) => {
    const known = drawn.get(message.id);
    if (known && known.message === message && known.before === before?.id) return known.row;
    const row = messageRow(message, before, context);
    drawn.set(message.id, { message, before: before?.id, row });
    return row;
  };

  store.on("opened", () => {
    atEnd = true;
    drawn.clear();
    redraw();
    toEnd();
  });
  store.on("messages", (channel) => {
    if (channel !== store.current) return;
    const before = list.lastElementChild?.id;
    redraw();
    if (atEnd) toEnd();
    else if (list.lastElementChild?.id !== before) newer.hidden = false;
  });
  store.on("redraw", (id) => {
    const known = drawn.get(id);
    if (!known) return;
    const focused = known.row.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    drawn.delete(id);
    redraw();
    const row = drawn.get(id)?.row;
    if (focused) (row?.querySelector(`[data-id="${CSS.escape(focused)}"]:not(:disabled)`) ?? scroller).focus({ preventScroll: true });
    if (atEnd) toEnd();
  });
  store.on("loaded", () => {
    drawn.clear();
    redraw();
  });

  const jump = (id) => {
    const row = document.getElementById(`m${id}`);
    if (!row) return store.tell("notice", "This message is not here any more.");
    atEnd = false;
    row.scrollIntoView({ block: "center" });
    row.classList.add("flash");
    setTimeout(() => row.classList.remove("flash"), 1600);
  };
  return { element: h("div", { class: "chat" }, scroller, newer), jump };
}

function divider(message) {
  const day = new Date(message.timestamp).toLocaleDateString("en-GB", { dateStyle: "long" });
  return h("li", { class: "divider" }, h("span", {}, day));
}

function beginning(store) {
  const channel = store.channels.get(store.current);
  if (!channel) return "";
  const name = store.title(channel);
  const thread = THREADS.includes(channel.type);
  const title = channel.type === 1 ? name : thread ? name : `Welcome to #${name}!`;
  const words = channel.type === 1
    ? `This is the beginning of your direct messages with ${name}.`
    : thread ? "This is the start of the thread." : `This is the start of the #${name} channel. ${channel.topic ?? ""}`;
  return h("li", { class: "beginning" }, h("span", { class: "big" }, icon(thread ? "thread" : "hash")), h("h2", {}, title), h("p", {}, words));
}
