import type { Fault } from './api-error.ts';
import { SELECTED } from './resolved.ts';
import { ButtonStyle, type Component, ComponentType } from './wire.ts';

const MAX_IN_ROW = 5;
const MAX_LABEL = 80;
const MAX_CUSTOM_ID = 100;

/** Rules of the components themselves, in a message or in a modal. */
export function componentFaults(all: readonly Component[]): readonly Fault[] {
  return [
    ...customIdFaults(all),
    ...all.flatMap(buttonFaults),
    ...all.flatMap(rowFaults),
    ...all.flatMap(selectFaults),
  ];
}

export function fault(path: string, code: string, message: string): Fault {
  return { path, code, message };
}

function customIdFaults(all: readonly Component[]): readonly Fault[] {
  const ids = all.flatMap(({ custom_id: id }) => (id === undefined ? [] : [id]));
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const long = ids.filter((id) => id.length > MAX_CUSTOM_ID || id.length === 0);
  return [
    ...twice.map((id) =>
      fault(
        'components',
        'COMPONENT_CUSTOM_ID_DUPLICATED',
        `Component custom id ${id} cannot be duplicated`,
      ),
    ),
    ...long.map(() =>
      fault(
        'components',
        'BASE_TYPE_BAD_LENGTH',
        `custom_id must be between 1 and ${MAX_CUSTOM_ID} in length.`,
      ),
    ),
  ];
}

function buttonFaults(button: Component): readonly Fault[] {
  if (button.type !== ComponentType.button) return [];
  const path = 'components.button';
  const faults: Fault[] = [];
  if (!hasItsTarget(button)) {
    const sentence =
      'A button needs a custom_id (styles 1-4), a url (5) or a sku_id (6), and only that';
    faults.push(fault(path, 'BASE_TYPE_REQUIRED', sentence));
  }
  if (button.style !== ButtonStyle.premium && !button.label && !button.emoji) {
    faults.push(fault(path, 'BASE_TYPE_REQUIRED', 'A button needs a label or an emoji'));
  }
  if ((button.label ?? '').length > MAX_LABEL) {
    faults.push(
      fault(path, 'BASE_TYPE_MAX_LENGTH', `label must be ${MAX_LABEL} or fewer in length.`),
    );
  }
  return faults;
}

function hasItsTarget(button: Component): boolean {
  if (button.style === ButtonStyle.link)
    return Boolean(button.url) && button.custom_id === undefined;
  if (button.style === ButtonStyle.premium) return Boolean(button.sku_id);
  return button.custom_id !== undefined && !button.url;
}

function rowFaults(row: Component): readonly Fault[] {
  if (row.type !== ComponentType.actionRow) return [];
  const held = row.components ?? [];
  const path = 'components.action_row';
  if (held.length < 1 || held.length > MAX_IN_ROW) {
    return [
      fault(
        path,
        'BASE_TYPE_BAD_LENGTH',
        `A row holds 1 to ${MAX_IN_ROW} components, not ${held.length}`,
      ),
    ];
  }
  if (held.length > 1 && held.some(({ type }) => type !== ComponentType.button)) {
    return [fault(path, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'A select stands alone in its row')];
  }
  return [];
}

function selectFaults(select: Component): readonly Fault[] {
  const path = 'components.select';
  if (SELECTED[select.type] !== undefined) return entitySelectFaults(select, path);
  if (select.type !== ComponentType.stringSelect) return [];
  const values = (select.options ?? []).map((option) => option.value);
  if (new Set(values).size !== values.length) {
    return [
      fault(
        path,
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      ),
    ];
  }
  if ((select.min_values ?? 1) > (select.max_values ?? 1)) {
    return [fault(path, 'BASE_TYPE_BAD_RANGE', 'min_values is above max_values')];
  }
  if ((select.max_values ?? 1) > values.length) {
    return [fault(path, 'BASE_TYPE_BAD_RANGE', 'max_values is above the number of options')];
  }
  return [];
}

/** Selects of people, roles and channels: Discord fills their options in. */
function entitySelectFaults(select: Component, path: string): readonly Fault[] {
  const { min_values: min, max_values: max, default_values: defaults = [] } = select;
  const [least, most] = [min ?? 1, max ?? 1];
  if (least > most) return [fault(path, 'BASE_TYPE_BAD_RANGE', 'min_values is above max_values')];
  if (defaults.length > 0 && (defaults.length < least || defaults.length > most)) {
    const message = 'default_values are fewer or more than may be chosen';
    return [fault(path, 'BASE_TYPE_BAD_LENGTH', message)];
  }
  return [];
}
