import type { Component, Message } from '../../../protocol/wire.ts';
import { avatar, hueOf } from '../avatar.ts';
import { iconButton, textButton } from '../controls.ts';
import { el } from '../dom.ts';
import { icon } from '../icons.ts';
import { channelOf, connection, me, state } from '../state.ts';
import { clockTime, sentAt } from '../time.ts';
import { say } from '../words.ts';
import { failureOn } from './component-interactions.ts';
import { componentView, embedsView } from './component-view.ts';
import { markdown } from './markdown.ts';
import { attachmentsView } from './media-view.ts';

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const V2 = 1 << 15;
const REPLY = 19;
const TOKEN_LIFE_MS = 15 * 60 * 1000;

/**
 * A message as it stands in the channel.
 * @param options whether it goes on right below one of the same author
 */
export function messageView(message: Message, { isContinued }: { isContinued: boolean }) {
  const isPrivate = (message.flags & EPHEMERAL) !== 0;
  const isNamed = message.mentions.some(({ id }) => id === state.person);
  const classes = [
    'message',
    isContinued && 'continued',
    isPrivate && 'private',
    isNamed && 'named',
  ].filter(Boolean);
  const author = {
    id: message.author.id,
    name: message.author.global_name ?? message.author.username,
  };
  const gutter = isContinued
    ? el('time', { class: 'hover-time', datetime: message.timestamp }, [
        clockTime(message.timestamp),
      ])
    : avatar({ ...author, isBot: message.author.bot });
  const remove = () => connection.ask({ op: 'delete', message: message.id });
  return el('li', { class: classes.join(' '), 'data-id': message.id }, [
    originView(message),
    el('div', { class: 'gutter' }, [gutter]),
    el('div', { class: 'body' }, [
      !isContinued && head(message, author),
      ...content(message),
      threadLink(message.id),
      failureView(message),
      isPrivate && privateNote(remove),
    ]),
    !isPrivate && toolbar(message, remove),
  ]);
}

function head(message: Message, author: { id: string; name: string }) {
  const name = el('span', { class: message.author.bot ? 'author' : 'author human' }, [author.name]);
  name.style.setProperty('--hue', String(hueOf(author.id)));
  return el('div', { class: 'head' }, [
    name,
    message.author.bot && el('span', { class: 'app-tag' }, [icon('check'), say('app')]),
    el('time', { datetime: message.timestamp }, [sentAt(message.timestamp)]),
  ]);
}

function content(message: Message) {
  if ((message.flags & LOADING) !== 0) return [loading(message)];
  const isV2 = (message.flags & V2) !== 0;
  const edited =
    message.edited_timestamp !== null && !isV2 && el('small', { class: 'edited' }, [say('edited')]);
  const text = message.content && el('div', { class: 'text' }, [markdown(message.content)]);
  return [
    text,
    message.content !== '' && edited,
    ...embedsView(message),
    ...(isV2 ? [] : attachmentsView(message.attachments)),
    ...message.components.map((component) => componentView(component, message)),
  ];
}

/** The thread that was started from a message, or a post: it has the message's id. */
export function threadLink(id: string) {
  const thread = channelOf(id);
  if (thread?.kind !== 'thread' || id === state.channel) return undefined;
  const href = `#${state.person}/${id}`;
  return el('a', { href, class: 'thread-link', title: say('openThread') }, [
    icon('thread'),
    el('b', {}, [thread.name]),
    thread.isArchived && el('small', {}, [say('archived')]),
    icon('chevron'),
  ]);
}

function loading(message: Message) {
  const isOver = Date.now() - Date.parse(message.timestamp) > TOKEN_LIFE_MS;
  if (isOver) return failure(say('commandFailed'));
  return el('div', { class: 'thinking', role: 'status' }, [
    dots(),
    `${message.author.username} ${say('thinking')}`,
  ]);
}

export function dots() {
  return el('span', { class: 'dots', 'aria-hidden': 'true' }, [el('i'), el('i'), el('i')]);
}

export function failure(text: string) {
  return el('div', { class: 'failure', role: 'alert' }, [icon('warning'), text]);
}

function failureView(message: Message) {
  const text = failureOn(message.id);
  return text ? failure(text) : undefined;
}

/** The line above a message: "Ann used /command", or whose message is answered. */
function originView(message: Message) {
  const made = message.interaction_metadata;
  if (made?.name !== undefined) {
    const { user } = made;
    return origin(user.id, user.global_name ?? user.username, [
      ` ${say('used')} `,
      el('span', { class: 'command-name' }, [made.target_user ? made.name : `/${made.name}`]),
    ]);
  }
  const answered = state.messages.get(message.message_reference?.message_id ?? '');
  if (message.type !== REPLY || answered === undefined) return undefined;
  const { author } = answered;
  return origin(author.id, author.global_name ?? author.username, [` ${summary(answered)}`]);
}

function origin(id: string, name: string, rest: readonly (Node | string)[]) {
  const isBot = id === state.bot.id;
  return el('div', { class: 'origin' }, [
    avatar({ id, name, isBot }, 'tiny'),
    el('span', { class: 'origin-text' }, [el('b', {}, [name]), ...rest]),
  ]);
}

/** A message in one line, for those who hear the page and for replies. */
export function summary(message: Message) {
  const texts = (components: readonly Component[]): string[] =>
    components.flatMap(({ content: text, components: inner }) => [
      ...(text ? [text] : []),
      ...texts(inner ?? []),
    ]);
  const lines = [message.content, ...texts(message.components)].join('\n').split('\n');
  const words = lines.map((line) => markdown(line).textContent?.trim()).filter(Boolean);
  return words.join(' · ').slice(0, 200);
}

/** Says below a private message that it is one. */
export function privateNote(dismiss: () => unknown) {
  return el('div', { class: 'private-note' }, [
    icon('eye'),
    `${say('onlyYou')} • `,
    textButton('link-button', say('dismiss'), dismiss),
  ]);
}

function toolbar(message: Message, remove: () => unknown) {
  const mayDelete =
    message.author.id === state.person || me()?.permissions.includes('manageMessages') === true;
  if (!mayDelete) return undefined;
  const action = { label: say('deleteMessage'), onclick: remove };
  return el('div', { class: 'toolbar' }, [iconButton('icon-button', 'trash', action)]);
}
