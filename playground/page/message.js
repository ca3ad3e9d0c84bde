// One message of the list.
import { draw } from "./components.js";
import { avatar, h, icon, nameOf } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { FLAG } from "./store.js";

const GROUP_GAP = 7 * 60 * 1000;
const THREAD_CREATED = 18;
const PINNED = 6;
const SLASH = 20;

// Whether a message needs no head of its own below the one before.
export function continues(message, before) {
  if (!before || message.type !== 0 || before.author.id !== message.author.id) return false;
  if (before.type === THREAD_CREATED || before.type === PINNED) return false;
  if ((message.flags ^ before.flags) & FLAG.EPHEMERAL) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < GROUP_GAP;
}

export function messageRow(message, before, context) {
  if (message.type === THREAD_CREATED || message.type === PINNED) return systemRow(message, context);
  const { store } = context;
  const grouped = continues(message, before);
  const note = Boolean(message.flags & FLAG.EPHEMERAL);
  const mine = !note && message.author.id !== store.me.id && message.mentions.some((user) => user.id === store.me.id);
  const row = h("li", { class: `message${grouped ? " grouped" : ""}${note ? " note" : ""}${mine ? " pinged" : ""}`, id: `m${message.id}`, tabIndex: -1 });
  if (!grouped) row.append(...lead(message, context), avatar(message.author));
  const body = h("div", { class: "body" });
  if (!grouped) body.append(head(message));
  else row.append(h("time", { class: "aside", dateTime: message.timestamp }, clock(message.timestamp)));
  body.append(...content(message, context));
  row.append(body, tools(message, context));
  return row;
}

// The line above a message: what it answers, or the command that called for it.
function lead(message, context) {
  if (message.type === SLASH) {
    const { user, name } = message.interaction_metadata;
    return [h("div", { class: "lead" }, h("span", { class: "spine" }), avatar(user), h("span", { class: "who" }, nameOf(user)),
      " used ", h("span", { class: "mention" }, `/${name}`))];
  }
  if (!message.message_reference?.message_id) return [];
  const original = context.store.asItIsNow(message.referenced_message);
  const line = h("div", { class: "lead" }, h("span", { class: "spine" }));
  if (!original) line.append(h("em", {}, "Original message was deleted"));
  else {
    line.append(avatar(original.author), h("span", { class: "who" }, nameOf(original.author)),
      h("button", { class: "excerpt", onclick: () => context.links.open(original.channel_id, original.id) }, excerpt(original, context.links)));
  }
  return [line];
}

function excerpt(message, links) {
  return lines(message, links)[0]?.slice(0, 120) ?? "Click to see the message";
}

// A message in short: who, how it begins, and how it ends, where a question stands.
export function spoken(message, links) {
  const all = lines(message, links);
  const who = message.flags & FLAG.EPHEMERAL ? `${nameOf(message.author)}, to you alone` : nameOf(message.author);
  return [`${who}:`, ...new Set([all[0], all.at(-1)])].join(" ");
}

