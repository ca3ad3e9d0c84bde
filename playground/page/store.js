// What the user sees now. Parts of the page listen for the kinds of change they show.
import { Refused } from "./api.js";

export const THREADS = [11, 12];
const AUTOCOMPLETE = 8;
export const FLAG = { EPHEMERAL: 1 << 6, LOADING: 1 << 7, V2: 1 << 15 };

export class Store extends EventTarget {
  constructor(api) {
    super();
    this.api = api;
    this.me = null;
    this.bot = null;
    this.guild = null;
    this.users = new Map();
    this.members = new Set();
    this.channels = new Map();
    this.emojis = new Map();
    this.messages = new Map();
    this.early = new Map();
    this.complete = new Set();
    this.current = null;
    this.since = null;
    this.connected = false;
    this.busy = new Map();
    this.answered = new Map();
    this.failed = new Map();
    this.read = JSON.parse(localStorage.getItem(`read:${api.user}`) ?? "{}");
  }

  tell(kind, detail = null) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  on(kind, run) {
    this.addEventListener(kind, (event) => run(event.detail));
  }

  async load() {
    const state = await this.api.ask("GET", "/ui/state");
    this.me = state.me;
    this.bot = state.bot;
    this.guild = state.guild;
    this.users = new Map(state.users.map((user) => [user.id, user]));
    this.members = new Set(state.members);
    this.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
    this.emojis = new Map(state.emojis.map((emoji) => [emoji.id, emoji]));
    if (this.current && !this.channels.has(this.current)) this.current = null;
    this.tell("loaded");
    this.tell("places");
  }

  channelNamed(name) {
    return [...this.channels.values()].find((one) => one.id === name || one.name === name);
  }

  first() {
    return [...this.channels.values()].filter((one) => one.type === 0).sort((a, b) => a.position - b.position)[0];
  }

  title(channel) {
    if (channel.type !== 1) return channel.name;
    return channel.recipients.map((user) => user.global_name ?? user.username).join(", ");
  }

  async open(id) {
    this.since = this.isUnread(this.channels.get(id)) ? this.read[id] ?? null : null;
    this.current = id;
    this.markRead(id);
    this.tell("places");
    this.tell("opened");
    if (!this.messages.has(id)) await this.fetch(id);
  }

  // News that come while the list is on its way are newer than the list.
  async fetch(id) {
    this.early.set(id, new Map());
    const listed = await this.api.ask("GET", `/ui/channels/${id}/messages`, undefined, { limit: 50 });
    const news = this.early.get(id) ?? new Map();
    this.early.delete(id);
    const known = new Set(listed.map((one) => one.id));
    const fresh = [...news.entries()].filter(([key]) => !known.has(key)).map(([, message]) => message);
    this.messages.set(id, [...listed.map((one) => (news.has(one.id) ? news.get(one.id) : one)), ...fresh].filter(Boolean));
    if (listed.length < 50) this.complete.add(id);
    this.markRead(id);
    this.tell("messages", id);
  }

  async fetchOlder(id) {
    const known = this.messages.get(id);
    if (!known?.length || this.complete.has(id)) return false;
    const listed = await this.api.ask("GET", `/ui/channels/${id}/messages`, undefined, { limit: 50, before: known[0].id });
    if (listed.length < 50) this.complete.add(id);
    this.messages.set(id, [...listed, ...known]);
    this.tell("messages", id);
    return listed.length > 0;
  }

  // Before a connection anything may have changed. `wanted` names the channel for one who is in none.
  async reload(wanted) {
    this.busy.clear();
    this.answered.clear();
    await this.load();
    this.messages.clear();
    this.complete.clear();
    const channel = this.channels.get(this.current) ?? this.channelNamed(wanted) ?? this.first();
    if (channel && channel.id === this.current) await this.fetch(channel.id);
    else if (channel) await this.open(channel.id);
  }

  markRead(id) {
    const newest = this.messages.get(id)?.at(-1)?.id ?? this.channels.get(id)?.last_message_id;
    if (!newest) return;
    this.read[id] = newest;
    localStorage.setItem(`read:${this.api.user}`, JSON.stringify(this.read));
  }

  isUnread(channel) {
    if (!channel.last_message_id || channel.id === this.current) return false;
    return this.isNew(channel, channel.last_message_id);
  }

  isNew(channel, message) {
    return BigInt(message) > BigInt(this.read[channel.id] ?? 0);
  }

  // A message as it was told of, or as it was changed since.
  asItIsNow(message) {
    return this.messages.get(message?.channel_id)?.find((one) => one.id === message.id) ?? message;
  }

  // How many messages that call for the user wait unread in a channel.
  pings(channel) {
    return channel.pings.filter((message) => this.isNew(channel, message)).length;
  }

  async attempt(run) {
    try {
      return await run();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.tell("notice", problem.message);
      return null;
    }
  }

