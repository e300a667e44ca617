import { formDialog } from '../dialogs/form-dialog.ts';
import { byId, el, fill } from '../dom.ts';
import { icon } from '../icons.ts';
import { toEnd } from '../messages/message-list.ts';
import { channelName, connection, isDirect, me, onChange, state } from '../state.ts';
import { say } from '../words.ts';
import { CommandEditor } from './command-editor.ts';
import { type CommandEntry, commandEntries, matching } from './command-names.ts';
import type { Values } from './option-field.ts';
import { showPending } from './pending-commands.ts';
import { Suggestions } from './suggestions.ts';

const suggestions = new Suggestions();
const entry = el('textarea', {
  rows: 1,
  id: 'entry',
  autocomplete: 'off',
  'aria-controls': 'suggestions',
  maxlength: 2000,
});
const sendButton = el('button', { type: 'button', class: 'icon-button send' }, [icon('send')]);
const slot = el('div', { class: 'entry-slot' }, [entry]);
let editor: CommandEditor | undefined;

/** Lets the visitor type messages and commands, from now on. */
export function showComposer() {
  fill(byId('composer'), [
    suggestions.element,
    el('div', { class: 'entry-box' }, [slot, sendButton]),
  ]);
  entry.addEventListener('input', onInput);
  entry.addEventListener('keydown', onKey);
  entry.addEventListener('blur', () => suggestions.hide());
  entry.addEventListener('focus', onInput);
  sendButton.addEventListener('mousedown', (event) => event.preventDefault());
  sendButton.addEventListener('click', onSendButton);
  onChange(['view'], () => leaveCommand(''));
  onChange(['commands'], () => document.activeElement === entry && onInput());
  onChange(['view', 'world'], renderWords);
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || isTyping(event.target)) return;
    event.preventDefault();
    leaveCommand('/');
    entry.focus();
  });
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
  );
}

function renderWords() {
  const sign = isDirect(state.channel) ? '@' : '#';
  const label = `${say('message')} ${sign}${channelName(state.channel)} (${me()?.name ?? ''})`;
  entry.placeholder = label;
  entry.setAttribute('aria-label', label);
  sendButton.setAttribute('aria-label', say('send'));
}

function onInput() {
  resize();
  const text = entry.value;
  if (!text.startsWith('/')) {
    suggestions.hide();
    return;
  }
  const locale = me()?.locale ?? 'en-US';
  const entries = commandEntries(state.commands, locale);
  const typed = text.slice(1);
  const exact = entries.find(
    ({ name, shownName }) => typed === `${name} ` || typed === `${shownName} `,
  );
  if (exact) {
    enterCommand(exact);
    return;
  }
  const items = matching(entries, typed).map((found) => ({
    label: `/${found.shownName}`,
    detail: found.description,
    pick: () => enterCommand(found),
  }));
  const isForChannels = isDirect(state.channel) && state.commands.length === 0;
  suggestions.show(say('commands'), items, say(isForChannels ? 'noDirectCommands' : 'noCommands'));
  entry.setAttribute('aria-activedescendant', suggestions.activeId);
}

function onKey(event: KeyboardEvent) {
  if (event.isComposing) return;
  if (suggestions.isOpen) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) suggestions.move(step);
    else if (event.key === 'Enter' || event.key === 'Tab') suggestions.pick();
    else if (event.key === 'Escape') suggestions.hide();
    else return;
    entry.setAttribute('aria-activedescendant', suggestions.activeId);
    event.preventDefault();
  } else if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    void sendText();
  }
}

/** Whoever has no Enter key sends a command that is typed out with one press, and picks one otherwise. */
function onSendButton() {
  const typed = entry.value.trim().slice(1);
  if (editor === undefined && entry.value.startsWith('/')) {
    const entries = commandEntries(state.commands, me()?.locale ?? 'en-US');
    const exact = entries.find(({ name, shownName }) => typed === name || typed === shownName);
    if (exact === undefined) {
      suggestions.pick();
      return;
    }
    enterCommand(exact);
  }
  if (editor) editor.send();
  else void sendText();
}

function resize() {
  entry.style.height = 'auto';
  entry.style.height = `${Math.min(entry.scrollHeight, 200)}px`;
}

async function sendText() {
  const text = entry.value.trim();
  if (text === '' || text.startsWith('/')) return;
  entry.value = '';
  resize();
  const outcome = await connection.ask({ op: 'post', channel: state.channel, text });
  if (outcome.kind === 'failed' || outcome.kind === 'refused') entry.value = text;
  toEnd();
}

function enterCommand(chosen: CommandEntry) {
  suggestions.hide();
  const locale = me()?.locale ?? 'en-US';
  const handlers = {
    suggestions,
    onSend: sendCommand,
    onCancel: () => leaveCommand(`/${chosen.shownName}`, true),
  };
  editor = new CommandEditor(chosen, locale, handlers);
  fill(slot, [editor.element]);
  editor.focus();
}

/** Back to plain typing. */
function leaveCommand(text: string, isFocused = false) {
  suggestions.hide();
  const hadFocus = editor?.element.contains(document.activeElement) ?? false;
  editor = undefined;
  if (!slot.contains(entry)) fill(slot, [entry]);
  entry.value = text;
  if (isFocused || hadFocus) entry.focus();
  resize();
}

async function sendCommand(sent: CommandEntry, values: Values) {
  const { person } = state;
  const usedEditor = editor;
  leaveCommand('', true);
  const pending = showPending(`/${sent.shownName}`);
  toEnd();
  const outcome = await connection.ask({
    op: 'command',
    channel: state.channel,
    name: sent.name,
    values,
  });
  if (outcome.kind === 'failed') pending.fail(say('commandFailed'));
  else pending.end();
  if (outcome.kind === 'modal' && state.person === person) formDialog(outcome.modal);
  if (outcome.kind === 'refused' && usedEditor && state.person === person) {
    // Nothing was sent: the command comes back as it was typed, with the reason.
    editor = usedEditor;
    fill(slot, [usedEditor.element]);
    usedEditor.focus();
    usedEditor.setError(outcome.text);
  }
}
