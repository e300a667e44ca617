import type { CommandOption } from '../../../protocol/wire.ts';
import { el } from '../dom.ts';
import { say } from '../words.ts';
import { type CommandEntry, descriptionIn, nameIn } from './command-names.ts';
import { OptionField, type Values } from './option-field.ts';
import type { Suggestions } from './suggestions.ts';

interface Handlers {
  readonly onSend: (entry: CommandEntry, values: Values) => void;
  readonly onCancel: () => void;
}

/** The composer while a command is being typed: its name, and a chip for each option. */
export class CommandEditor {
  element = el('div', { class: 'command-line', role: 'group' });
  #entry;
  #locale;
  #suggestions;
  #handlers;
  #error = el('p', { class: 'command-error', role: 'alert' });
  #more = el('button', { type: 'button', class: 'more-options' });
  #fields: OptionField[] = [];

  constructor(
    entry: CommandEntry,
    locale: string,
    { suggestions, ...handlers }: Handlers & { suggestions: Suggestions },
  ) {
    this.#entry = entry;
    this.#locale = locale;
    this.#suggestions = suggestions;
    this.#handlers = handlers;
    const name = el('span', { class: 'command-chip', tabindex: 0 }, [`/${entry.shownName}`]);
    this.element.append(name, this.#more, this.#error);
    this.element.setAttribute('aria-label', `/${entry.shownName}: ${entry.description}`);
    this.element.addEventListener('keydown', (event) => this.#onKey(event));
    this.element.addEventListener('focusout', () => this.#suggestions.hide());
    this.#more.addEventListener('click', () => this.#offerOptions());
    this.#more.addEventListener('focus', () => this.#offerOptions());
    for (const option of entry.options) if (option.required) this.#add(option);
    this.#renderMore();
  }

  /** Puts the cursor where the next value is missing. */
  focus() {
    const next = this.#fields.find(({ input }) => input.value === '') ?? this.#fields.at(-1);
    if (next) next.input.focus();
    else if (this.#more.hidden) this.#focusName();
    else this.#more.focus();
  }

  send() {
    const values: Values = {};
    for (const field of this.#fields) {
      const { value, error } = field.read();
      if (error !== undefined) {
        field.setError(error);
        this.setError(error);
        field.input.focus();
        return;
      }
      if (value !== undefined) values[field.option.name] = value;
    }
    this.#suggestions.hide();
    this.#handlers.onSend(this.#entry, values);
  }

  setError(sentence: string) {
    this.#error.textContent = sentence;
  }

  #add(option: CommandOption) {
    const field = new OptionField(option, this.#locale);
    this.#fields.push(field);
    this.#more.before(field.element);
    field.input.addEventListener('focus', () => void this.#suggest(field));
    field.input.addEventListener('input', () => {
      this.setError('');
      void this.#suggest(field);
    });
    return field;
  }

  get #rest() {
    const used = new Set(this.#fields.map(({ option }) => option.name));
    return this.#entry.options.filter(({ name }) => !used.has(name));
  }

  #renderMore() {
    const count = this.#rest.length;
    this.#more.hidden = count === 0;
    this.#more.textContent = `+${count} ${say('optional')}`;
  }

  #offerOptions() {
    const items = this.#rest.map((option) => ({
      label: nameIn(option, this.#locale),
      detail: descriptionIn(option, this.#locale),
      pick: () => {
        const field = this.#add(option);
        this.#renderMore();
        field.input.focus();
      },
    }));
    this.#suggestions.offer(say('options'), items);
  }

  async #suggest(field: OptionField) {
    if (field.option.autocomplete) this.#suggestions.show(field.title, [], say('optionsLoading'));
    const found = await field.list(this.#entry.name, () => this.#valuesSoFar());
    if (found === undefined || document.activeElement !== field.input) return;
    const items = found.items.map((listed) => ({
      label: listed.name,
      pick: () => {
        field.pick(listed);
        this.#suggestions.hide();
        this.#goOn(field);
      },
    }));
    this.#suggestions.show(field.title, items, found.note);
    field.input.setAttribute('aria-activedescendant', this.#suggestions.activeId);
  }

  /** After a pick, on to the next empty option. */
  #goOn(field: OptionField) {
    const next = this.#fields.find(({ input }) => input.value === '');
    (next ?? field).input.focus();
    if (next === undefined) this.#suggestions.hide();
  }

  #valuesSoFar(): Values {
    const entries = this.#fields.map((field) => [field.option.name, field.read().value] as const);
    return Object.fromEntries(
      entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  }

  #onKey(event: KeyboardEvent) {
    if (event.isComposing) return;
    const field = this.#fields.find(({ input }) => input === event.target);
    const { key } = event;
    const isOpen = this.#suggestions.isOpen;
    if (isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      this.#suggestions.move(key === 'ArrowDown' ? 1 : -1);
      field?.input.setAttribute('aria-activedescendant', this.#suggestions.activeId);
    } else if (
      this.#suggestions.hasChosen &&
      (key === 'Enter' || (key === 'Tab' && !event.shiftKey && field?.input.value))
    )
      this.#suggestions.pick();
    else if (key === 'Enter') this.send();
    else if (key === 'Escape') this.#handlers.onCancel();
    else if (key === 'Backspace' && (field ? field.input.value === '' : true)) this.#erase(field);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Backspace in an empty option takes it away; if there is none left, the command. */
  #erase(field: OptionField | undefined) {
    if (field === undefined || field.option.required) {
      const at = field ? this.#fields.indexOf(field) : this.#fields.length;
      const before = this.#fields[at - 1];
      if (before) before.input.focus();
      else this.#handlers.onCancel();
      return;
    }
    this.#fields = this.#fields.filter((one) => one !== field);
    field.element.remove();
    this.#suggestions.hide();
    this.#renderMore();
    this.focus();
  }

  #focusName() {
    const name = this.element.firstElementChild;
    if (name instanceof HTMLElement) name.focus();
  }
}
