import { el } from '../dom.js';
import { icon } from '../icons.js';
import { markdown } from '../messages/markdown.js';
import { connection } from '../state.js';
import { say } from '../words.js';
import { optionsOf } from './entity-options.js';

/**
 * @typedef {import('../../../protocol/wire.ts').Component} Component
 * @typedef {import('../../../interactions/outcome.ts').Modal} Modal
 * @typedef {{ node: Node, customId?: string, read?: () => string | string[] }} Field
 */

const TextInput = 4;
const TextDisplay = 10;
const PARAGRAPH = 2;

/**
 * Opens a form that the bot asked for.
 * @param {Modal} modal
 */
export function formDialog(modal) {
  const fields = modal.components.flatMap(fieldsOf);
  const error = el('p', { class: 'form-error', role: 'alert' });
  const submit = el('button', { class: 'button style-1' }, [say('submit')]);
  const content = [...fields.map(({ node }) => node), error];
  const dialog = openDialog({ title: modal.title, content, submit, onSubmit: send });

  async function send() {
    submit.disabled = true;
    const values = Object.fromEntries(
      fields.flatMap(({ customId, read }) => (customId && read ? [[customId, read()]] : [])),
    );
    const outcome = await connection.ask({
      op: 'submit',
      interaction: modal.interactionId,
      values,
    });
    submit.disabled = false;
    if (outcome.kind === 'done') dialog.close();
    else error.textContent = outcome.kind === 'refused' ? outcome.text : say('formFailed');
  }
}

/**
 * A dialog with a form in it; Escape, the cross and Cancel close it.
 * @param {object} parts
 * @param {string} parts.title
 * @param {readonly Node[]} parts.content
 * @param {HTMLButtonElement} [parts.submit]
 * @param {() => void} [parts.onSubmit]
 * @param {readonly Node[]} [parts.more] what else can be done, beside the buttons
 */
export function openDialog({ title, content, submit, onSubmit, more = [] }) {
  const close = () => dialog.close();
  const form = el('form', { method: 'dialog' }, [
    el('header', {}, [
      el('h2', {}, [title]),
      el(
        'button',
        { type: 'button', class: 'icon-button', 'aria-label': say('close'), onclick: close },
        [icon('close')],
      ),
    ]),
    el('div', { class: 'form-body' }, content),
    el('footer', {}, [
      ...more,
      el('span', { class: 'spring' }),
      el('button', { type: 'button', class: 'button style-2', onclick: close }, [say('cancel')]),
      submit,
    ]),
  ]);
  const dialog = el('dialog', { class: 'form', 'aria-label': title }, [form]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit?.();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  const first = form.querySelector('input, textarea, select');
  if (first instanceof HTMLElement) first.focus();
  return dialog;
}

/**
 * @param {Component} component
 * @returns {Field[]}
 */
function fieldsOf(component) {
  if (component.components) return component.components.flatMap(fieldsOf);
  if (component.type === TextDisplay) {
    return [{ node: el('div', { class: 'text' }, [markdown(component.content ?? '')]) }];
  }
  if (component.component) return [labelled(component, component.component)];
  return [labelled(component, component)];
}

/**
 * @param {Component} label
 * @param {Component} input
 * @returns {Field}
 */
function labelled(label, input) {
  const isRequired = input.required !== false;
  const { control, read } = input.type === TextInput ? textControl(input) : selectControl(input);
  const node = el('label', { class: 'field' }, [
    el('span', { class: 'field-label' }, [
      label.label ?? '',
      isRequired && el('span', { class: 'star' }, [' *']),
    ]),
    label.description && el('small', {}, [label.description]),
    control,
  ]);
  return { node, customId: input.custom_id ?? '', read };
}

/** @param {Component} input */
function textControl(input) {
  const attributes = {
    name: input.custom_id,
    placeholder: input.placeholder ?? undefined,
    required: input.required !== false,
    minlength: input.min_length ?? undefined,
    maxlength: input.max_length ?? 4000,
    autocomplete: 'off',
  };
  const control =
    input.style === PARAGRAPH
      ? el('textarea', { ...attributes, rows: 4 })
      : el('input', { ...attributes, type: 'text' });
  control.value = input.value ?? '';
  return { control, read: () => control.value };
}

/** @param {Component} select */
function selectControl(select) {
  const isMany = (select.max_values ?? 1) > 1;
  const offered = optionsOf(select);
  const options = offered.map(({ label, value, default: isChosen }) => {
    const option = el('option', { value }, [label]);
    option.selected = isChosen === true;
    return option;
  });
  const isFree = !isMany && !offered.some((option) => option.default);
  const blank = isFree ? [el('option', { value: '' }, [select.placeholder ?? say('select')])] : [];
  const control = el(
    'select',
    { name: select.custom_id, multiple: isMany, required: select.required !== false },
    [...blank, ...options],
  );
  const read = () =>
    [...control.selectedOptions].map(({ value }) => value).filter((value) => value !== '');
  return { control, read };
}