  // An interaction is busy at a place (message and control) until it is answered or fails. The answer may come
  // over the socket before the receipt that names the interaction.
  begin(id, place) {
    this.busy.set(id, place);
    this.failed.delete(place.message);
    if (this.answered.has(id)) this.settle(id, this.answered.get(id));
    else this.tell("redraw", place.message);
  }

  settle(id, failed) {
    const place = this.busy.get(id);
    if (!place) return this.answered.set(id, failed);
    this.answered.delete(id);
    this.busy.delete(id);
    if (failed) this.failed.set(place.message, true);
    if (failed && place.command) this.tell("notice", `${this.bot.username} did not respond to /${place.command}.`);
    this.tell("redraw", place.message);
  }

  isBusy(message, control) {
    return [...this.busy.values()].some((place) => place.message === message && place.control === control);
  }

  hear(name, data) {
    const handler = HANDLERS[name];
    if (handler) handler(this, data);
  }
}

function failed(store, { id }) {
  store.tell("choices", { id, choices: [] });
  store.settle(id, true);
}

async function received(store, message) {
  if (!store.channels.has(message.channel_id)) await store.load();
  const channel = store.channels.get(message.channel_id);
  if (!channel) return;
  channel.last_message_id = message.id;
  store.early.get(channel.id)?.set(message.id, message);
  const known = store.messages.get(channel.id);
  if (known && !known.some((one) => one.id === message.id)) known.push(message);
  if (pings(store, channel, message) && !channel.pings.includes(message.id)) channel.pings.push(message.id);
  if (channel.id === store.current) noticed(store, message);
  if (THREADS.includes(channel.type)) counted(store, channel);
  store.tell("messages", channel.id);
  store.tell("news", message);
  store.tell("places");
}

// What comes while nobody looks is marked as new until the reader writes, leaves or looks away again.
function noticed(store, message) {
  if (message.author.id === store.me.id) store.since = null;
  else if (!document.hasFocus()) store.since ??= store.read[message.channel_id] ?? null;
  if (document.hasFocus()) store.markRead(message.channel_id);
}

// A thread's card in the channel it hangs on tells how many messages it has.
function counted(store, thread) {
  thread.message_count += 1;
  const cards = (store.messages.get(thread.parent_id) ?? []).filter((one) => one.id === thread.id || one.message_reference?.channel_id === thread.id);
  for (const card of cards) store.tell("redraw", card.id);
}

function pings(store, channel, message) {
  if (message.author.id === store.me.id || message.flags & FLAG.EPHEMERAL) return false;
  return channel.type === 1 || message.mentions.some((user) => user.id === store.me.id);
}

function changed(store, message) {
  store.early.get(message.channel_id)?.set(message.id, message);
  const known = store.messages.get(message.channel_id) ?? [];
  const index = known.findIndex((one) => one.id === message.id);
  if (index >= 0) known[index] = message;
  store.tell("redraw", message.id);
  store.tell("news", message);
}

function deleted(store, gone) {
  store.early.get(gone.channel_id)?.set(gone.id, null);
  const known = store.messages.get(gone.channel_id);
  if (known) store.messages.set(gone.channel_id, known.filter((one) => one.id !== gone.id));
  const channel = store.channels.get(gone.channel_id);
  if (channel) channel.pings = channel.pings.filter((message) => message !== gone.id);
  store.tell("messages", gone.channel_id);
  store.tell("places");
}

function placeGone(store, place) {
  store.channels.delete(place.id);
  store.messages.delete(place.id);
  if (store.current === place.id) {
    const next = store.channels.get(place.parent_id) ?? store.first();
    if (next) store.open(next.id);
  }
  store.tell("places");
}

const reload = (store) => store.load();
const HANDLERS = {
  MESSAGE_CREATE: received,
  MESSAGE_UPDATE: changed,
  MESSAGE_DELETE: deleted,
  CHANNEL_CREATE: reload,
  CHANNEL_UPDATE: reload,
  CHANNEL_DELETE: placeGone,
  THREAD_CREATE: reload,
  THREAD_UPDATE: reload,
  THREAD_MEMBERS_UPDATE: reload,
  THREAD_DELETE: placeGone,
  GUILD_CREATE: reload,
  GUILD_DELETE: reload,
  GUILD_MEMBER_ADD: reload,
  GUILD_MEMBER_REMOVE: reload,
  APPLICATION_COMMANDS_UPDATE: (store) => store.tell("commands"),
  INTERACTION_SUCCESS: (store, data) => data.callback === AUTOCOMPLETE || store.settle(data.id, false),
  INTERACTION_FAILURE: failed,
  INTERACTION_MODAL_CREATE: (store, data) => store.tell("modal", data),
  APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE: (store, data) => store.tell("choices", data),
};
