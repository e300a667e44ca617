import { descriptionIn, nameIn } from './command-names.js';
import { el } from './dom.js';
import { connection, state } from './state.js';
import { say } from './words.js';

/**
 * @typedef {import('../wire.ts').CommandOption} CommandOption
 * @typedef {import('../wire.ts').Choice} Choice
 * @typedef {{ name: string, value: string | number | boolean }} Listed
 */

const Type = { integer: 4, boolean: 5, user: 6, number: 10 };
const ASK_AFTER_MS = 150;

/** One option of the command that is being typed: a chip with its name and an input. */
export class OptionField {
  option;
  input;
  element;
  #locale;
  /** What was picked from a list, as long as it stands unchanged. @type {Listed | undefined} */
  #picked;
  #asked = 0;

  /**
   * @param {CommandOption} option
   * @param {string} locale
   */
  constructor(option, locale) {
    this.option = option;
    this.#locale = locale;
    const name = nameIn(option, locale);
    this.input = el('input', {
      type: 'text',
      size: 8,
      autocomplete: 'off',
      spellcheck: 'false',
      role: 'combobox',
      'aria-controls': 'suggestions',
      'aria-label': `${name}: ${descriptionIn(option, locale)}`,
      'aria-required': String(option.required === true),
      'data-option': option.name,
    });
    this.element = el('label', { class: 'option-chip' }, [
      el('span', { class: 'option-name' }, [name]),
      this.input,
    ]);
    this.input.addEventListener('input', () => {
      this.#fit();
      this.setError('');
    });
  }

  get title() {
    const { option } = this;
    return `${nameIn(option, this.#locale)} — ${descriptionIn(option, this.#locale)}`;
  }

  /** Whether values are picked from a list rather than typed. */
  get isListed() {
    const { type, choices, autocomplete } = this.option;
    return (
      Boolean(choices?.length) ||
      autocomplete === true ||
      type === Type.boolean ||
      type === Type.user
    );
  }

  /** @param {Listed} listed */
  pick(listed) {
    this.#picked = listed;
    this.input.value = listed.name;
    this.#fit();
    this.setError('');
  }

  /** @param {string} sentence empty when all is well */
  setError(sentence) {
    this.element.classList.toggle('invalid', sentence !== '');
    this.input.setAttribute('aria-invalid', String(sentence !== ''));
    this.element.title = sentence;
  }

  /**
   * The value to be sent, or what is wrong with it. Both undefined: nothing was entered.
   * @returns {{ value?: string | number | boolean, error?: string }}
   */
  read() {
    const text = this.input.value.trim();
    if (this.#picked?.name === this.input.value) return { value: this.#picked.value };
    if (text === '') return this.option.required ? { error: say('required') } : {};
    const listed = this.#fixed().find(({ name }) => name.toLowerCase() === text.toLowerCase());
    if (listed) return { value: listed.value };
    if (this.isListed && this.option.autocomplete !== true) return { error: say('chooseListed') };
    return this.#number(text);
  }

  /**
   * What can be picked for what was typed.
   * @param {string} commandName
   * @param {() => Record<string, string | number | boolean>} values of all options so far
   * @returns {Promise<{ items: readonly Listed[], note: string } | undefined>} undefined when it was asked
   *   again meanwhile
   */
  async list(commandName, values) {
    const typed = this.input.value.trim().toLowerCase();
    const isWhole = this.#picked?.name === this.input.value;
    if (this.option.autocomplete) return this.#ask(commandName, values);
    const all = this.#fixed();
    const items = isWhole ? all : all.filter(({ name }) => name.toLowerCase().includes(typed));
    return { items, note: this.isListed ? say('noOptions') : '' };
  }

  /** @returns {readonly Listed[]} */
  #fixed() {
    const { type, choices = [] } = this.option;
    if (type === Type.boolean) {
      return [
        { name: say('yes'), value: true },
        { name: say('no'), value: false },
      ];
    }
    if (type === Type.user)
      return [...state.people, state.bot].map(({ id, name }) => ({ name, value: id }));
    return choices.map((choice) => ({ name: nameIn(choice, this.#locale), value: choice.value }));
  }

  /** @param {string} text */
  #number(text) {
    const { type } = this.option;
    if (type !== Type.integer && type !== Type.number) return { value: text };
    const value = Number(text);
    if (Number.isNaN(value)) return { error: say('number') };
    if (type === Type.integer && !Number.isInteger(value)) return { error: say('wholeNumber') };
    return { value };
  }

  /**
   * Asks the bot for completions, once the typing pauses.
   * @param {string} commandName
   * @param {() => Record<string, string | number | boolean>} values
   */
  async #ask(commandName, values) {
    this.#asked += 1;
    const turn = this.#asked;
    await new Promise((resolve) => setTimeout(resolve, ASK_AFTER_MS));
    if (turn !== this.#asked) return undefined;
    const typed = this.#picked?.name === this.input.value ? '' : this.input.value;
    const outcome = await connection.ask({
      op: 'autocomplete',
      channel: state.channel,
      name: commandName,
      focused: this.option.name,
      values: { ...values(), [this.option.name]: typed },
    });
    if (turn !== this.#asked) return undefined;
    if (outcome.kind !== 'choices') return { items: [], note: say('optionsFailed') };
    const items = outcome.choices.map((choice) => ({
      name: nameIn(choice, this.#locale),
      value: choice.value,
    }));
    return { items, note: say('noOptions') };
  }

  #fit() {
    this.input.size = Math.max(8, Math.min(30, [...this.input.value].length + 2));
  }
}
