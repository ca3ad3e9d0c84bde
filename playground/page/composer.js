// The line at the bottom: messages, and slash commands with their options.
import { CommandForm } from "./command.js";
import { h, icon, nameOf } from "./dom.js";
import { suggestions } from "./suggestions.js";
import { THREADS } from "./store.js";

const TALLEST = 240;

export class Composer {
  constructor(store) {
    Object.assign(this, { store, replyTo: null, form: null, commands: [], loading: Promise.resolve() });
    this.text = h("textarea", {
      rows: 1, maxLength: 2000, "aria-label": "Message", "aria-autocomplete": "list",
      oninput: () => this.typed(), onkeydown: (event) => this.key(event),
    });
    this.answering = h("div", { class: "answering", hidden: true });
    this.line = h("div", { class: "line" }, this.text);
    this.list = suggestions("Commands");
    this.list.serve(this.text);
    this.element = h("form", { class: "composer", onsubmit: (event) => event.preventDefault() }, this.list.element, this.answering, this.line);
    store.on("commands", () => this.loadCommands());
    store.on("opened", () => this.open());
  }

  focus() {
    (this.form ?? this.text).focus();
  }

  open() {
    const channel = this.store.channels.get(this.store.current);
    this.clear();
    this.reply(null);
    this.text.value = sessionStorage.getItem(this.draft) ?? "";
    const name = this.store.title(channel);
    const where = channel.type === 0 ? `#${name}` : THREADS.includes(channel.type) ? `“${name}”` : `@${name}`;
    this.text.disabled = !channel.can_write;
    this.text.placeholder = channel.can_write ? `Message ${where}` : "You cannot write here";
    this.fit();
    this.loadCommands();
  }

  // Drafts are kept per channel, so that a reload loses nothing.
  get draft() {
    return `draft:${this.store.api.user}:${this.store.current}`;
  }

  keep(words) {
    this.text.value = words;
    sessionStorage.setItem(this.draft, words);
    this.fit();
  }

  fit() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, TALLEST)}px`;
  }

  reply(message) {
    this.replyTo = message;
    this.answering.hidden = !message;
    if (!message) return;
    const away = h("button", { type: "button", class: "tool", "aria-label": "Do not reply", onclick: () => this.reply(null) }, icon("close"));
    this.answering.replaceChildren("Replying to ", h("strong", {}, nameOf(message.author)), away);
    this.text.focus();
  }

  loadCommands() {
    if (!this.store.current) return;
    const path = `/ui/channels/${this.store.current}/commands`;
    this.loading = this.store.attempt(() => this.store.api.ask("GET", path)).then((offered) => {
      this.commands = (offered ?? []).flatMap((command) => callable(command, command.options ?? [], [command.name]));
      this.suggest();
    });
  }

  suggest() {
    const typed = /^\/([-\w ]*)$/.exec(this.text.value);
    if (this.form) return this.list.show([]);
    if (!typed) return this.suggestPeople();
    const wanted = typed[1].toLowerCase();
    const hits = this.commands.filter((one) => one.words.includes(wanted));
    hits.sort((a, b) => b.words.startsWith(wanted) - a.words.startsWith(wanted));
    this.list.show(hits.map((one) => ({ label: `/${one.words}`, description: one.description, pick: () => this.begin(one) })));
  }

  suggestPeople() {
    const before = this.text.value.slice(0, this.text.selectionStart);
    const typed = /(?<!\S)@(\w*)$/.exec(before);
    const fits = (user) => typed && nameOf(user).toLowerCase().startsWith(typed[1].toLowerCase());
    const pick = (user) => {
      this.text.setRangeText(`@${nameOf(user)} `, typed.index, before.length, "end");
      this.typed();
    };
    const hits = [...this.store.users.values()].filter(fits);
    this.list.show(hits.map((user) => ({ label: `@${nameOf(user)}`, pick: () => pick(user) })), "Members");
  }

  // A command typed with a space after it is chosen; what is typed further fills its first option.
  spelled() {
    const { value } = this.text;
    const fits = this.commands.filter((one) => value.startsWith(`/${one.words} `));
    const [called] = fits.sort((a, b) => b.words.length - a.words.length);
    if (!called || !called.options.length || this.form) return false;
    this.begin(called, value.slice(called.words.length + 2).trim());
    return true;
  }

  begin(called, rest = "") {
    this.keep(`/${called.words}`);
    this.clear();
    this.list.show([]);
    const cancel = () => this.leave(`/${called.words}`);
    this.form = new CommandForm(this.store, called, { done: () => this.leave(""), cancel, close: () => this.leave("") });
    this.line.replaceChildren(this.form.element);
    this.element.prepend(this.form.pops);
    this.form.focus();
    if (rest) this.form.fill(rest);
  }

  command(words) {
    const called = this.commands.find((one) => one.words === words);
    if (called) this.begin(called);
  }

  clear() {
    this.form?.pops.remove();
    this.form = null;
    this.line.replaceChildren(this.text);
  }

  leave(words) {
    this.clear();
    this.keep(words);
    this.suggest();
    this.text.focus();
  }

  typed() {
    this.keep(this.text.value);
    if (!this.spelled()) this.suggest();
  }

  key(event) {
    if (this.list.key(event)) return;
    if (event.key === "Escape") this.reply(null);
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.send();
  }

  // "@Ben" as Discord writes it on the wire.
  withMentions(content) {
    const ids = new Map([...this.store.users.values()].map((user) => [nameOf(user).toLowerCase(), user.id]));
    return content.replace(/@(\w+)/g, (all, name) => (ids.has(name.toLowerCase()) ? `<@${ids.get(name.toLowerCase())}>` : all));
  }

  async send() {
    const content = this.text.value.trim();
    if (!content) return;
    if (content.startsWith("/")) await this.loading;
    const called = this.commands.find((one) => content === `/${one.words}`);
    if (called) return this.begin(called);
    if (this.spelled()) return;
    const body = { content: this.withMentions(content), reply_to: this.replyTo?.id ?? null };
    this.keep("");
    this.reply(null);
    const sent = await this.store.attempt(() => this.store.api.ask("POST", `/ui/channels/${this.store.current}/messages`, body));
    if (!sent) this.keep(content);
  }
}

// Every way to call a command: itself, or each of its subcommands.
function callable(command, options, names, description = command.description) {
  const inner = options.filter((option) => option.type <= 2);
  if (!inner.length) return [{ command, names, words: names.join(" "), options, description }];
  return inner.flatMap((option) => callable(command, option.options ?? [], [...names, option.name], option.description));
}
