import { el } from '../dom.js';
import { connection, state, watch } from '../state.js';
import { say } from '../words.js';
import { checkField, fieldGroup, languageField, textField } from './fields.js';
import { openDialog } from './form-dialog.js';

/**
 * @typedef {import('../../page-protocol.ts').PageServerInfo} PageServerInfo
 * @typedef {import('../../page-protocol.ts').PageChannel} PageChannel
 * @typedef {import('../../page-protocol.ts').PageAction} PageAction
 */

const MAX_NAME = 100;

/** What of the bot's permissions can be changed on the page. */
const BOT_PERMISSIONS = /** @type {const} */ ([
  'viewChannel',
  'sendMessages',
  'sendMessagesInThreads',
  'embedLinks',
  'attachFiles',
  'readMessageHistory',
]);

function saveButton() {
  return el('button', { class: 'button style-1' }, [say('save')]);
}

/**
 * Asks for a name, and does something with it.
 * @param {string} title
 * @param {(name: string) => import('../connection.js').WithoutRef<PageAction>} actionOf
 */
function nameDialog(title, actionOf) {
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

/** @param {string} server */
export function addChannel(server) {
  nameDialog(say('addChannel'), (name) => ({ op: 'add-channel', server, name }));
}

/**
 * Opens the settings of a server, the bot's membership included.
 * @param {PageServerInfo} server
 */
export function openServerSettings(server) {
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

/**
 * Opens the settings of a channel or a thread.
 * @param {PageChannel} channel
 */
export function openChannelSettings(channel) {
  if (channel.kind === 'thread') openThreadSettings(channel);
  else openTextSettings(channel);
}

/** @param {PageChannel} channel */
function openTextSettings(channel) {
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

/** @param {PageChannel} thread */
function openThreadSettings(thread) {
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

/**
 * @param {PageChannel} channel
 * @param {() => void} close
 */
function deletion(channel, close) {
  const button = action(say('delete'), () => {
    void connection.ask({ op: 'delete-channel', channel: channel.id });
    close();
  });
  button.classList.add('danger');
  return button;
}

/**
 * @param {string} label
 * @param {() => void} onclick
 */
function action(label, onclick) {
  return el('button', { type: 'button', class: 'link-button', onclick }, [label]);
}
