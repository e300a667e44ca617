import type { PageAction, PageChannel, PageServerInfo } from '../../page-protocol.ts';
import type { WithoutRef } from '../connection.ts';
import { textButton } from '../controls.ts';
import { el } from '../dom.ts';
import { connection, state, watch } from '../state.ts';
import { say, type Word } from '../words.ts';
import { checkField, languageField, permissionField, textField } from './fields.ts';
import { openDialog } from './form-dialog.ts';

const MAX_NAME = 100;

const BOT_PERMISSIONS = [
  'viewChannel',
  'sendMessages',
  'createPublicThreads',
  'sendMessagesInThreads',
  'embedLinks',
  'attachFiles',
  'readMessageHistory',
] as const;

/** Asks for a name, and does something with it. */
export function nameDialog(
  title: string,
  actionOf: (name: string) => WithoutRef<PageAction>,
  { longest = MAX_NAME, more = [] }: { longest?: number; more?: readonly Node[] } = {},
) {
  const name = textField(say('name'), '', longest);
  const error = el('p', { class: 'form-error', role: 'alert' });
  const dialog = openDialog({
    title,
    content: [name.field, ...more, error],
    submit: say('add'),
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

export function openServerSettings(server: PageServerInfo) {
  const name = textField(say('name'), server.name, MAX_NAME);
  const language = languageField(server.locale);
  const bot = checkField(say('hasBot'), server.hasBot);
  const reach = checkField(say('isAvailable'), server.isAvailable, say('isAvailableHelp'));
  const addRole = () =>
    nameDialog(say('addRole'), (role) => ({ op: 'add-role', server: server.id, name: role }));
  settingsDialog({
    title: say('serverSettings'),
    content: [name.field, language.field, bot.field, reach.field],
    more: { addRole },
    change: () => ({
      op: 'set-server',
      server: server.id,
      name: name.control.value,
      locale: language.control.value,
      hasBot: bot.control.checked,
      isAvailable: reach.control.checked,
    }),
  });
}

export function openChannelSettings(channel: PageChannel) {
  if (channel.kind === 'thread') openThreadSettings(channel);
  else openTextSettings(channel);
}

function openTextSettings({ id, name, permissions }: PageChannel) {
  const may = permissionField(say('botMay'), permissions, BOT_PERMISSIONS);
  const addThread = () =>
    nameDialog(say('addThread'), (thread) => ({ op: 'add-thread', channel: id, name: thread }));
  settingsDialog({
    title: `#${name}`,
    content: [may.field],
    more: { addThread, delete: () => deleteChannel(id) },
    change: () => ({ op: 'set-channel', channel: id, permissions: may.read() }),
  });
}

function openThreadSettings({ id, name, isArchived, isLocked }: PageChannel) {
  const archived = checkField(say('archived'), isArchived);
  const locked = checkField(say('locked'), isLocked);
  settingsDialog({
    title: name,
    content: [archived.field, locked.field],
    more: { delete: () => deleteChannel(id) },
    change: () => ({
      op: 'set-thread',
      channel: id,
      isArchived: archived.control.checked,
      isLocked: locked.control.checked,
    }),
  });
}

function deleteChannel(channel: string) {
  void connection.ask({ op: 'delete-channel', channel });
}

interface Settings {
  readonly title: string;
  readonly content: readonly Node[];
  /** What else can be done, by what its button says. */
  readonly more?: { readonly [W in Word]?: () => void };
  readonly change: () => WithoutRef<PageAction>;
}

/** A dialog that changes something as its fields say. */
export function settingsDialog({ title, content, more = {}, change }: Settings) {
  const others = Object.entries(more).map(([word, act]) => {
    const danger = word === 'delete' ? 'danger' : '';
    return textButton(`link-button ${danger}`, say(word as Word), () => {
      dialog.close();
      act();
    });
  });
  const dialog = openDialog({
    title,
    content,
    submit: say('save'),
    more: others,
    onSubmit: () => {
      void connection.ask(change());
      dialog.close();
    },
  });
}
