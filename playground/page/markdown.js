// Discord's markdown as DOM nodes. `links` resolves mentions and opens places.
import { h, inlineButton, nameOf } from "./dom.js";

const RULES = [
  [/^```(?:[a-z0-9_+-]+\n)?\n?([\s\S]+?)\n?```/i, (m) => h("pre", {}, h("code", {}, m[1]))],
  [/^`([^`\n]+)`/, (m) => h("code", {}, m[1])],
  [/^\*\*\*(.+?)\*\*\*/s, (m, l) => h("strong", {}, h("em", {}, inline(m[1], l)))],
  [/^\*\*(.+?)\*\*(?!\*)/s, (m, l) => h("strong", {}, inline(m[1], l))],
  [/^__(.+?)__(?!_)/s, (m, l) => h("u", {}, inline(m[1], l))],
  [/^~~(.+?)~~/s, (m, l) => h("s", {}, inline(m[1], l))],
  [/^\|\|(.+?)\|\|/s, (m, l) => spoiler(inline(m[1], l))],
  [/^\*(?![\s*])(.+?)(?<!\s)\*(?!\*)/s, (m, l) => h("em", {}, inline(m[1], l))],
  [/^_(?![\s_])(.+?)(?<!\s)_(?![\w_])/s, (m, l) => h("em", {}, inline(m[1], l))],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^)\s>]+)>?(?: "[^"]*")?\)/, (m, l) => anchor(m[2], inline(m[1], l), l)],
  [/^<?(https?:\/\/[^\s<>]+[^\s<>.,:;"')\]!?])>?/, (m, l) => anchor(m[1], null, l)],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji(m[1], m[2])],
  [/^<@!?(\d+)>/, (m, l) => userMention(m[1], l)],
  [/^<#(\d+)>/, (m, l) => channelMention(m[1], l)],
  [/^<\/([-\w ]+):(\d+)>/, (m, l) => inlineButton({ class: "mention" }, () => l.command(m[1]), `/${m[1]}`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] ?? "f")],
  [/^\\([^0-9A-Za-z\s])/u, (m) => m[1]],
];

// A word is taken whole, so that an underscore inside it starts nothing.
export function inline(text, links) {
  const nodes = [];
  let plain = "";
  let rest = text;
  while (rest) {
    const hit = RULES.map(([pattern, make]) => [pattern.exec(rest), make]).find(([match]) => match);
    if (hit) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(hit[1](hit[0], links));
      rest = rest.slice(hit[0][0].length);
    } else {
      const step = /^[^\W_]\w*|^[\s\S]/u.exec(rest)[0];
      plain += step;
      rest = rest.slice(step.length);
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

// Headings, lists, quotes, small print and code are blocks; what stands between them is text with line breaks.
export function markdown(text, links) {
  const parts = text.split(/(```[\s\S]*?```)/);
  return parts.flatMap((part) => (part.startsWith("```") ? inline(part, links) : blocks(part.replace(/^\n|\n$/g, ""), links)));
}

const HEADING = /^(#{1,3}) +(.+)/;
const SMALL = /^-# +(.+)/;
const QUOTE = /^> (.*)/;
const QUOTE_ALL = /^>>> (.*)/;
const ITEM = /^( *)([-*]|\d+\.) +(.+)/;

// Each takes the lines that belong to it off the front.
const BLOCKS = [
  [HEADING, (lines, links) => {
    const [, { length }, words] = HEADING.exec(lines.shift());
    return h(`h${length + 2}`, { class: `h${length}` }, inline(words, links));
  }],
  [SMALL, (lines, links) => h("div", { class: "small-print" }, inline(SMALL.exec(lines.shift())[1], links))],
  [QUOTE_ALL, (lines, links) => h("blockquote", {}, blocks(lines.splice(0).join("\n").replace(">>> ", ""), links))],
  [QUOTE, (lines, links) => h("blockquote", {}, blocks(taken(lines, (line) => QUOTE.exec(line)?.[1]).join("\n"), links))],
  [ITEM, list],
  [/^/, (lines, links) => h("div", { class: "para" }, inline(taken(lines, (line) => (startsBlock(line) ? undefined : line)).join("\n"), links))],
];
const startsBlock = (line) => BLOCKS.slice(0, -1).some(([start]) => start.test(line));

function blocks(text, links) {
  const lines = text ? text.split("\n") : [];
  const nodes = [];
  while (lines.length) nodes.push(BLOCKS.find(([start]) => start.test(lines[0]))[1](lines, links));
  return nodes;
}

// What read() makes of the lines, up to the first of which it makes nothing.
function taken(lines, read) {
  const found = [];
  for (let words; lines.length && (words = read(lines[0])) !== undefined; lines.shift()) found.push(words);
  return found;
}

function list(lines, links) {
  const [, { length: indent }, sign] = ITEM.exec(lines[0]);
  const number = parseInt(sign, 10);
  const box = number >= 0 ? h("ol", { start: number }) : h("ul");
  for (let hit; (hit = ITEM.exec(lines[0] ?? "")); ) {
    const [, { length: deep }, other, words] = hit;
    if (deep > indent) box.lastChild.append(list(lines, links));
    else if (deep < indent || parseInt(other, 10) >= 0 !== number >= 0) break;
    else {
      box.append(h("li", {}, inline(words, links)));
      lines.shift();
    }
  }
  return box;
}

function spoiler(children) {
  const show = ({ currentTarget }) => {
    currentTarget.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) currentTarget.removeAttribute(name);
  };
  return inlineButton({ class: "spoiler", title: "Show", "aria-label": "Spoiler, show it" }, show, children);
}

const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

// Channel and message an address within Discord leads to; null for one that leads elsewhere.
export function placeAt(address) {
  return JUMP.exec(address)?.slice(1) ?? null;
}

function anchor(address, label, links) {
  const place = placeAt(address);
  if (!place) return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, label ?? address);
  const [channel, message] = place;
  const text = label ?? `# ${links.channelName(channel) ?? "unknown"}${message ? " › message" : ""}`;
  return inlineButton({ class: label ? "jump" : "mention" }, () => links.open(channel, message), text);
}

function userMention(id, links) {
  const user = links.user(id);
  const mine = id === links.me ? " mine" : "";
  return h("span", { class: `mention${mine}` }, `@${user ? nameOf(user) : "unknown-user"}`);
}

function channelMention(id, links) {
  const name = links.channelName(id);
  if (!name) return h("span", { class: "mention" }, "# unknown");
  return inlineButton({ class: "mention" }, () => links.open(id), `# ${name}`);
}

export function emoji(name, id) {
  return h("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function moment(seconds, style) {
  const when = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat("en-GB", STYLES.F).format(when);
  const stamp = h("time", { class: `stamp${style === "R" ? " relative" : ""}`, title: full, dateTime: when.toISOString() });
  stamp.textContent = style === "R" ? relative(when) : new Intl.DateTimeFormat("en-GB", STYLES[style]).format(when);
  return stamp;
}

// "2 minutes ago" goes on counting.
setInterval(() => {
  for (const stamp of document.querySelectorAll("time.relative")) stamp.textContent = relative(new Date(stamp.dateTime));
}, 1000);

function relative(when) {
  const seconds = (when - Date.now()) / 1000;
  const units = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? units.at(-1);
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(seconds / size), unit);
}
