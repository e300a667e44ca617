import { walk } from '../protocol/components.ts';
import { ENTITY_OF_SELECT } from '../protocol/entities.ts';
import { type Component, ComponentType } from '../protocol/wire.ts';
import { Refused } from './refused.ts';
import type { EntityRef } from './resolved.ts';

const MAX_INPUT = 4000;

/** What a person entered, by custom id: a text, or the chosen values of a select. */
export type ModalValues = Readonly<Record<string, string | readonly string[]>>;

/**
 * The components of a modal's submission: the same tree, with the values in it.
 * @throws {Refused} when a required field is empty or a text does not fit
 */
export function submittedComponents(
  components: readonly Component[],
  values: ModalValues,
): readonly object[] {
  return components.map((component) => {
    const { type, id } = component;
    if (component.components) {
      return { type, id, components: submittedComponents(component.components, values) };
    }
    if (component.component) {
      const [inner] = submittedComponents([component.component], values);
      return { type, id, component: inner };
    }
    return submitted(component, values);
  });
}

/** What the selects of a form name by the values that were chosen in them. */
export function namedInModal(
  components: readonly Component[],
  values: ModalValues,
): readonly EntityRef[] {
  return walk(components).flatMap((component) => {
    const chosen = values[component.custom_id ?? ''] ?? [];
    return namedBy(component, typeof chosen === 'string' ? [chosen] : chosen);
  });
}

/** What the values of a select of people, roles or channels name. */
export function namedBy(select: Component, values: readonly string[]): readonly EntityRef[] {
  const kind = ENTITY_OF_SELECT[select.type];
  if (kind === undefined) return [];
  return values.map((id) => ({ kind, id, channelTypes: select.channel_types }));
}

function submitted(component: Component, values: ModalValues): object {
  const { type, id, custom_id: customId } = component;
  if (customId === undefined) return { type, id };
  const value = values[customId];
  if (type === ComponentType.textInput) {
    const text = typeof value === 'string' ? value : (component.value ?? '');
    return { type, id, custom_id: customId, value: fittingText(component, text) };
  }
  const chosen = typeof value === 'string' ? [value] : (value ?? []);
  return { type, id, custom_id: customId, values: fittingChoice(component, chosen) };
}

function fittingText(input: Component, text: string): string {
  if (text === '' && input.required !== false) throw new Refused('This field is required.');
  if (text !== '' && text.length < (input.min_length ?? 0)) {
    throw new Refused(`At least ${input.min_length} characters, please.`);
  }
  if (text.length > (input.max_length ?? MAX_INPUT)) {
    throw new Refused(`At most ${input.max_length ?? MAX_INPUT} characters, please.`);
  }
  return text;
}

/**
 * Checks the values chosen in a select.
 * @throws {Refused} for a value that is not offered, or too few or too many of them
 */
export function fittingChoice(select: Component, values: readonly string[]): readonly string[] {
  const offered = new Set((select.options ?? []).map((option) => option.value));
  const isListed = ENTITY_OF_SELECT[select.type] === undefined;
  const wrong = values.find((value) => isListed && !offered.has(value));
  if (wrong !== undefined) throw new Refused(`${wrong} is not among the choices.`);
  if (new Set(values).size < values.length) throw new Refused('Choose each once.');
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  if (values.length < least || values.length > most) {
    throw new Refused(least === most ? `Choose ${least}.` : `Choose ${least} to ${most}.`);
  }
  return values;
}
