import type { Component, Message, SelectOption } from '../../../protocol/wire.ts';
import { textButton } from '../controls.ts';
import { optionsOf } from '../dialogs/entity-options.ts';
import { el } from '../dom.ts';
import { icon } from '../icons.ts';
import { say } from '../words.ts';
import { isBusy, press } from './component-interactions.ts';
import { emoji } from './markdown.ts';

/** A select of a message: a button that opens its options. */
export function selectView(select: Component, message: Message) {
  const options = optionsOf(select);
  const chosen = new Set(options.filter((one) => one.default).map(({ value }) => value));
  const send = () => {
    close();
    void press({
      op: 'select',
      message: message.id,
      customId: select.custom_id ?? '',
      values: [...chosen],
    });
  };
  const isMany = (select.max_values ?? 1) > 1;
  const list = optionList(select, chosen, () => (isMany ? undefined : send()));
  const attributes = {
    type: 'button',
    class: 'select',
    'data-custom-id': select.custom_id,
    disabled: select.disabled === true,
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-disabled': isBusy(message.id) ? 'true' : undefined,
    onclick: () => (list.hidden ? open() : close()),
  };
  const labels = options.filter(({ value }) => chosen.has(value)).map(({ label }) => label);
  const shown = el('span', { class: labels.length > 0 ? '' : 'placeholder' }, [
    labels.join(', ') || select.placeholder || say('select'),
  ]);
  const toggle = el('button', attributes, [shown, icon('chevron')]);
  const box = el('div', { class: 'select-box' }, [toggle, list]);
  const outside = (event: Event) => {
    if (event.target instanceof Node && box.contains(event.target)) return;
    if (isMany && chosen.size >= (select.min_values ?? 1)) send();
    else close();
  };

  function open() {
    list.hidden = false;
    toggle.setAttribute('aria-expanded', 'true');
    list.querySelector('button')?.focus();
    list.scrollIntoView({ block: 'nearest' });
    document.addEventListener('pointerdown', outside);
  }

  function close() {
    list.hidden = true;
    toggle.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', outside);
  }

  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      close();
      toggle.focus();
    } else if (!list.hidden) moveFocus(list, event);
  });
  if (isMany) list.append(textButton('button style-1 select-done', say('save'), send));
  return box;
}

/** @param chosen is kept up to date */
function optionList(select: Component, chosen: Set<string>, onChoice: () => void) {
  const isMany = (select.max_values ?? 1) > 1;
  const list = el('div', {
    class: 'select-options',
    role: 'listbox',
    hidden: true,
    'aria-multiselectable': String(isMany),
  });
  const refreshers: (() => void)[] = [];
  for (const option of optionsOf(select)) {
    const choose = () => {
      if (!isMany) chosen.clear();
      if (chosen.has(option.value)) chosen.delete(option.value);
      else if (!isMany || chosen.size < (select.max_values ?? 1)) chosen.add(option.value);
      for (const refresh of refreshers) refresh();
      onChoice();
    };
    const item = optionItem(option, choose);
    const refresh = () => item.setAttribute('aria-selected', String(chosen.has(option.value)));
    refreshers.push(refresh);
    refresh();
    list.append(item);
  }
  return list;
}

function optionItem(option: SelectOption, onclick: () => void) {
  const sign = option.emoji;
  return el('button', { type: 'button', role: 'option', class: 'select-option', onclick }, [
    sign && emoji(sign),
    el('span', { class: 'option-text' }, [
      option.label,
      option.description && el('small', {}, [option.description]),
    ]),
    icon('check'),
  ]);
}

function moveFocus(list: HTMLElement, event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...list.querySelectorAll('button')];
  const at = items.findIndex((item) => item.matches(':focus'));
  items[(at + step + items.length) % items.length]?.focus();
}
