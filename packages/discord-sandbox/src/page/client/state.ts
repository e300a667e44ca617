import type { Command, Message } from '../../protocol/wire.ts';
import type { PageNews, PagePerson, Unread } from '../page-protocol.ts';
import { Connection } from './connection.ts';
import { speak } from './words.ts';

export type WorldPush = Extract<PageNews, { op: 'world' }>;
export type Topic = 'world' | 'view' | 'unread' | 'commands' | 'connection';

interface State extends Omit<WorldPush, 'op'> {
  person: string;
  channel: string;
  isConnected: boolean;
  unread: readonly Unread[];
  commands: readonly Command[];
  /** In the order of their making. */
  messages: Map<string, Message>;
}

/** What the page knows; the sandbox tells it everything. */
export const state: State = {
  person: '',
  channel: '',
  isConnected: false,
  people: [],
  servers: [],
  directs: [],
  groups: [],
  locales: [],
  bot: { id: '', name: '', isOnline: true, connection: null },
  unread: [],
  commands: [],
  messages: new Map(),
};

const listeners: Map<Topic, (() => void)[]> = new Map();
const messageListeners: ((message: Message, isNew: boolean) => void)[] = [];
const goneListeners: ((id: string) => void)[] = [];

/** Calls back when a part of the state changed. */
export function onChange(topics: readonly Topic[], listener: () => void) {
  for (const topic of topics) listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

/** Calls back for each message that comes, changes or goes. */
export function onMessages(
  onMessage: (message: Message, isNew: boolean) => void,
  onGone: (id: string) => void,
) {
  messageListeners.push(onMessage);
  goneListeners.push(onGone);
}

function notify(topic: Topic) {
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

/** Looks as a person at a channel. */
export function watch(person: string, channel: string) {
  connection.watch(person || null, channel || null);
}

// A view that comes before this event has set the address back already: the event knows the wish.
addEventListener('hashchange', ({ newURL }) => {
  const [person = '', channel = ''] = new URL(newURL).hash.slice(1).split('/');
  if (person !== state.person || channel !== state.channel) watch(person, channel);
});

function receive(push: PageNews) {
  switch (push.op) {
    case 'world':
      Object.assign(state, push);
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

/** @returns the person that is being watched */
export function me(): PagePerson | undefined {
  return state.people.find((person) => person.id === state.person);
}

export function nameOf(id: string) {
  const everybody = [state.bot, ...state.people];
  return everybody.find((one) => one.id === id)?.name ?? '?';
}

export function channelName(id: string) {
  if (isDirect(id)) return state.bot.name;
  return (channelOf(id) ?? groupOf(id))?.name ?? '?';
}

/** A channel or thread of a server. */
export function channelOf(id: string) {
  const channels = state.servers.flatMap((server) => server.channels);
  return channels.find((channel) => channel.id === id);
}

export function groupOf(id: string) {
  return state.groups.find((group) => group.id === id);
}

/** Whether a channel is somebody's direct messages. */
export function isDirect(id: string) {
  return state.directs.some((direct) => direct.id === id);
}

export function roleName(id: string) {
  const roles = state.servers.flatMap((server) => server.roles);
  return roles.find((role) => role.id === id)?.name ?? '?';
}

const CHANNEL_LINK = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?$/;

/** Where a link to a channel of Discord's leads on this page; undefined for any other link. */
export function jumpOf(url: string) {
  const [, channel] = CHANNEL_LINK.exec(url) ?? [];
  const isHere =
    channel !== undefined && (channelOf(channel) || groupOf(channel) || isDirect(channel));
  return isHere ? `#${state.person}/${channel}` : undefined;
}

/** What a bare link to a channel shows. */
export function jumpName(url: string) {
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
