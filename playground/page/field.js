// One option of a slash command: its field, what is offered for it, and the value it stands for.
import { h, nameOf } from "./dom.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9, NUMBER = 10, ATTACHMENT = 11;
const PAUSE = 120;
const MOST = 25;

export class Field {
  // `form` is told what happens: offer(field, choices), changed(field), filled(field), emptied(field), key(event).
  constructor(store, option, form) {
    Object.assign(this, { store, option, form, value: null, asked: 0, waiting: null });
    this.input = h("input", {
      type: "text", size: 6, autocomplete: "off", spellcheck: false, "aria-label": `${option.name}: ${option.description}`,
      onfocus: () => this.suggest(0), oninput: () => this.typed(), onkeydown: (event) => this.key(event),
    });
    if (option.type === ATTACHMENT) Object.assign(this.input, { type: "file", oninput: () => this.load() });
    this.element = h("label", { class: "field" }, h("span", {}, option.name), this.input);
  }

  focus() {
    this.input.focus();
  }

  get text() {
    return this.input.value.trim();
  }

  type(words) {
    this.input.value = words;
    this.typed();
  }

  typed() {
    this.value = null;
    this.element.classList.remove("wrong");
    this.fit();
    this.form.changed(this);
    this.suggest(PAUSE);
  }

  // A file travels with the command, as text that stands for its bytes.
  load() {
    this.value = null;
    const [file] = this.input.files;
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => {
      this.value = { filename: file.name, body: reader.result.slice(reader.result.indexOf(",") + 1) };
      this.form.changed(this);
      this.form.filled(this);
    };
    reader.readAsDataURL(file);
  }

  fit() {
    this.input.size = Math.max(6, Math.min(this.input.value.length + 1, 40));
  }

  pick(choice) {
    this.input.value = choice.name;
    this.value = choice.value;
    this.fit();
    this.form.filled(this);
  }

  key(event) {
    if (this.form.key(event)) return;
    if (event.key !== "Escape" && (event.key !== "Backspace" || this.input.value)) return;
    event.preventDefault();
    this.form.emptied(this);
  }

  // Choices known here are offered at once; the bot is asked after a pause, and only its newest answer counts.
  suggest(pause) {
    clearTimeout(this.waiting);
    if (!this.option.autocomplete) return this.offer(this.fitting());
    const mine = ++this.asked;
    this.waiting = setTimeout(async () => {
      const choices = await this.form.complete(this);
      if (mine === this.asked) this.offer(choices);
    }, pause);
  }

  offer(choices) {
    const wanted = document.activeElement === this.input && this.value === null;
    this.form.offer(this, wanted ? choices : []);
  }

  // All values of an option that takes no others; null for free text.
  listed() {
    const { option, store } = this;
    if (option.choices?.length) return option.choices;
    if (option.type === BOOLEAN) return [{ name: "True", value: true }, { name: "False", value: false }];
    if (option.type === USER || option.type === MENTIONABLE) {
      const here = [...store.users.values()].filter((user) => store.members.has(user.id));
      return here.map((user) => ({ name: nameOf(user), value: user.id }));
    }
    const named = [...store.channels.values()].filter((one) => one.name);
    return option.type === CHANNEL ? named.map((one) => ({ name: `#${one.name}`, value: one.id })) : null;
  }

  fitting() {
    const words = this.text.toLowerCase();
    return (this.listed() ?? []).filter((one) => one.name.toLowerCase().includes(words)).slice(0, MOST);
  }

  // {value}, {problem}, or {} for an option that is left out.
  read() {
    const { option, text } = this;
    if (!text) return option.required ? { problem: `${option.name} is needed.` } : {};
    if (this.value !== null) return { value: this.value };
    if (option.type === ATTACHMENT) return { problem: `${option.name} is still being read.` };
    if (this.listed()) return this.readListed();
    if (option.type === INTEGER || option.type === NUMBER) return this.readNumber();
    return { value: text };
  }

  readListed() {
    const left = this.fitting();
    const exact = left.find((one) => one.name.toLowerCase() === this.text.toLowerCase());
    const meant = exact ?? (left.length === 1 ? left[0] : null);
    return meant ? { value: meant.value } : { problem: `Choose ${this.option.name} from the list.` };
  }

  readNumber() {
    const { name, type, min_value: low, max_value: high } = this.option;
    const number = Number(this.text);
    const whole = type === INTEGER;
    if (Number.isNaN(number) || (whole && !Number.isInteger(number))) return { problem: `${name} must be a ${whole ? "whole " : ""}number.` };
    if (low !== undefined && number < low) return { problem: `${name} must be ${low} or more.` };
    if (high !== undefined && number > high) return { problem: `${name} must be ${high} or less.` };
    return { value: number };
  }
}
