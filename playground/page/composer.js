// The line at the bottom: messages, and slash commands with their options.
import { commandForm } from "./command.js";
import { h, icon, nameOf } from "./dom.js";
import { suggestions } from "./suggestions.js";
import { THREADS } from "./store.js";

export function composer(store) {
  const text = h("textarea", { rows: 1, "aria-label": "Message", maxLength: 2000, "aria-autocomplete": "list" });
  const answering = h("div", { class: "answering", hidden: true });
  const line = h("div", { class: "line" }, text);
  const pops = suggestions("Commands");
  const element = h("form", { class: "composer" }, pops.element, answering, line);
  let replyTo = null;
  let form = null;
  let commands = [];
  let loading = Promise.resolve();

  const draftKey = () => `draft:${store.api.user}:${store.current}`;
  const fit = () => {
    text.style.height = "auto";
    text.style.height = `${Math.min(text.scrollHeight, 240)}px`;
  };
  const setReply = (message) => {
    replyTo = message;
    answering.hidden = !message;
    if (!message) return;
    answering.replaceChildren("Replying to ", h("strong", {}, nameOf(message.author)),
      h("button", { type: "button", class: "tool", "aria-label": "Do not reply", onclick: () => setReply(null) }, icon("close")));
    text.focus();
  };
  const loadCommands = () => {
    if (!store.current) return;
    loading = store.attempt(() => store.api.ask("GET", `/ui/channels/${store.current}/commands`)).then((offered) => {
      commands = offered ?? [];
      suggest();
    });
  };

  // Every command with its subcommands, as the reader types them.
  const callable = () => commands.flatMap((command) => paths(command, command.options ?? [], [command.name]));
  const suggest = () => {
    const typed = /^\/([-\w ]*)$/.exec(text.value);
    if (!typed || form) return pops.show([]);
    const wanted = typed[1].toLowerCase();
    const hits = callable().filter((one) => one.words.startsWith(wanted) || (wanted && one.words.includes(wanted)));
    pops.show(hits.map((one) => ({ label: `/${one.words}`, description: one.description, pick: () => begin(one) })));
  };
  const begin = (one) => {
    pops.show([]);
    form = commandForm(store, one, { done: leave, cancel: () => leave(`/${one.words}`) });
    line.replaceChildren(form.element);
    element.prepend(form.pops);
    form.focus();
  };
  const leave = (rest = "") => {
    form?.pops.remove();
    form = null;
    line.replaceChildren(text);
    text.value = typeof rest === "string" ? rest : "";
    keepDraft();
    suggest();
    text.focus();
  };
  const keepDraft = () => {
    sessionStorage.setItem(draftKey(), text.value);
    fit();
  };
  const send = async () => {
    const content = text.value.trim();
    if (!content) return;
    if (content.startsWith("/")) await loading;
    const known = callable().find((one) => content === `/${one.words}`);
    if (known) return begin(known);
    const body = { content, reply_to: replyTo?.id ?? null };
    text.value = "";
    keepDraft();
    setReply(null);
    const sent = await store.attempt(() => store.api.ask("POST", `/ui/channels/${store.current}/messages`, body));
    if (!sent) {
      text.value = content;
      keepDraft();
    }
  };

  text.addEventListener("input", () => {
    keepDraft();
    suggest();
  });
  text.addEventListener("keydown", (event) => {
    if (pops.key(event)) return;
    if (event.key === "Escape") setReply(null);
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      send();
    }
  });
  element.addEventListener("submit", (event) => event.preventDefault());
  store.on("commands", loadCommands);
  store.on("opened", () => {
    const channel = store.channels.get(store.current);
    form?.pops.remove();
    form = null;
    line.replaceChildren(text);
    setReply(null);
    text.value = sessionStorage.getItem(draftKey()) ?? "";
    const name = store.title(channel);
    const where = channel.type === 0 ? `#${name}` : THREADS.includes(channel.type) ? `“${name}”` : `@${name}`;
    text.disabled = !channel.can_write;
    text.placeholder = channel.can_write ? `Message ${where}` : "You cannot write here";
    fit();
    loadCommands();
  });

  return {
    element,
    reply: setReply,
    focus: () => (form ?? text).focus(),
    command: (words) => {
      const found = callable().find((one) => one.words === words);
      if (found) begin(found);
    },
  };
}

function paths(command, options, names) {
  const inner = options.filter((option) => option.type <= 2);
  const own = { command, names, words: names.join(" "), options };
  if (!inner.length) return [{ ...own, description: own.description ?? command.description }];
  return inner.flatMap((option) => paths({ ...command, description: option.description }, option.options ?? [], [...names, option.name]));
}
