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
  [/^\\([*_~`|\\<>#:[\]()-])/, (m) => m[1]],
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

// Paragraph lines become text with line breaks; headings, lists, quotes and small print are blocks.
export function markdown(text, links) {
  const nodes = [];
  const parts = text.split(/(```[\s\S]*?```)/);
  for (const part of parts) {
    if (part.startsWith("```")) nodes.push(...inline(part, links));
    else nodes.push(...blocks(part.replace(/^\n|\n$/g, ""), links));
  }
  return nodes;
}

function blocks(text, links) {
  if (!text) return [];
  const nodes = [];
  let lines = [];
  const flush = () => {
    if (lines.length) nodes.push(h("div", { class: "para" }, inline(lines.join("\n"), links)));
    lines = [];
  };
  const all = text.split("\n");
  for (let at = 0; at < all.length; at++) {
    const line = all[at];
    const heading = /^(#{1,3}) +(.+)/.exec(line);
    const small = /^-# +(.+)/.exec(line);
    const item = /^( *)(?:[-*]|\d+\.) +(.+)/.exec(line);
    const quote = /^> ?(.*)/.exec(line);
    if (!heading && !small && !item && !quote) {
      lines.push(line);
      continue;
    }
    flush();
    if (heading) nodes.push(h(`h${heading[1].length + 2}`, { class: `h${heading[1].length}` }, inline(heading[2], links)));
    else if (small) nodes.push(h("div", { class: "small-print" }, inline(small[1], links)));
    else if (quote) nodes.push(h("blockquote", {}, inline(quote[1], links)));
    else {
      const ordered = /^ *\d/.test(line);
      const list = h(ordered ? "ol" : "ul", {});
      const same = /^( *)(?:[-*]|\d+\.) +(.+)/;
      for (let hit; (hit = same.exec(all[at] ?? "")); at++) {
        const entry = h("li", {}, inline(hit[2], links));
        entry.style.marginLeft = `${Math.min(hit[1].length, 8) * 0.5}em`;
        if (ordered) entry.value = parseInt(all[at], 10);
        list.append(entry);
      }
      at--;
      nodes.push(list);
    }
  }
  flush();
  return nodes;
}

function spoiler(children) {
  return inlineButton({ class: "spoiler", title: "Show" }, (event) => event.currentTarget.classList.add("shown"), children);
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
  const shown = style === "R" ? relative(when) : new Intl.DateTimeFormat("en-GB", STYLES[style]).format(when);
  return h("time", { class: "stamp", title: full, dateTime: when.toISOString() }, shown);
}

export function relative(when) {
  const seconds = (when - Date.now()) / 1000;
  const units = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? units.at(-1);
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(seconds / size), unit);
}
