// A slash command being filled in: its name and a field for each option in use.
import { h, icon } from "./dom.js";
import { Field } from "./field.js";
import { suggestions } from "./suggestions.js";

const SUBCOMMAND = 1, GROUP = 2;

export class CommandForm {
  // `called` is {command, names, words, options}; done() follows a sent command, cancel() one to be typed differently,
  // close() a given up one.
  constructor(store, called, { done, cancel, close }) {
    Object.assign(this, { store, called, done, cancel, fields: new Map() });
    this.list = suggestions("Options");
    this.pops = this.list.element;
    this.holder = h("div", { class: "fields" });
    this.problem = h("div", { class: "problem", role: "alert", hidden: true });
    this.sender = h("button", { type: "button", class: "send", onclick: () => this.submit(), onkeydown: (event) => this.senderKey(event) }, "Send");
    const away = h("button", { type: "button", class: "tool", "aria-label": "Cancel the command", onclick: () => close() }, icon("close"));
    this.element = h("div", { class: "command" }, h("span", { class: "name" }, `/${called.words}`), this.holder, this.sender, away, this.problem);
    for (const option of called.options.filter((one) => one.required)) this.add(option);
  }

  add(option) {
    const field = new Field(this.store, option, this);
    this.fields.set(option.name, field);
    this.holder.append(field.element);
    return field;
  }

  focus() {
    const [first] = this.fields.values();
    if (first) return first.focus();
    this.sender.focus();
    this.offerOptions();
  }

  // What was typed behind the name goes into the first option, also where all can be left out.
  fill(words) {
    const [first] = this.fields.values();
    (first ?? this.add(this.called.options[0])).type(words);
  }

  offerOptions() {
    const unused = this.called.options.filter((option) => !this.fields.has(option.name));
    this.list.show(unused.map((option) => ({
      label: option.name, description: `${option.description} (optional)`, pick: () => this.add(option).focus(),
    })), "More options (Enter sends)", true);
  }

  offer({ option, input }, choices) {
    this.list.serve(input);
    const items = choices.map((choice) => ({ label: choice.name, description: choice.description, pick: () => this.fields.get(option.name).pick(choice) }));
    this.list.show(items, `${option.name}: ${option.description}`);
  }

  changed() {
    this.problem.hidden = true;
  }

  filled(field) {
    this.list.show([]);
    const all = [...this.fields.values()];
    const empty = all.slice(all.indexOf(field) + 1).find((one) => !one.text);
    if (empty) return empty.focus();
    field.focus();
    this.offerOptions();
  }

  emptied({ option, element }) {
    if (option.required) return this.cancel();
    this.fields.delete(option.name);
    element.remove();
    ([...this.fields.values()].at(-1) ?? this.sender).focus();
    this.offerOptions();
  }

  // Whether a key pressed in a field was one for the whole form.
  key(event) {
    if (this.list.key(event)) return true;
    if (event.key !== "Enter") return false;
    event.preventDefault();
    this.submit();
    return true;
  }

  senderKey(event) {
    if (this.list.key(event)) return;
    if (event.key === "Escape" || event.key === "Backspace") return this.cancel();
    const typed = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (typed && this.called.options.length && !this.fields.size) this.add(this.called.options[0]).focus();
  }

  async submit() {
    const options = [];
    for (const field of this.fields.values()) {
      const { value, problem } = field.read();
      if (problem) return this.complain(field, problem);
      if (value !== undefined) options.push({ name: field.option.name, type: field.option.type, value });
    }
    const begun = await this.send(options);
    if (!begun) return;
    this.store.begin(begun.interaction, { message: null, control: null, command: this.called.words });
    this.done();
  }

  complain(field, words) {
    this.problem.textContent = words;
    this.problem.hidden = false;
    field.element.classList.add("wrong");
    field.focus();
  }

  send(options, complete = false) {
    const { command, names } = this.called;
    const levels = names.slice(1).reverse();
    const nest = (inner, name, index) => [{ name, type: index === 0 ? SUBCOMMAND : GROUP, options: inner }];
    const body = { command: command.id, options: levels.reduce(nest, options), complete };
    return this.store.attempt(() => this.store.api.ask("POST", `/ui/channels/${this.store.current}/commands`, body));
  }

  // The choices the bot offers for the field in which the user types. They may come before the receipt of the question.
  complete(focused) {
    const used = [...this.fields.values()].filter((field) => field === focused || field.text);
    const begun = this.send(used.map((field) => ({
      name: field.option.name, type: field.option.type, value: field.value ?? field.input.value, focused: field === focused || undefined,
    })), true);
    return new Promise((resolve) => {
      const end = (choices) => {
        this.store.removeEventListener("choices", hear);
        resolve(choices);
      };
      const hear = async ({ detail }) => detail.id === (await begun)?.interaction && end(detail.choices);
      this.store.addEventListener("choices", hear);
      begun.then((receipt) => receipt || end([]));
    });
  }
}
