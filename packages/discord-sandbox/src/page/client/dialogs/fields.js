import { el } from '../dom.js';
import { state } from '../state.js';
import { say } from '../words.js';

/**
 * A labelled line of text.
 * @param {string} label
 * @param {string} value
 * @param {number} maxlength
 */
export function textField(label, value, maxlength) {
  const attributes = { type: 'text', name: 'name', required: true, maxlength, autocomplete: 'off' };
  const control = el('input', attributes);
  control.value = value;
  return { field: labelled(label, control), control };
}

/**
 * A box to tick.
 * @param {string} label
 * @param {boolean} isChecked
 * @param {string} [help]
 */
export function checkField(label, isChecked, help = '') {
  const control = el('input', { type: 'checkbox' });
  control.checked = isChecked;
  const text = el('span', {}, [label, help && el('small', {}, [help])]);
  return { field: el('label', { class: 'field check' }, [control, text]), control };
}

/**
 * Fields under a common name.
 * @param {string} label
 * @param {readonly Node[]} fields
 */
export function fieldGroup(label, fields) {
  return el('fieldset', { class: 'field' }, [
    el('legend', { class: 'field-label' }, [label]),
    ...fields,
  ]);
}

/**
 * All languages of Discord's, those of the page first.
 * @param {string} chosen
 */
export function languageField(chosen) {
  const names = state.locales.map(
    (locale) => /** @type {const} */ ([locale, languageName(locale)]),
  );
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

const OWN = ['en-US', 'ja'];

/** A language in its own words. @param {string} locale */
export function languageName(locale) {
  if (locale === 'en-US') return 'English';
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * @param {string} label
 * @param {HTMLElement} control
 */
function labelled(label, control) {
  return el('label', { class: 'field' }, [el('span', { class: 'field-label' }, [label]), control]);
}