// A message's text as plain words, mentions by name.
function lines(message, links) {
  const texts = (components) => components.flatMap((one) => (one.type === 10 ? one.content : texts(one.components ?? [])));
  const plain = (line) => {
    const box = h("span", {}, inline(line.replace(/^(#{1,3}|>|-#|[-*]) +/, ""), links));
    box.querySelectorAll("img").forEach((image) => image.remove());
    return box.textContent.trim();
  };
  return [message.content, ...texts(message.components)].join("\n").split("\n").map(plain).filter(Boolean);
}

function head(message) {
  const name = h("span", { class: "author" }, nameOf(message.author));
  const tag = message.author.bot ? h("span", { class: "tag" }, "APP") : null;
  return h("div", { class: "head" }, name, tag, h("time", { dateTime: message.timestamp, title: long(message.timestamp) }, day(message.timestamp)));
}

function content(message, context) {
  const { store, links } = context;
  if (message.flags & FLAG.LOADING) {
    return [h("div", { class: "thinking" }, dots(), ` ${message.author.username} is thinking…`), ...foot(message, context)];
  }
  const parts = [];
  const edited = message.edited_timestamp
    ? h("span", { class: "edited", title: long(message.edited_timestamp) }, " (edited)") : null;
  if (message.content) parts.push(h("div", { class: "text" }, markdown(message.content, links), edited));
  parts.push(...message.embeds.map((embed) => embedBox(embed, links)));
  parts.push(...message.attachments.filter((file) => !(message.flags & FLAG.V2)).map((file) => attachment(file, context)));
  parts.push(...message.components.map((one) => draw(one, { ...context, message })));
  if (edited && !message.content) parts.push(edited);
  if (message.thread) parts.push(threadCard(message.thread, context));
  if (store.failed.has(message.id)) parts.push(h("div", { class: "failure", role: "alert" }, "This interaction failed."));
  return [...parts, ...foot(message, context)];
}

function embedBox(embed, links) {
  const box = h("div", { class: "container embed" });
  if (embed.title) box.append(h("strong", {}, embed.title));
  if (embed.description) box.append(h("div", { class: "text" }, markdown(embed.description, links)));
  for (const field of embed.fields ?? []) box.append(h("div", {}, h("strong", {}, field.name), h("div", {}, markdown(field.value, links))));
  return box;
}

function attachment(file, context) {
  const media = { url: file.url, width: file.width, height: file.height };
  if (file.content_type.startsWith("image/")) {
    return draw({ type: 12, items: [{ media, description: file.description }] }, context);
  }
  return draw({ type: 13, file: media, name: file.filename, size: file.size }, context);
}

function threadCard({ id, ...told }, { store, links }) {
  const thread = store.channels.get(id) ?? told;
  const count = thread.message_count === 1 ? "1 message" : `${thread.message_count} messages`;
  return h("button", { class: "thread-card", onclick: () => links.open(id) },
    h("strong", {}, thread.name), " ", h("span", { class: "go" }, `${count} ›`));
}

function foot(message, { store }) {
  if (!(message.flags & FLAG.EPHEMERAL)) return [];
  return [h("div", { class: "only-you" }, icon("eye"), " Only you can see this • ",
    h("button", { class: "jump", onclick: () => remove(store, message) }, "Dismiss message"))];
}

function remove(store, message) {
  return store.attempt(() => store.api.ask("DELETE", `/ui/channels/${message.channel_id}/messages/${message.id}`));
}

function tools(message, { store, reply }) {
  if (message.flags & FLAG.EPHEMERAL) return "";
  const may = message.author.id === store.me.id || store.guild?.owner_id === store.me.id;
  return h("div", { class: "tools" },
    h("button", { title: "Reply", "aria-label": "Reply", onclick: () => reply(message) }, icon("reply")),
    may ? h("button", { title: "Delete", "aria-label": "Delete message", onclick: () => remove(store, message) }, icon("bin")) : null);
}

function systemRow(message, { store, links }) {
  const row = h("li", { class: "message system", id: `m${message.id}` });
  const who = h("strong", {}, nameOf(message.author));
  const when = h("time", { dateTime: message.timestamp }, day(message.timestamp));
  if (message.type === PINNED) {
    row.append(icon("pin"), h("div", {}, who, " pinned ", h("button", { class: "jump", onclick: () => links.open(message.channel_id, message.message_reference.message_id) }, "a message"), " to this channel. ", when));
    return row;
  }
  const thread = store.channels.get(message.message_reference.channel_id);
  row.append(icon("thread"), h("div", {}, h("div", {}, who, " started a thread: ", h("strong", {}, message.content), ". ", when),
    thread ? threadCard(thread, { store, links }) : ""));
  return row;
}

export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

function clock(stamp) {
  return new Date(stamp).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
}

function day(stamp) {
  const then = new Date(stamp);
  if (then.toDateString() === new Date().toDateString()) return clock(stamp);
  return `${then.toLocaleDateString("en-GB")} ${clock(stamp)}`;
}

function long(stamp) {
  return new Date(stamp).toLocaleString("en-GB", { dateStyle: "full", timeStyle: "short" });
}
