import { Connection } from './connection.js';
import { speak } from './words.js';

/**
 * @typedef {import('../page-protocol.ts').PagePush} PagePush
 * @typedef {import('../page-protocol.ts').PagePerson} PagePerson
 * @typedef {import('../page-protocol.ts').PageOutcome} PageOutcome
 * @typedef {import('../page-protocol.ts').Unread} Unread
 * @typedef {import('../wire.ts').Message} Message
 * @typedef {import('../wire.ts').Command} Command
 * @typedef {Extract<PagePush, { op: 'world' }>} WorldPush
 * @typedef {'world' | 'view' | 'unread' | 'commands' | 'connection'} Topic
 */

/** What the page knows; the sandbox tells it everything. */
export const state = {
  person: '',
  channel: '',
  isConnected: false,
  /** @type {WorldPush['people']} */
  people: [],
  /** @type {WorldPush['servers']} */
  servers: [],
  bot: { id: '', name: '', isOnline: true },
  /** @type {readonly Unread[]} */
  unread: [],
  /** @type {readonly Command[]} */
  commands: [],
  /** In the order of their making. @type {Map<string, Message>} */
  messages: new Map(),
};

/** @type {Map<Topic, (() => void)[]>} */
const listeners = new Map();
/** @type {((message: Message, isNew: boolean) => void)[]} */
const messageListeners = [];
/** @type {((id: string) => void)[]} */
const goneListeners = [];

/**
 * Calls back when a part of the state changed.
 * @param {readonly Topic[]} topics
 * @param {() => void} listener
 */
export function onChange(topics, listener) {
  for (const topic of topics) listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

/**
 * Calls back for each message that comes, changes or goes.
 * @param {(message: Message, isNew: boolean) => void} onMessage
 * @param {(id: string) => void} onGone
 */
export function onMessages(onMessage, onGone) {
  messageListeners.push(onMessage);
  goneListeners.push(onGone);
}

/** @param {Topic} topic */
function tell(topic) {
  for (const listener of listeners.get(topic) ?? []) listener();
}

export const connection = new Connection(receive, (isConnected) => {
  state.isConnected = isConnected;
  if (isConnected) watch(wish().person, wish().channel);
  tell('connection');
});

/** The person and channel that the address names. */
function wish() {
  const [person = '', channel = ''] = location.hash.slice(1).split('/');
  return { person: state.person || person, channel: state.channel || channel };
}

/**
 * Looks as a person at a channel.
 * @param {string} person
 * @param {string} channel
 */
export function watch(person, channel) {
  connection.watch(person || null, channel || null);
}

addEventListener('hashchange', () => {
  const [person = '', channel = ''] = location.hash.slice(1).split('/');
  if (person !== state.person || channel !== state.channel) watch(person, channel);
});

/** @param {PagePush} push */
function receive(push) {
  switch (push.op) {
    case 'world':
      state.people = push.people;
      state.servers = push.servers;
      state.bot = push.bot;
      speak(me()?.locale ?? 'en-US');
      return tell('world');
    case 'view':
      state.person = push.person;
      state.channel = push.channel;
      state.commands = push.commands;
      state.messages = new Map(push.messages.map((message) => [message.id, message]));
      history.replaceState(null, '', `#${push.person}/${push.channel}`);
      speak(me()?.locale ?? 'en-US');
      return tell('view');
    case 'unread':
      state.unread = push.unread;
      return tell('unread');
    case 'commands':
      state.commands = push.commands;
      return tell('commands');
    case 'message': {
      const isNew = !state.messages.has(push.message.id);
      state.messages.set(push.message.id, push.message);
      for (const listener of messageListeners) listener(push.message, isNew);
      return;
    }
    case 'gone':
      state.messages.delete(push.message);
      for (const listener of goneListeners) listener(push.message);
  }
}

/** @returns {PagePerson | undefined} the person that is being watched */
export function me() {
  return state.people.find((person) => person.id === state.person);
}

/** @param {string} id */
export function nameOf(id) {
  if (id === state.bot.id) return state.bot.name;
  return state.people.find((person) => person.id === id)?.name ?? '?';
}

/** @param {string} id */
export function channelName(id) {
  const channels = state.servers.flatMap((server) => server.channels);
  return channels.find((channel) => channel.id === id)?.name ?? '?';
}
