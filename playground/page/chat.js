// The messages of the open channel, kept at the newest unless the reader scrolled away.
import { arrange, avatar, h, icon, steady } from "./dom.js";
import { messageRow, spoken } from "./message.js";
import { THREADS } from "./store.js";

const NEAR = 160;
const PAGE = 0.9;
const FAR = 2;
const FLASH = 1600;

export class Chat {
  constructor(store, links, show, reply) {
    Object.assign(this, { store, drawn: new Map(), atEnd: true, unseen: false, loading: false, context: { store, links, show, reply } });
    this.list = h("ol", { class: "messages", "aria-label": "Messages" });
    this.scroller = h("div", { class: "scroller", tabIndex: -1, onscroll: () => this.scrolled() }, this.list);
    this.newer = h("button", { class: "newer", hidden: true, onclick: () => this.toEnd() }, "Jump to the newest message");
    this.news = h("div", { class: "unseen", role: "status" });
    this.element = h("div", { class: "chat" }, this.scroller, this.newer, this.news);
    const settle = new ResizeObserver(() => this.atEnd && this.toEnd());
    settle.observe(this.list);
    settle.observe(this.scroller);
    store.on("opened", () => this.open());
    store.on("loaded", () => this.redrawAll());
    store.on("messages", (channel) => channel === store.current && this.extend());
    store.on("redraw", (message) => this.drawn.has(message) && this.replace(message));
    store.on("redraw", (message) => this.answers(message).forEach((answer) => this.replace(answer)));
    store.on("news", (message) => message.channel_id === store.current && this.announce(message));
  }

  open() {
    this.atEnd = true;
    this.redrawAll();
    this.toEnd();
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.unseen = false;
    this.newer.hidden = true;
  }

  page(way) {
    this.scroller.scrollBy(0, way * PAGE * this.scroller.clientHeight);
  }

  async scrolled() {
    const { scroller } = this;
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    this.atEnd = below < NEAR;
    this.unseen &&= !this.atEnd;
    this.newer.hidden = !this.unseen && below < FAR * scroller.clientHeight;
    if (scroller.scrollTop > NEAR || this.loading) return;
    this.loading = true;
    await this.store.fetchOlder(this.store.current);
    this.loading = false;
  }

  redrawAll() {
    this.drawn.clear();
    this.redraw();
  }

  redraw() {
    const { store } = this;
    const messages = store.messages.get(store.current) ?? [];
    const kept = new Set(messages.map((message) => message.id));
    for (const id of this.drawn.keys()) if (!kept.has(id)) this.drawn.delete(id);
    const fresh = store.since && messages.find((message) => BigInt(message.id) > BigInt(store.since));
    const rows = messages.flatMap((message, index) => {
      const before = messages[index - 1];
      const above = [];
      if (before && dayOf(before) !== dayOf(message)) above.push(divider(longDay(message)));
      if (message.id === fresh?.id) above.push(divider("New", " new"));
      return [...above, this.row(message, above.length ? null : before)];
    });
    const start = store.complete.has(store.current) ? [beginning(store)] : [];
    steady(this.scroller, this.list, () => arrange(this.list, [...start, ...rows]));
  }

  // A row is kept as long as what it shows is the same, so that an open menu survives news elsewhere.
  row(message, before) {
    const known = this.drawn.get(message.id);
    if (known?.message === message && known.before === before?.id) return known.row;
    const row = messageRow(message, before, this.context);
    this.drawn.set(message.id, { message, before: before?.id, row });
    return row;
  }

  extend() {
    const newest = this.list.lastElementChild?.id;
    this.redraw();
    if (this.atEnd) return this.toEnd();
    this.unseen ||= this.list.lastElementChild?.id !== newest;
    this.newer.hidden &&= !this.unseen;
  }

  // The focus stays where it was when its message changes: on the same control, else on the message.
  replace(id) {
    const old = this.drawn.get(id).row;
    const used = old.contains(document.activeElement) && document.activeElement;
    this.drawn.delete(id);
    this.redraw();
    if (used) {
      const { row } = this.drawn.get(id);
      const again = used.dataset.id && row.querySelector(`[data-id="${CSS.escape(used.dataset.id)}"]:not(:disabled)`);
      (again || row).focus({ preventScroll: true });
    }
    if (this.atEnd) this.toEnd();
  }

  // The messages that quote this one above themselves.
  answers(id) {
    return [...this.drawn.values()].map((one) => one.message).filter((one) => one.message_reference?.message_id === id).map((one) => one.id);
  }

  // What a screen reader says: the news in short, not all that a message shows.
  announce(message) {
    const words = spoken(message, this.context.links);
    if (message.author.id !== this.store.me.id && this.news.textContent !== words) this.news.textContent = words;
  }

  async jump(id) {
    const find = () => document.getElementById(`m${id}`);
    while (!find() && (await this.store.fetchOlder(this.store.current)));
    const row = find();
    if (!row) return this.store.tell("notice", "This message is not here any more.");
    this.atEnd = false;
    row.scrollIntoView({ block: row.offsetHeight > this.scroller.clientHeight ? "end" : "center" });
    row.classList.add("flash");
    setTimeout(() => row.classList.remove("flash"), FLASH);
  }
}

function dayOf(message) {
  return new Date(message.timestamp).toDateString();
}

function longDay(message) {
  return new Date(message.timestamp).toLocaleDateString("en-GB", { dateStyle: "long" });
}

function divider(words, kind = "") {
  return h("li", { class: `divider${kind}` }, h("span", {}, words));
}

function beginning(store) {
  const channel = store.channels.get(store.current);
  if (!channel) return "";
  const name = store.title(channel);
  const words = {
    0: [`Welcome to #${name}!`, `This is the start of the #${name} channel. ${channel.last_message_id ? "" : channel.topic ?? ""}`],
    1: [name, `This is the beginning of your direct messages with ${name}.`],
  }[channel.type] ?? [name, "This is the start of the thread."];
  const sign = channel.type === 1 ? avatar(channel.recipients[0]) : icon(THREADS.includes(channel.type) ? "thread" : "hash");
  return h("li", { class: "beginning" }, h("span", { class: "big" }, sign), h("h2", {}, words[0]), h("p", {}, words[1]));
}
