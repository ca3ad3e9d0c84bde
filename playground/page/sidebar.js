// Channels, threads and direct messages, and who one is.
import { avatar, h, icon, nameOf, refill } from "./dom.js";
import { THREADS } from "./store.js";

export function sidebar(store, { closeDrawer, toggleTheme, trouble }) {
  const places = h("nav", { class: "places", "aria-label": "Channels" });
  const status = h("div", { class: "small-print" });
  const self = person(store, status, { closeDrawer, toggleTheme, trouble });
  const element = h("aside", { class: "sidebar", id: "sidebar" }, h("header", { class: "server" }, "Playground"), places, self);

  const entry = (channel, sign, extra = "") => {
    const current = channel.id === store.current;
    const count = store.pings(channel);
    return h("button", {
      class: `place${current ? " current" : ""}${store.isUnread(channel) ? " unread" : ""}${extra}`,
      "data-id": channel.id,
      "aria-current": current ? "page" : null,
      onclick: () => {
        store.open(channel.id);
        closeDrawer();
      },
    }, sign, h("span", { class: "name" }, store.title(channel)), count ? h("span", { class: "count", "aria-label": `${count} new` }, String(count)) : null);
  };

  const redraw = () => {
    const all = [...store.channels.values()];
    const byPosition = (a, b) => a.position - b.position;
    const rows = [h("h2", {}, "Text channels")];
    for (const channel of all.filter((one) => one.type === 0).sort(byPosition)) {
      rows.push(entry(channel, icon("hash")));
      const threads = all.filter((one) => THREADS.includes(one.type) && one.parent_id === channel.id && listed(store, one));
      for (const thread of threads) {
        rows.push(entry(thread, icon(thread.type === 12 ? "lock" : "thread"), ` thread${thread.thread_metadata.archived ? " asleep" : ""}`));
      }
    }
    rows.push(h("h2", {}, "Direct messages"));
    const direct = all.filter((one) => one.type === 1);
    rows.push(...direct.map((one) => entry(one, avatar(one.recipients[0] ?? store.me))));
    const known = new Set(direct.flatMap((one) => one.recipients.map((user) => user.id)));
    const others = [...store.users.values()].filter((user) => user.id !== store.me.id && !known.has(user.id));
    rows.push(...others.map((user) => h("button", { class: "place faint", "data-id": user.id, onclick: () => openDirect(store, user, closeDrawer) }, avatar(user), h("span", { class: "name" }, nameOf(user)))));
    refill(places, ...rows);
    status.textContent = store.connected ? "Online" : "Connecting…";
  };
  store.on("places", redraw);
  return element;
}

function listed(store, thread) {
  return !thread.thread_metadata.archived || thread.id === store.current;
}

async function openDirect(store, user, closeDrawer) {
  const channel = await store.attempt(() => store.api.ask("POST", "/ui/dms", { user: user.id }));
  if (!channel) return;
  store.channels.set(channel.id, channel);
  closeDrawer();
  await store.open(channel.id);
}

function person(store, status, { closeDrawer, toggleTheme, trouble }) {
  const others = [...store.users.values()].filter((user) => !user.bot);
  const choice = h("select", { "aria-label": "Who you are", onchange: (event) => be(event.target.value) },
    others.map((user) => h("option", { value: nameOf(user), selected: user.id === store.me.id }, nameOf(user))));
  const bolt = h("button", { title: "Make something go wrong", "aria-label": "Trouble panel", "aria-expanded": "false", "aria-controls": trouble.element.id }, icon("bolt"), "Trouble");
  bolt.addEventListener("click", () => {
    closeDrawer();
    trouble.toggle(bolt);
  });
  return h("div", { class: "self" },
    avatar(store.me),
    h("div", { class: "me" }, h("label", {}, choice, icon("chevron")), status),
    h("div", { class: "toggles" },
      h("button", { title: "Be another user in a new tab", "aria-label": "New tab as another user", onclick: () => open("/", "_blank") }, icon("link"), "New tab"),
      h("button", { title: "Light or dark", "aria-label": "Light or dark theme", onclick: toggleTheme }, icon("sun"), "Theme"),
      h("details", { class: "more" }, h("summary", { title: "For who tests bots" }, "More"), bolt)));
}

function be(name) {
  const address = new URL(location.href);
  address.searchParams.set("as", name);
  location.assign(address);
}
