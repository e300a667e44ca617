import type { PagePerson } from '../../page-protocol.ts';
import { avatar } from '../avatar.ts';
import { iconButton } from '../controls.ts';
import { nameDialog, settingsDialog } from '../dialogs/channel-dialogs.ts';
import { checkField, languageField, languageName, permissionField } from '../dialogs/fields.ts';
import { byId, el, fill } from '../dom.ts';
import { icon } from '../icons.ts';
import { me, onChange, state, watch } from '../state.ts';
import { say } from '../words.ts';
import { userMenu } from './user-menu.ts';

/** What a person can be given on the page. */
const PERMISSIONS = ['manageServer', 'manageChannels', 'manageMessages'] as const;

/** Shows the people, one of whom the visitor is, from now on. */
export function showPeople() {
  onChange(['world', 'view', 'unread'], render);
  addEventListener('keydown', (event) => {
    const person = event.altKey ? state.people[Number(event.key) - 1] : undefined;
    if (person === undefined) return;
    event.preventDefault();
    watch(person.id, state.channel);
  });
}

/** Whom the row of people was last scrolled to. */
let shown = '';

function render() {
  const left = document.querySelector('.people-list')?.scrollLeft ?? 0;
  const focused = document.activeElement?.closest('[data-person]');
  const focusedId = focused instanceof HTMLElement ? focused.dataset['person'] : undefined;
  fill(byId('people'), [
    el('h2', { id: 'people-title' }, [`${say('people')} — ${state.people.length}`]),
    el(
      'div',
      {
        class: 'people-list',
        role: 'radiogroup',
        'aria-label': say('playAs'),
        onkeydown: moveChoice,
      },
      [
        ...state.people.map(personLine),
        el(
          'button',
          {
            type: 'button',
            class: 'person add',
            'aria-label': say('addPerson'),
            onclick: addPerson,
          },
          [
            el('span', { class: 'avatar plus' }, [icon('plus')]),
            el('span', { class: 'person-name' }, [say('add')]),
          ],
        ),
      ],
    ),
    el('h2', { class: 'apps-title' }, [say('apps')]),
    botLine(state.bot),
  ]);
  keepInSight(left);
  if (focusedId) focusPerson(focusedId);
}

/**
 * Where the people stand in a row that is wider than a phone.
 * @param left how far it was scrolled
 */
function keepInSight(left: number) {
  const list = byId('people').querySelector('.people-list');
  if (list === null) return;
  list.scrollLeft = left;
  if (shown === state.person) return;
  shown = state.person;
  list.querySelector('.current')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function personLine(person: PagePerson) {
  const open = () => userMenu(person);
  const label = `${say('apps')}: ${person.name}`;
  const openInstead = (event: Event) => {
    event.preventDefault();
    open();
  };
  return el('div', { class: 'person-line', role: 'presentation', oncontextmenu: openInstead }, [
    personButton(person),
    iconButton('small-button', 'more', { label, onclick: open }),
  ]);
}

function personButton(person: PagePerson) {
  const isMe = person.id === state.person;
  const pings = mentionsOf(person.id);
  const language = languageName(person.locale);
  const label = [
    person.name,
    isMe && say('you'),
    pings > 0 && `${pings} ${say('mentions')}`,
  ].filter(Boolean);
  const attributes = {
    type: 'button',
    role: 'radio',
    class: `person ${isMe ? 'current' : ''}`,
    'data-person': person.id,
    'aria-checked': String(isMe),
    'aria-label': label.join(', '),
    tabindex: isMe ? 0 : -1,
    onclick: () => watch(person.id, state.channel),
  };
  return el('button', { ...attributes, title: `Alt+${state.people.indexOf(person) + 1}` }, [
    el('span', { class: 'avatar-box' }, [
      avatar(person),
      pings > 0 && el('span', { class: 'ping' }, [pings > 99 ? '99+' : pings]),
    ]),
    el('span', { class: 'person-name' }, [person.name]),
    el('span', { class: 'person-note' }, [
      person.isManager &&
        el('span', { class: 'crown', title: say('manageServer') }, [icon('crown')]),
      language,
    ]),
  ]);
}

function mentionsOf(person: string) {
  return state.unread
    .filter((one) => one.person === person)
    .reduce((sum, { mentions }) => sum + mentions, 0);
}

function botLine(bot: { id: string; name: string; isOnline: boolean }) {
  return el('div', { class: 'person bot-line' }, [
    el('span', { class: 'avatar-box' }, [
      avatar({ ...bot, isBot: true }),
      el('span', { class: bot.isOnline ? 'status online' : 'status' }),
    ]),
    el('span', { class: 'person-name' }, [
      bot.name,
      el('span', { class: 'app-tag' }, [icon('check'), say('app')]),
    ]),
    !bot.isOnline && el('span', { class: 'person-note' }, [say('offline')]),
  ]);
}

/** Arrow keys choose, as in any group of which one is chosen. */
function moveChoice(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const { people } = state;
  const at = people.findIndex(({ id }) => id === state.person);
  const next = people[(at + step + people.length) % people.length];
  if (next === undefined) return;
  watch(next.id, state.channel);
  focusPerson(next.id);
}

function focusPerson(id: string) {
  const button = byId('people').querySelector(`[data-person="${CSS.escape(id)}"]`);
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
}

function addPerson() {
  const language = languageField(me()?.locale ?? 'en-US');
  nameDialog(
    say('addPerson'),
    (name) => ({ op: 'add-person', name, locale: language.control.value }),
    { longest: 32, more: [language.field] },
  );
}

export function openSettings() {
  const person = me();
  if (person === undefined) return;
  const language = languageField(person.locale);
  const may = permissionField(say('permissions'), person.permissions, PERMISSIONS);
  const direct = checkField(say('takesDirectMessages'), person.takesDirectMessages);
  const app = checkField(say('hasApp'), person.hasApp, say('hasAppHelp'));
  settingsDialog({
    title: `${say('settings')}: ${person.name}`,
    content: [language.field, may.field, direct.field, app.field],
    change: () => ({
      op: 'set-person',
      person: person.id,
      locale: language.control.value,
      permissions: may.read(),
      takesDirectMessages: direct.control.checked,
      hasApp: app.control.checked,
    }),
  });
}
