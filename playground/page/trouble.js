// The panel with which to break things.
import { h, icon, refill } from "./dom.js";
import { THREADS } from "./store.js";

const PERMISSIONS = { VIEW_CHANNEL: 10n, SEND_MESSAGES: 11n, ATTACH_FILES: 15n, READ_MESSAGE_HISTORY: 16n, MANAGE_THREADS: 34n, CREATE_PUBLIC_THREADS: 35n, SEND_MESSAGES_IN_THREADS: 38n };
const HOUR = 3600;

export function troublePanel(store) {
  const body = h("div", { class: "switches" });
  const element = h("aside", { class: "trouble", id: "trouble", "aria-label": "Trouble", hidden: true },
    h("header", {}, h("h2", {}, "Trouble"), h("button", { class: "tool", "aria-label": "Close the trouble panel", onclick: () => toggle() }, icon("close"))), body);
  let opener = null;

  const turn = async (name, settings = {}) => {
    await store.attempt(() => store.api.ask("POST", `/ui/trouble/${name}`, settings));
    await redraw();
  };
  const act = (words, name, settings, done = null) => h("button", { class: "button secondary", "data-id": words, onclick: async () => {
    await turn(name, settings);
    if (done) store.tell("notice", done);
  } }, words);
  const tick = (words, checked, run) => h("label", { class: "tick-line" }, h("input", { type: "checkbox", "data-id": words, checked, onchange: (event) => run(event.target.checked) }), words);

  const redraw = async () => {
    if (element.hidden) return;
    const state = await store.api.ask("GET", "/ui/trouble");
    const channel = store.channels.get(store.current);
    refill(body,
      h("p", { class: "small-print" }, `${state.connected ? "The bot is connected." : "No bot is connected."} ${faultWords(state.queue.length)} Clock: ${clockWords(state.clock)}.`),
      group("Requests of the bot",
        act("Next post fails (500, nothing happens)", "fault", { method: "POST", path: "/channels/*", status: 500 }, "The next post fails."),
        act("Next post fails (500, but it happened)", "fault", { method: "POST", path: "/channels/*", status: 500, after: true }, "The next post happens, and the bot hears it failed."),
        act("Next answer to a click is lost", "fault", { method: "POST", path: "/interactions/*", status: 0 }, "The next answer is lost."),
        act("Next request is rate limited", "fault", { status: 429, retry_after: 2 }, "The next request is rate limited."),
        act("Everything is rate limited", "fault", { status: 429, retry_after: 3, everywhere: true }, "The next request meets the global limit."),
        tick("Slow requests (2 s)", state.request_delay > 0, (on) => turn("delay", { requests: on ? 2 : 0 })),
        tick("Slow events (2 s)", state.event_delay > 0, (on) => turn("delay", { events: on ? 2 : 0 })),
        tick("Rate limits are enforced", state.rates, (on) => turn("rates", { enforced: on }))),
      group("Gateway",
        act("Drop the connection", "socket", { action: "drop" }),
        act("Ask to reconnect", "socket", { action: "reconnect" }),
        act("Invalid session", "socket", { action: "invalidate" }),
        act("Deliver my next click twice", "duplicate", { times: 1 }, "The next click is delivered twice.")),
      group("People",
        tick("My inbox is closed", state.closed_inboxes.includes(store.me.id), (on) => turn("inbox", { user: store.me.id, open: !on })),
        tick("I am a member here", store.members.has(store.me.id), (on) => turn("member", { user: store.me.id, present: on })),
        tick("The bot is a member here", state.bot_is_member, (on) => turn("member", { user: "bot", present: on }))),
      channel && channel.type !== 1 ? place(channel) : "",
      group("Clock", act("One hour later", "clock", { seconds: HOUR }), act("One day later", "clock", { seconds: 24 * HOUR }), act("Three days later", "clock", { seconds: 72 * HOUR })),
      act("Clear faults and delays", "clear"));
  };

  const place = (channel) => {
    const thread = THREADS.includes(channel.type);
    const home = thread ? store.channels.get(channel.parent_id) : channel;
    const own = home?.permission_overwrites.find((one) => one.id === store.bot.id);
    const denied = BigInt(own?.deny ?? 0);
    const names = Object.keys(PERMISSIONS).filter((name) => denied >> PERMISSIONS[name] & 1n);
    const grant = (name, on) => turn("deny", { channel: home.id, permissions: on ? names.filter((one) => one !== name) : [...names, name] });
    const remove = () => store.attempt(() => store.api.ask("DELETE", `/ui/channels/${channel.id}`));
    const change = (settings) => store.attempt(() => store.api.ask("PATCH", `/ui/channels/${channel.id}`, settings));
    const { archived, locked } = channel.thread_metadata ?? {};
    return group(`What the bot may do in #${home?.name}`,
      ...Object.keys(PERMISSIONS).map((name) => tick(sentence(name), !names.includes(name), (on) => grant(name, on))),
      thread ? tick("This thread is archived", archived, (on) => change({ archived: on })) : "",
      thread ? tick("This thread is locked", locked, (on) => change({ archived, locked: on })) : "",
      channel.can_manage ? h("button", { class: "button danger", onclick: remove }, `Delete this ${thread ? "thread" : "channel"}`) : "");
  };

  const toggle = (button = opener) => {
    opener = button;
    element.hidden = !element.hidden;
    opener.setAttribute("aria-expanded", String(!element.hidden));
    (element.hidden ? opener : element.querySelector("button")).focus();
    redraw();
  };
  element.addEventListener("keydown", (event) => event.key === "Escape" && toggle());
  store.on("places", redraw);
  return { element, toggle };
}

function group(title, ...rows) {
  return h("section", {}, h("h3", {}, title), ...rows);
}

function sentence(name) {
  return name[0] + name.slice(1).toLowerCase().replaceAll("_", " ");
}

function faultWords(count) {
  if (!count) return "No fault waits.";
  return count === 1 ? "1 fault waits." : `${count} faults wait.`;
}

function clockWords(seconds) {
  return Math.abs(seconds) < 60 ? "now" : `${Math.round(seconds / HOUR)} h ahead`;
}
