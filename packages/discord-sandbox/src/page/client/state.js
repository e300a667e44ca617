import { Connection } from './connection.js';
import { speak } from './words.js';

/**
 * @typedef {import('../page-protocol.ts').PagePush} PagePush
 * @typedef {import('../page-protocol.ts').PagePerson} PagePerson
 * @typedef {import('../page-protocol.ts').PageOutcome} PageOutcome
 * @typedef {import('../page-protocol.ts').Unread} Unread
 * @typedef {import('../../protocol/wire.ts').Message} Message
 * @typedef {import('../../protocol/wire.ts').Command} Command
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
  /** @type {WorldPush['directs']} */
  directs: [],
  /** @type {WorldPush['groups']} */
  groups: [],
  /** @type {readonly string[]} */
  locales: [],
  /** @type {WorldPush['bot']} */
  bot: { id: '', name: '', isOnline: true, connection: null },
  /** @type {WorldPush['otherBots']} */
  otherBots: [],
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
function notify(topic) {
  for (const listener of listeners.get(topic) ?? []) listener();
}

export const connection = new Connection(receive, (isConnected) => {
  state.isConnected = isConnected;
  if (isConnected) watch(requested().person, requested().channel);
  notify('connection');
});

/** The person and channel that the address names. */
function requested() {
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

// A view that comes before this event has set the address back already: the event knows the wish.
addEventListener('hashchange', ({ newURL }) => {
  const [person = '', channel = ''] = new URL(newURL).hash.slice(1).split('/');
  if (person !== state.person || channel !== state.channel) watch(person, channel);
});

/** @param {PagePush} push */
function receive(push) {
  switch (push.op) {
    case 'world':
      state.people = push.people;
      state.servers = push.servers;
      state.directs = push.directs;
      state.groups = push.groups;
      state.locales = push.locales;
      state.bot = push.bot;
      state.otherBots = push.otherBots;
      speak(me()?.locale ?? 'en-US');
      return notify('world');
    case 'view':
      state.person = push.person;
      state.channel = push.channel;
      state.commands = push.commands;
      state.messages = new Map(push.messages.map((message) => [message.id, message]));
      history.replaceState(null, '', `#${push.person}/${push.channel}`);
      speak(me()?.locale ?? 'en-US');
      return notify('view');
    case 'unread':
      state.unread = push.unread;
      return notify('unread');
    case 'commands':
      state.commands = push.commands;
      return notify('commands');
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
  const everybody = [state.bot, ...state.otherBots, ...state.people];
  return everybody.find((one) => one.id === id)?.name ?? '?';
}

/** @param {string} id */
export function channelName(id) {
  if (isDirect(id)) return state.bot.name;
  return (channelOf(id) ?? groupOf(id))?.name ?? '?';
}

/** A channel or thread of a server. @param {string} id */
export function channelOf(id) {
  const channels = state.servers.flatMap((server) => server.channels);
  return channels.find((channel) => channel.id === id);
}

/** A group of people. @param {string} id */
export function groupOf(id) {
  return state.groups.find((group) => group.id === id);
}

/** Whether a channel is somebody's direct messages. @param {string} id */
export function isDirect(id) {
  return state.directs.some((direct) => direct.id === id);
}

/** @param {string} id */
export function roleName(id) {
  const roles = state.servers.flatMap((server) => server.roles);
  return roles.find((role) => role.id === id)?.name ?? '?';
}

const CHANNEL_LINK = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?$/;

/**
 * Where a link to a channel of Discord's leads on this page; undefined for any other link.
 * @param {string} url
 */
export function jumpOf(url) {
  const [, channel] = CHANNEL_LINK.exec(url) ?? [];
  const isHere =
    channel !== undefined && (channelOf(channel) || groupOf(channel) || isDirect(channel));
  return isHere ? `#${state.person}/${channel}` : undefined;
}

/** What a bare link to a channel shows. @param {string} url */
export function jumpName(url) {
  const [, channel = ''] = CHANNEL_LINK.exec(url) ?? [];
  return `#${channelName(channel)}`;
}

/** The server that is looked at; undefined in direct messages. */
export function serverHere() {
  return state.servers.find(({ channels }) => channels.some(({ id }) => id === state.channel));
}

/** The connection over which the bot learns of what happens here; null before a bot has come. */
export function connectionHere() {
  return (isDirect(state.channel) ? state.bot : serverHere())?.connection ?? null;
}

/** Looks at the direct messages of the person. */
export async function openDirect() {
  const outcome = await connection.ask({ op: 'open-direct' });
  if (outcome.kind === 'channel') watch(state.person, outcome.channel);
}
