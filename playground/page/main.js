// Puts the page together: who one is, the three columns, dialogs and the address.
import { Api } from "./api.js";
import { Chat } from "./chat.js";
import { Composer } from "./composer.js";
import { avatar, h, icon, nameOf, refill } from "./dom.js";
import { openModal } from "./modal.js";
import { sidebar } from "./sidebar.js";
import { Store, THREADS } from "./store.js";
import { troublePanel } from "./trouble.js";
import { showPicture } from "./viewer.js";

const address = new URL(location.href);
const root = document.documentElement;
const systemIsLight = matchMedia("(prefers-color-scheme: light)");
if (localStorage.getItem("theme")) root.dataset.theme = localStorage.getItem("theme");
if (address.searchParams.has("as")) start(address.searchParams.get("as"));
else chooseUser();

async function chooseUser() {
  const { users, bot } = await (await fetch("/ui/users")).json();
  const be = (user) => {
    address.searchParams.set("as", nameOf(user));
    return address.href;
  };
  document.body.replaceChildren(h("main", { class: "welcome" },
    h("h1", {}, "Who are you?"),
    h("p", {}, `This is a playground in which to try ${bot.username} without Discord. Open it in several tabs to be several people.`),
    h("div", { class: "people" }, users.map((user) => h("a", { class: "person", href: be(user) }, avatar(user), nameOf(user))))));
  document.querySelector(".person")?.focus();
}

async function start(name) {
  const store = new Store(new Api(name));
  try {
    await store.load();
  } catch {
    return chooseUser();
  }
  build(store);
  const wanted = address.searchParams.get("in") ?? "";
  store.api.listen((event, data) => store.hear(event, data), async (connected) => {
    store.connected = connected;
    if (connected) await store.attempt(() => store.reload(wanted));
    store.tell("places");
  });
}

function build(store) {
  const links = linksOf(store);
  const content = h("main");
  const drawer = (open) => {
    if (open === content.inert) return;
    document.body.classList.toggle("drawer", open);
    content.inert = open;
    (open ? side : content).querySelector(open ? ".current" : ".menu")?.focus();
  };
  const trouble = troublePanel(store);
  const line = new Composer(store);
  const talk = new Chat(store, links, showPicture, (message) => line.reply(message));
  links.jump = (message) => talk.jump(message);
  links.command = (words) => line.command(words);
  const title = h("header", { class: "title-bar" });
  const notices = h("div", { class: "notices", role: "status" });
  const side = sidebar(store, {
    closeDrawer: () => drawer(false),
    toggleTheme,
    trouble,
  });
  const shade = h("div", { class: "shade", onclick: () => drawer(false) });
  content.append(title, talk.element, line.element);
  document.body.replaceChildren(side, content, trouble.element, shade, notices);

  store.on("places", () => {
    const count = [...store.channels.values()].reduce((sum, channel) => sum + store.pings(channel), 0);
    titleBar(store, title, drawer, count);
    document.title = `${count ? `(${count}) ` : ""}${nameOf(store.me)} · Playground`;
  });
  store.on("opened", () => {
    address.searchParams.set("as", store.api.user);
    address.searchParams.set("in", store.channels.get(store.current).name || store.current);
    history.replaceState(null, "", address);
  });
  store.on("modal", (opened) => openModal(store, links, opened));
  store.on("notice", (words) => {
    const note = h("div", { class: "notice" }, words);
    notices.append(note);
    setTimeout(() => note.remove(), 6000);
  });
  addEventListener("blur", () => (store.since = null));
  addEventListener("focus", () => {
    if (!store.current) return;
    store.markRead(store.current);
    store.tell("places");
  });
  addEventListener("keydown", (event) => {
    if (document.querySelector("dialog")) return;
    if (event.key === "Escape") drawer(false);
    if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      talk.page(event.key === "PageUp" ? -1 : 1);
    }
    const typing = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (typing && !document.activeElement.matches("input, textarea, select")) line.focus();
  });
}

function titleBar(store, bar, drawer, count) {
  const channel = store.channels.get(store.current);
  const menu = h("button", { class: "tool menu", "data-id": "menu", "aria-label": count ? `Channels, ${count} new` : "Channels", onclick: () => drawer(true) },
    icon("menu"), count ? h("span", { class: "count" }, String(count)) : "");
  if (!channel) return refill(bar, menu, h("h1", {}, "No channel"));
  const thread = THREADS.includes(channel.type);
  const home = thread ? store.channels.get(channel.parent_id) : null;
  const sign = channel.type === 1 ? "@" : icon(thread ? "thread" : "hash");
  const up = home && { class: "parent", "data-id": "parent", "aria-label": `Back to #${home.name}`, onclick: () => store.open(home.id) };
  refill(bar, menu,
    home ? h("button", up, icon("hash"), h("span", {}, home.name), " ›") : "",
    h("span", { class: "sign" }, sign), h("h1", {}, store.title(channel)),
    channel.topic && channel.last_message_id ? h("span", { class: "topic" }, channel.topic) : "",
    thread && channel.thread_metadata.archived ? h("span", { class: "topic" }, "Archived; a message wakes it") : "",
    store.connected ? "" : h("span", { class: "offline", role: "status" }, "Reconnecting…"));
}

function linksOf(store) {
  const links = {
    get me() {
      return store.me.id;
    },
    user: (id) => store.users.get(id),
    channelName: (id) => {
      const channel = store.channels.get(id);
      return channel ? store.title(channel) : null;
    },
    open: async (channel, message) => {
      if (!store.channels.has(channel)) return store.tell("notice", "You cannot see this channel.");
      await store.open(channel);
      if (message) links.jump(message);
    },
  };
  return links;
}

function toggleTheme() {
  const now = root.dataset.theme ?? (systemIsLight.matches ? "light" : "dark");
  root.dataset.theme = now === "light" ? "dark" : "light";
  localStorage.setItem("theme", root.dataset.theme);
}
