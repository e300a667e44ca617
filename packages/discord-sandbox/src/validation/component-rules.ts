import type { Violation } from '../protocol/api-error.ts';
import { ENTITY_OF_SELECT } from '../protocol/entities.ts';
import { ButtonStyle, type Component, ComponentType } from '../protocol/wire.ts';

const MAX_IN_ROW = 5;
const MAX_LABEL = 80;
const MAX_CUSTOM_ID = 100;

interface ButtonFields {
  readonly needs: 'custom_id' | 'url' | 'sku_id';
  readonly forbids: readonly ('custom_id' | 'url' | 'sku_id' | 'label' | 'emoji')[];
}

const FIELDS_OF_PRESSED: ButtonFields = { needs: 'custom_id', forbids: ['url', 'sku_id'] };
const FIELDS_OF_BUTTON: Readonly<Record<number, ButtonFields>> = {
  [ButtonStyle.link]: { needs: 'url', forbids: ['custom_id', 'sku_id'] },
  [ButtonStyle.premium]: { needs: 'sku_id', forbids: ['custom_id', 'url', 'label', 'emoji'] },
};
/** Any emoji of Unicode, with or without the sign that asks for its coloured form. */
const EMOJI = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?)$/v;

/** Rules of the components themselves, in a message or in a modal. */
export function componentViolations(all: readonly Component[]): readonly Violation[] {
  return [
    ...idViolations(all),
    ...customIdViolations(all),
    ...all.flatMap(textViolations),
    ...all.flatMap(buttonViolations),
    ...all.flatMap(rowViolations),
    ...all.flatMap(selectViolations),
  ];
}

export function violation(path: string, code: string, message: string): Violation {
  return { path, code, message };
}

/** Ids that a bot chose itself; those that Discord gives do not clash. */
function idViolations(all: readonly Component[]): readonly Violation[] {
  return doubles(all.flatMap(({ id }) => id || [])).map((id) =>
    violation('components', 'COMPONENT_ID_DUPLICATED', `Component id ${id} cannot be duplicated`),
  );
}

function customIdViolations(all: readonly Component[]): readonly Violation[] {
  const ids = all.flatMap(({ custom_id: id }) => id ?? []);
  const code = 'COMPONENT_CUSTOM_ID_DUPLICATED';
  const length = `custom_id must be between 1 and ${MAX_CUSTOM_ID} in length.`;
  return [
    ...doubles(ids)
      .map((id) => `Component custom id ${id} cannot be duplicated`)
      .map((message) => violation('components', code, message)),
    ...ids
      .filter((id) => id.length > MAX_CUSTOM_ID || id.length === 0)
      .map(() => violation('components', 'BASE_TYPE_BAD_LENGTH', length)),
  ];
}

/** Values that stand in a list again. */
export function doubles<T>(values: readonly T[]): readonly T[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === '';
}

function textViolations({
  type,
  content,
  min_length,
  max_length,
}: Component): readonly Violation[] {
  if (type === ComponentType.textDisplay && isBlank(content))
    return [violation('components.text_display', 'BASE_TYPE_REQUIRED', 'content is required')];
  const message = 'min_length is above max_length';
  if (type === ComponentType.textInput && (min_length ?? 0) > (max_length ?? Infinity))
    return [violation('components.text_input', 'BASE_TYPE_BAD_RANGE', message)];
  return [];
}

function buttonViolations(button: Component): readonly Violation[] {
  if (button.type !== ComponentType.button) return [];
  const path = 'components.button';
  const violations: Violation[] = [];
  const { needs, forbids } = FIELDS_OF_BUTTON[button.style ?? 0] ?? FIELDS_OF_PRESSED;
  const wrong = forbids.filter((field) => button[field]);
  if (isBlank(button[needs]) || wrong.length > 0) {
    const sentence = `A button of this style needs ${needs}, and takes no ${forbids.join(', ')}`;
    violations.push(violation(path, 'BASE_TYPE_REQUIRED', sentence));
  }
  if (!forbids.includes('label') && isBlank(button.label) && !button.emoji) {
    violations.push(violation(path, 'BASE_TYPE_REQUIRED', 'A button needs a label or an emoji'));
  }
  if ((button.label ?? '').length > MAX_LABEL) {
    const sentence = `label must be ${MAX_LABEL} or fewer in length.`;
    violations.push(violation(path, 'BASE_TYPE_MAX_LENGTH', sentence));
  }
  return violations;
}

function rowViolations(row: Component): readonly Violation[] {
  if (row.type !== ComponentType.actionRow) return [];
  const held = row.components ?? [];
  const path = 'components.action_row';
  if (held.length < 1 || held.length > MAX_IN_ROW) {
    const message = `A row holds 1 to ${MAX_IN_ROW} components, not ${held.length}`;
    return [violation(path, 'BASE_TYPE_BAD_LENGTH', message)];
  }
  if (held.length > 1 && held.some(({ type }) => type !== ComponentType.button)) {
    return [violation(path, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'A select stands alone in its row')];
  }
  return [];
}

function selectViolations(select: Component): readonly Violation[] {
  const path = 'components.select';
  const options = select.options ?? [];
  const [least, most] = [select.min_values ?? 1, select.max_values ?? 1];
  const out: Violation[] = [];
  const bad = (code: string, message: string) => out.push(violation(path, code, message));
  const isListed = select.type === ComponentType.stringSelect;
  if (!isListed && ENTITY_OF_SELECT[select.type] === undefined) return [];
  if (least > most) bad('BASE_TYPE_BAD_RANGE', 'min_values is above max_values');
  if (isListed) {
    if (doubles(options.map(({ value }) => value)).length > 0) {
      const message = 'The specified option value is already used';
      bad('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message);
    }
    if (options.some(({ label, value }) => isBlank(label) || isBlank(value)))
      bad('BASE_TYPE_REQUIRED', 'An option needs a label and a value');
    if (most > options.length)
      bad('BASE_TYPE_BAD_RANGE', 'max_values is above the number of options');
  }
  const defaults = isListed
    ? options.filter((option) => option.default)
    : (select.default_values ?? []);
  if (defaults.length > most || (!isListed && defaults.length > 0 && defaults.length < least))
    bad('BASE_TYPE_BAD_LENGTH', 'More or fewer are chosen by default than may be chosen');
  return out;
}

/** Emojis that are neither of Unicode nor among those that the bot may use, whose ids are `known`. */
export function emojiViolations(
  all: readonly Component[],
  known: { readonly has: (id: string) => boolean },
): readonly Violation[] {
  return all
    .flatMap(({ emoji, options = [] }) => [emoji, ...options.map((option) => option.emoji)])
    .filter((emoji) => emoji != null)
    .filter(({ id, name }) => !(id == null ? EMOJI.test(name ?? '') : known.has(id)))
    .map(({ id, name }) =>
      violation('components.emoji', 'COMPONENT_INVALID_EMOJI', `Invalid emoji: ${id ?? name}`),
    );
}
