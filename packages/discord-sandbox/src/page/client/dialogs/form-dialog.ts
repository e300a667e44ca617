import type { Modal } from '../../../interactions/outcome.ts';
import type { Component } from '../../../protocol/wire.ts';
import { iconButton, textButton } from '../controls.ts';
import { el } from '../dom.ts';
import { markdown } from '../messages/markdown.ts';
import { connection } from '../state.ts';
import { say } from '../words.ts';
import { optionsOf } from './entity-options.ts';

export type Field = { node: Node; customId?: string; read?: () => string | string[] };

const TextInput = 4;
const TextDisplay = 10;
const PARAGRAPH = 2;

/** Opens a form that the bot asked for. */
export function formDialog(modal: Modal) {
  const fields = modal.components.flatMap(fieldsOf);
  const error = el('p', { class: 'form-error', role: 'alert' });
  const content = [...fields.map(({ node }) => node), error];
  const dialog = openDialog({
    title: modal.title,
    content,
    submit: say('submit'),
    onSubmit: send,
  });

  async function send() {
    const values = Object.fromEntries(
      fields.flatMap(({ customId, read }) => (customId && read ? [[customId, read()]] : [])),
    );
    const outcome = await connection.ask({
      op: 'submit',
      interaction: modal.interactionId,
      values,
    });
    if (outcome.kind === 'done') dialog.close();
    else error.textContent = outcome.kind === 'refused' ? outcome.text : say('formFailed');
  }
}

interface DialogParts {
  readonly title: string;
  readonly content: readonly Node[];
  /** What the button says that submits; there is none unless given. */
  readonly submit?: string;
  readonly onSubmit?: () => void | Promise<void>;
  /** What else can be done, beside the buttons. */
  readonly more?: readonly Node[];
}

/** A dialog with a form in it; Escape, the cross and Cancel close it. */
export function openDialog({ title, content, submit, onSubmit, more = [] }: DialogParts) {
  const close = (): void => dialog.close();
  const button = submit && el('button', { class: 'button style-1' }, [submit]);
  /** One press on the button is enough. */
  const send = async () => {
    if (button) button.disabled = true;
    await onSubmit?.();
    if (button) button.disabled = false;
  };
  const form = el('form', { method: 'dialog' }, [
    el('header', {}, [
      el('h2', {}, [title]),
      iconButton('icon-button', 'close', { label: say('close'), onclick: close }),
    ]),
    el('div', { class: 'form-body' }, content),
    el('footer', {}, [
      ...more,
      el('span', { class: 'spring' }),
      textButton('button style-2', say('cancel'), close),
      button,
    ]),
  ]);
  const dialog = el('dialog', { class: 'form', 'aria-label': title }, [form]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  const first = form.querySelector('input, textarea, select');
  if (first instanceof HTMLElement) first.focus();
  return dialog;
}

function fieldsOf(component: Component): Field[] {
  if (component.components) return component.components.flatMap(fieldsOf);
  if (component.type === TextDisplay) {
    return [{ node: el('div', { class: 'text' }, [markdown(component.content ?? '')]) }];
  }
  if (component.component) return [labelled(component, component.component)];
  return [labelled(component, component)];
}

function labelled(label: Component, input: Component): Field {
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

function textControl(input: Component) {
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

function selectControl(select: Component) {
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
