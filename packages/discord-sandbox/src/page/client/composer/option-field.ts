import type { CommandOption } from '../../../protocol/wire.ts';
import { channels, people, roles } from '../dialogs/entity-options.ts';
import { el } from '../dom.ts';
import { connection, state } from '../state.ts';
import { say } from '../words.ts';
import { descriptionIn, nameIn } from './command-names.ts';

export type Listed = { name: string; value: string | number | boolean };
export type SentFile = { name: string; type: string; base64: string };
export type Values = Record<string, string | number | boolean | SentFile>;

const Type = {
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
};

/** Types whose values are picked from what there is. */
const LISTED = [Type.boolean, Type.user, Type.channel, Type.role, Type.mentionable];
const ASK_AFTER_MS = 150;

/** One option of the command that is being typed: a chip with its name and an input. */
export class OptionField {
  option;
  input;
  element;
  #locale;
  /** What was picked from a list, as long as it stands unchanged. */
  #picked: Listed | undefined;
  #asked = 0;
  #file: SentFile | undefined;

  constructor(option: CommandOption, locale: string) {
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
    if (option.type === Type.attachment) this.#takeFiles();
  }

  #takeFiles() {
    this.input.type = 'file';
    this.input.removeAttribute('role');
    this.input.addEventListener('change', async () => {
      const [file] = this.input.files ?? [];
      this.#file = file && (await sentFile(file));
    });
  }

  get title() {
    const { option } = this;
    return `${nameIn(option, this.#locale)} — ${descriptionIn(option, this.#locale)}`;
  }

  /** Whether values are picked from a list rather than typed. */
  get isListed() {
    const { type, choices, autocomplete } = this.option;
    return Boolean(choices?.length) || autocomplete === true || LISTED.includes(type);
  }

  pick(listed: Listed) {
    this.#picked = listed;
    this.input.value = listed.name;
    this.#fit();
    this.setError('');
  }

  /** @param sentence empty when all is well */
  setError(sentence: string) {
    this.element.classList.toggle('invalid', sentence !== '');
    this.input.setAttribute('aria-invalid', String(sentence !== ''));
    this.element.title = sentence;
  }

  /** The value to be sent, or what is wrong with it. Both undefined: nothing was entered. */
  read(): { value?: string | number | boolean | SentFile; error?: string } {
    if (this.option.type === Type.attachment) return this.#readFile();
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
   * @param values of all options so far
   * @returns undefined when it was asked again meanwhile
   */
  async list(
    commandName: string,
    values: () => Values,
  ): Promise<{ items: readonly Listed[]; note: string } | undefined> {
    const typed = this.input.value.trim().toLowerCase();
    const isWhole = this.#picked?.name === this.input.value;
    if (this.option.autocomplete) return this.#ask(commandName, values);
    const all = this.#fixed();
    const items = isWhole ? all : all.filter(({ name }) => name.toLowerCase().includes(typed));
    return { items, note: this.isListed ? say('noOptions') : '' };
  }

  #fixed(): readonly Listed[] {
    const { type, choices = [] } = this.option;
    if (type === Type.boolean) {
      return [
        { name: say('yes'), value: true },
        { name: say('no'), value: false },
      ];
    }
    const entities = this.#entities();
    if (entities) return entities.map(({ id, name }) => ({ name, value: id }));
    return choices.map((choice) => ({ name: nameIn(choice, this.#locale), value: choice.value }));
  }

  /** People, roles or channels, if the option takes them. */
  #entities() {
    const { type, channel_types: types } = this.option;
    if (type === Type.user) return people();
    if (type === Type.role) return roles();
    if (type === Type.mentionable) return [...people(), ...roles()];
    return type === Type.channel ? channels(types) : undefined;
  }

  #readFile() {
    if (this.#file) return { value: this.#file };
    return this.option.required ? { error: say('chooseFile') } : {};
  }

  #number(text: string) {
    const { type } = this.option;
    if (type !== Type.integer && type !== Type.number) return { value: text };
    const value = Number(text);
    if (Number.isNaN(value)) return { error: say('number') };
    if (type === Type.integer && !Number.isInteger(value)) return { error: say('wholeNumber') };
    return { value };
  }

  /** Asks the bot for completions, once the typing pauses. */
  async #ask(commandName: string, values: () => Values) {
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

/** A chosen file, as it is sent. */
async function sentFile(file: File): Promise<SentFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { name: file.name, type: file.type || 'application/octet-stream', base64: btoa(binary) };
}
