import type { Violation } from '../protocol/api-error.ts';
import { walk } from '../protocol/components.ts';
import { may, Permission } from '../protocol/permissions.ts';
import {
  type AllowedMentions,
  ComponentType,
  type Message,
  type MessageBody,
} from '../protocol/wire.ts';
import { personUser } from './users.ts';
import type { World } from './world.ts';

const PERSON = /<@!?(\d+)>/g;
const ROLE = /<@&(\d+)>/g;
const EVERYONE = /@(everyone|here)\b/;
const MAX_NAMED = 100;

/** What Discord takes for `allowed_mentions` where a request says nothing, in answers to interactions. */
const PEOPLE_ONLY: AllowedMentions = { parse: ['users'], replied_user: true };

/**
 * A message with those whom it mentions, as far as `allowed_mentions` lets it. Without that field everybody
 * who is named is mentioned, in answers to interactions people alone, and so is the author of the message
 * that is replied to; with it, only who it lists. An edit reckons again, and pings nobody.
 */
export function withMentions(world: World, message: Message, body: MessageBody): Message {
  const isAnswer = message.webhook_id !== undefined;
  const allowed = body.allowed_mentions ?? (isAnswer ? PEOPLE_ONLY : undefined);
  const people = idsIn(message, PERSON).filter((id) => isAllowed(allowed, 'users', id));
  const ids = new Set([...people, ...repliedAuthor(world, allowed, body)]);
  const mentions = [...world.people.values()].filter(({ id }) => ids.has(id)).map(personUser);
  const mayAll = () => may(permissionsIn(world, message), Permission.mentionEveryone);
  const roles = idsIn(message, ROLE).filter(
    (id) => isAllowed(allowed, 'roles', id) && (isMentionable(world, id) || mayAll()),
  );
  const isForAll =
    textsOf(message).some((text) => EVERYONE.test(text)) &&
    (allowed === undefined || allowed.parse?.includes('everyone') === true) &&
    mayAll();
  return {
    ...message,
    mentions,
    mention_roles: [...new Set(roles)],
    mention_everyone: isForAll,
  };
}

function isMentionable({ servers }: World, id: string): boolean {
  const roles = [...servers.values()].flatMap((server) => server.roles);
  return roles.some((role) => role.id === id && role.isMentionable);
}

/** What the author of a message may do where it stands; nobody calls everybody in direct messages. */
function permissionsIn(world: World, { author, channel_id: id }: Message): bigint {
  // A post of a forum is not there before its first message.
  const channel = world.channels.get(id);
  if (channel === undefined || channel.serverId === null) return 0n;
  return author.bot ? world.botPermissions(channel) : world.person(author.id).permissions;
}

/** Whether an edit has a text in which somebody can be mentioned. */
export function changesText(body: MessageBody): boolean {
  return body.content !== undefined || body.components !== undefined;
}

/** What is wrong with a request's `allowed_mentions`. */
export function mentionViolations({
  allowed_mentions: allowed,
}: MessageBody): readonly Violation[] {
  const lists = [
    ['users', allowed?.users ?? []],
    ['roles', allowed?.roles ?? []],
    ['parse', allowed?.parse ?? []],
  ] as const;
  return lists.flatMap(([kind, ids]) => {
    const path = `allowed_mentions.${kind}`;
    if (ids.length > MAX_NAMED) {
      const message = `Must be ${MAX_NAMED} or fewer in length.`;
      return [{ path, code: 'BASE_TYPE_MAX_LENGTH', message }];
    }
    if (new Set(ids).size < ids.length) {
      const message = 'The set already contains this value';
      return [{ path, code: 'SET_TYPE_ALREADY_CONTAINS_VALUE', message }];
    }
    if (kind === 'parse' || ids.length === 0 || !allowed?.parse?.includes(kind)) return [];
    const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
    return [{ path, code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message }];
  });
}

function textsOf(message: Message): readonly string[] {
  const texts = walk(message.components).flatMap(({ type, content }) =>
    type === ComponentType.textDisplay ? [content ?? ''] : [],
  );
  return [message.content, ...texts];
}

function idsIn(message: Message, pattern: RegExp): readonly string[] {
  return textsOf(message).flatMap((text) => [...text.matchAll(pattern)].map(([, id = '']) => id));
}

function isAllowed(
  allowed: AllowedMentions | undefined,
  kind: 'users' | 'roles',
  id: string,
): boolean {
  if (allowed === undefined) return true;
  return allowed.parse?.includes(kind) === true || allowed[kind]?.includes(id) === true;
}

function repliedAuthor(
  world: World,
  allowed: AllowedMentions | undefined,
  { message_reference: reference }: MessageBody,
): readonly string[] {
  const isPinged = allowed === undefined || allowed.replied_user === true;
  const replied = world.messages.get(reference?.message_id ?? '')?.message;
  return isPinged && replied ? [replied.author.id] : [];
}
