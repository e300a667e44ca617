import type { PageAction, PageChannel, PageServerInfo } from '../../page-protocol.ts';
import type { WithoutRef } from '../connection.ts';
import { el } from '../dom.ts';
import { connection, state, watch } from '../state.ts';
import { say } from '../words.ts';
import { checkField, fieldGroup, languageField, textField } from './fields.ts';
import { openDialog } from './form-dialog.ts';

const MAX_NAME = 100;

/** What of the bot's permissions can be changed on the page. */
const BOT_PERMISSIONS = [
  'viewChannel',
  'sendMessages',
  'sendMessagesInThreads',
  'embedLinks',
  'attachFiles',
  'readMessageHistory',
] as const;

function saveButton() {
  return el('button', { class: 'button style-1' }, [say('save')]);
}

/** Asks for a name, and does something with it. */
function nameDialog(title: string, actionOf: (name: string) => WithoutRef<PageAction>) {
  const name = textField(say('name'), '', MAX_NAME);
  const error = el('p', { class: 'form-error', role: 'alert' });
  const dialog = openDialog({
    title,
    content: [name.field, error],
    submit: el('button', { class: 'button style-1' }, [say('add')]),
    onSubmit: async () => {
      const outcome = await connection.ask(actionOf(name.control.value));
      if (outcome.kind === 'refused') error.textContent = outcome.text;
      else dialog.close();
      if (outcome.kind === 'channel') watch(state.person, outcome.channel);
    },
  });
}

export function addServer() {
  nameDialog(say('addServer'), (name) => ({ op: 'add-server', name, locale: 'en-US' }));
}

export function addGroup() {
  nameDialog(say('addGroup'), (name) => ({ op: 'add-group', name }));
}

export function addChannel(server: string) {
  nameDialog(say('addChannel'), (name) => ({ op: 'add-channel', server, name }));
}

/** Opens the settings of a server, the bot's membership included. */
export function openServerSettings(server: PageServerInfo) {
  const name = textField(say('name'), server.name, MAX_NAME);
  const language = languageField(server.locale);
  const bot = checkField(say('hasBot'), server.hasBot);
  const reach = checkField(say('isAvailable'), server.isAvailable, say('isAvailableHelp'));
  const dialog = openDialog({
    title: say('serverSettings'),
    content: [name.field, language.field, bot.field, reach.field],
    submit: saveButton(),
    more: [
      action(say('addRole'), () => {
        dialog.close();
        nameDialog(say('addRole'), (role) => ({ op: 'add-role', server: server.id, name: role }));
      }),
    ],
    onSubmit: () => {
      void connection.ask({
        op: 'set-server',
        server: server.id,
        name: name.control.value,
        locale: language.control.value,
        hasBot: bot.control.checked,
        isAvailable: reach.control.checked,
      });
      dialog.close();
    },
  });
}

/** Opens the settings of a channel or a thread. */
export function openChannelSettings(channel: PageChannel) {
  if (channel.kind === 'thread') openThreadSettings(channel);
  else openTextSettings(channel);
}

function openTextSettings(channel: PageChannel) {
  const boxes = BOT_PERMISSIONS.map((name) => ({
    name,
    ...checkField(say(name), channel.permissions.includes(name)),
  }));
  const dialog = openDialog({
    title: `#${channel.name}`,
    content: [
      fieldGroup(
        say('botMay'),
        boxes.map(({ field }) => field),
      ),
    ],
    submit: saveButton(),
    more: [
      action(say('addThread'), () => {
        dialog.close();
        nameDialog(say('addThread'), (name) => ({ op: 'add-thread', channel: channel.id, name }));
      }),
      deletion(channel, () => dialog.close()),
    ],
    onSubmit: () => {
      const kept = channel.permissions.filter((name) =>
        BOT_PERMISSIONS.every((one) => one !== name),
      );
      const given = boxes.filter(({ control }) => control.checked).map(({ name }) => name);
      const permissions = [...kept, ...given];
      void connection.ask({ op: 'set-channel', channel: channel.id, permissions });
      dialog.close();
    },
  });
}

function openThreadSettings(thread: PageChannel) {
  const archived = checkField(say('archived'), thread.isArchived);
  const locked = checkField(say('locked'), thread.isLocked);
  const dialog = openDialog({
    title: thread.name,
    content: [archived.field, locked.field],
    submit: saveButton(),
    more: [deletion(thread, () => dialog.close())],
    onSubmit: () => {
      const isArchived = archived.control.checked;
      const isLocked = locked.control.checked;
      void connection.ask({ op: 'set-thread', channel: thread.id, isArchived, isLocked });
      dialog.close();
    },
  });
}

function deletion(channel: PageChannel, close: () => void) {
  const button = action(say('delete'), () => {
    void connection.ask({ op: 'delete-channel', channel: channel.id });
    close();
  });
  button.classList.add('danger');
  return button;
}

function action(label: string, onclick: () => void) {
  return el('button', { type: 'button', class: 'link-button', onclick }, [label]);
}
