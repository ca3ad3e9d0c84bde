// A slash command being filled in: its name and a field for each option in use.
import { h, icon, nameOf } from "./dom.js";
import { suggestions } from "./suggestions.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9, NUMBER = 10;
const PAUSE = 120;

export function commandForm(store, called, { done, cancel }) {
  const pops = suggestions("Options");
  const fields = new Map();
  const holder = h("div", { class: "fields" });
  const problem = h("div", { class: "problem", role: "alert", hidden: true });
  const send = h("button", { type: "button", class: "send", onclick: () => submit() }, "Send");
  const element = h("div", { class: "command" },
    h("span", { class: "name" }, `/${called.words}`), holder, send,
    h("button", { type: "button", class: "tool", "aria-label": "Cancel the command", onclick: () => cancel() }, icon("close")), problem);

  const add = (option) => {
    const field = makeField(option);
    fields.set(option.name, field);
    holder.append(field.element);
    return field;
  };
  const unused = () => called.options.filter((option) => !fields.has(option.name));
  const offerOptions = () => pops.show(unused().map((option) => ({
    label: option.name, description: `${option.description} (optional)`, pick: () => add(option).focus(),
  })), "More options (Enter sends)", true);

  const makeField = (option) => {
    const input = h("input", { type: "text", size: 6, "aria-label": `${option.name}: ${option.description}`, autocomplete: "off", spellcheck: false });
    const field = { option, input, value: null, element: h("label", { class: "field" }, h("span", {}, option.name), input), focus: () => input.focus() };
    const pick = (choice) => {
      input.value = choice.name;
      field.value = choice.value;
      widen();
      pops.show([]);
      next(field);
    };
    const widen = () => (input.size = Math.max(6, Math.min(input.value.length + 1, 40)));
    const suggest = async () => {
      const choices = await choicesFor(store, called, fields, field);
      if (document.activeElement !== input) return;
      pops.show(choices.map((choice) => ({ label: choice.name, description: choice.description, pick: () => pick(choice) })), `${option.name}: ${option.description}`);
    };
    let waiting = null;
    input.addEventListener("focus", suggest);
    input.addEventListener("input", () => {
      field.value = null;
      problem.hidden = true;
      field.element.classList.remove("wrong");
      widen();
      clearTimeout(waiting);
      waiting = setTimeout(suggest, option.autocomplete ? PAUSE : 0);
    });
    input.addEventListener("keydown", (event) => {
      if (pops.key(event)) return;
      if (event.key === "Enter") {
        event.preventDefault();
        submit();
      } else if (event.key === "Escape" || (event.key === "Backspace" && !input.value)) {
        event.preventDefault();
        remove(field);
      }
    });
    return field;
  };
  const next = (field) => {
    const all = [...fields.values()];
    const empty = all.slice(all.indexOf(field) + 1).find((one) => !one.input.value);
    if (empty) empty.focus();
    else {
      field.input.focus();
      offerOptions();
    }
  };
  const remove = (field) => {
    if (field.option.required) return cancel();
    fields.delete(field.option.name);
    field.element.remove();
    ([...fields.values()].at(-1)?.input ?? send).focus();
    offerOptions();
  };

  const submit = async () => {
    const options = [];
    for (const field of fields.values()) {
      const given = valueOf(field);
      if (given.problem) return complain(field, given.problem);
      if (given.value !== undefined) options.push({ name: field.option.name, type: field.option.type, value: given.value });
    }
    const body = { command: called.command.id, options: nested(called, options) };
    const begun = await store.attempt(() => store.api.ask("POST", `/ui/channels/${store.current}/commands`, body));
    if (!begun) return;
    store.begin(begun.interaction, { message: null, control: null, command: called.words });
    done();
  };
  const complain = (field, words) => {
    problem.textContent = words;
    problem.hidden = false;
    field.element.classList.add("wrong");
    field.focus();
  };
  send.addEventListener("keydown", (event) => {
    if (pops.key(event)) return;
    if (event.key === "Escape" || event.key === "Backspace") cancel();
  });

  for (const option of called.options.filter((one) => one.required)) add(option);
  const focus = () => {
    const first = [...fields.values()][0];
    if (first) first.focus();
    else {
      send.focus();
      offerOptions();
    }
  };
  return { element, pops: pops.element, focus };
}

function nested(called, options) {
  const levels = called.names.slice(1).reverse();
  const group = called.names.length - 1;
  return levels.reduce((inner, name, index) => [{ name, type: index === 0 || group === 1 ? 1 : 2, options: inner }], options);
}

function valueOf({ option, input, value }) {
  const typed = input.value.trim();
  if (!typed) return option.required ? { problem: `${option.name} is needed.` } : {};
  if (value !== null) return { value };
  const choice = option.choices?.find((one) => one.name.toLowerCase() === typed.toLowerCase());
  if (choice) return { value: choice.value };
  if (option.choices?.length || [BOOLEAN, USER, CHANNEL, MENTIONABLE].includes(option.type)) {
    return { problem: `Choose ${option.name} from the list.` };
  }
  if (option.type === INTEGER || option.type === NUMBER) return numberOf(option, typed);
  return { value: typed };
}

function numberOf(option, typed) {
  const number = Number(typed);
  if (Number.isNaN(number) || (option.type === INTEGER && !Number.isInteger(number))) {
    return { problem: `${option.name} must be a ${option.type === INTEGER ? "whole number" : "number"}.` };
  }
  if (option.min_value !== undefined && number < option.min_value) return { problem: `${option.name} must be ${option.min_value} or more.` };
  if (option.max_value !== undefined && number > option.max_value) return { problem: `${option.name} must be ${option.max_value} or less.` };
  return { value: number };
}

async function choicesFor(store, called, fields, field) {
  const { option, input } = field;
  const typed = input.value.toLowerCase();
  const fitting = (all) => all.filter((one) => one.name.toLowerCase().includes(typed)).slice(0, 25);
  if (field.value !== null) return [];
  if (option.autocomplete) return ask(store, called, fields, field);
  if (option.choices?.length) return fitting(option.choices);
  if (option.type === BOOLEAN) return fitting([{ name: "True", value: true }, { name: "False", value: false }]);
  if (option.type === USER || option.type === MENTIONABLE) {
    const here = [...store.users.values()].filter((user) => store.members.has(user.id));
    return fitting(here.map((user) => ({ name: nameOf(user), value: user.id })));
  }
  if (option.type === CHANNEL) {
    return fitting([...store.channels.values()].filter((one) => one.name).map((one) => ({ name: `#${one.name}`, value: one.id })));
  }
  return [];
}

async function ask(store, called, fields, focused) {
  const options = [...fields.values()].filter((field) => field === focused || field.input.value).map((field) => ({
    name: field.option.name, type: field.option.type, value: field.value ?? field.input.value,
    ...(field === focused ? { focused: true } : {}),
  }));
  const body = { command: called.command.id, options: nested(called, options), complete: true };
  let heard = null;
  const answer = new Promise((resolve) => {
    const early = [];
    let wanted = null;
    heard = (event) => (wanted === event.detail.id ? resolve(event.detail.choices) : early.push(event.detail));
    store.addEventListener("choices", heard);
    store.attempt(() => store.api.ask("POST", `/ui/channels/${store.current}/commands`, body)).then((begun) => {
      wanted = begun?.interaction ?? null;
      const match = early.find((one) => one.id === wanted);
      if (match) resolve(match.choices);
    });
    setTimeout(() => resolve([{ name: "Loading options failed", value: null, description: "The bot did not answer" }]), 3500);
  });
  const choices = await answer;
  store.removeEventListener("choices", heard);
  return choices;
}
