import type { PermissionName } from '../../../protocol/permissions.ts';
import { el } from '../dom.ts';
import { state } from '../state.ts';
import { say, type Word } from '../words.ts';

export function textField(label: string, value: string, maxlength: number) {
  const attributes = { type: 'text', name: 'name', required: true, maxlength, autocomplete: 'off' };
  const control = el('input', attributes);
  control.value = value;
  return { field: labelled(label, control), control };
}

export function checkField(label: string, isChecked: boolean, help = '') {
  const control = el('input', { type: 'checkbox' });
  control.checked = isChecked;
  const text = el('span', {}, [label, help && el('small', {}, [help])]);
  return { field: el('label', { class: 'field check' }, [control, text]), control };
}

/** Boxes for some permissions; what else was held stays so. */
export function permissionField(
  label: string,
  held: readonly PermissionName[],
  names: readonly (PermissionName & Word)[],
) {
  const boxes = names.map((name) => ({ name, ...checkField(say(name), held.includes(name)) }));
  const legend = el('legend', { class: 'field-label' }, [label]);
  const field = el('fieldset', { class: 'field' }, [legend, ...boxes.map((box) => box.field)]);
  const read = (): PermissionName[] => [
    ...held.filter((name) => names.every((one) => one !== name)),
    ...boxes.filter(({ control }) => control.checked).map(({ name }) => name),
  ];
  return { field, read };
}

/** All languages of Discord's, those of the page first. */
export function languageField(chosen: string) {
  const names = state.locales.map((locale) => [locale, languageName(locale)] as const);
  const own = names.filter(([locale]) => OWN.includes(locale));
  const others = names.filter(([locale]) => !OWN.includes(locale));
  others.sort(([, one], [, other]) => one.localeCompare(other));
  const options = [...own, ...others].map(([locale, name]) => {
    const option = el('option', { value: locale }, [name]);
    option.selected = locale === chosen;
    return option;
  });
  const control = el('select', { name: 'language' }, options);
  return { field: labelled(say('language'), control), control };
}

const OWN = ['en-US', 'ja', 'ko'];

/** A language in its own words. */
export function languageName(locale: string) {
  if (locale === 'en-US') return 'English';
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function labelled(label: string, control: HTMLElement) {
  return el('label', { class: 'field' }, [el('span', { class: 'field-label' }, [label]), control]);
}
