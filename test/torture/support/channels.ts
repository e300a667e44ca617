import type { Message, Sandbox } from 'discord-sandbox';
import { parseCustomId } from '../../../src/bot/interaction/custom-id.ts';
import {
  buttonsFor,
  buttonsOf,
  isPrivate,
  pictureOf,
  versionOf,
} from '../../e2e/support/reading.ts';
import type { ActiveMatch } from './stored.ts';

/** The match that a public message lets people sit down at, or that it shows; undefined for others. */
function matchOn(message: Message): number | undefined {
  const pressed = buttonsOf(message)
    .filter(({ isEnabled }) => isEnabled)
    .map(({ id }) => parseCustomId(id))
    .find((press) => press?.verb === 'join' || press?.verb === 'hand');
  return pressed?.match;
}

/** The messages in a channel that everybody sees. */
export function publicIn(sandbox: Sandbox, channelId: string): readonly Message[] {
  const all = sandbox.world.messagesIn(channelId).map(({ message }) => message);
  return all.filter((message) => !isPrivate(message));
}

/** How the channels differ from what is stored; empty is well. What is looked for is told at `faultsAmong`. */
export function faultsInChannels(
  sandbox: Sandbox,
  channels: readonly string[],
  active: readonly ActiveMatch[],
): readonly string[] {
  return channels.flatMap((channelId) => {
    const match = active.find((one) => one.channelId === channelId);
    return faultsAmong(publicIn(sandbox, channelId), match).map(
      (fault) => `${fault} in channel ${channelId}`,
    );
  });
}

/**
 * What is wrong with the public messages of a channel. A match that goes on has one message, the one that
 * is noted, in its newest version, or with the score sheet in the pause after a round; no other message is
 * left of any match, and each score sheet stands there once.
 */
export function faultsAmong(
  messages: readonly Message[],
  match: ActiveMatch | undefined,
): readonly string[] {
  // What can be pressed like a table, though it is none any more.
  const orphans = messages
    .filter((one) => matchOn(one) !== undefined && one.id !== match?.messageId)
    .map((one) => `orphan ${one.id} of match ${matchOn(one)}`);
  return [...orphans, ...faultsOfTable(messages, match), ...twice(messages)];
}

function faultsOfTable(
  messages: readonly Message[],
  match: ActiveMatch | undefined,
): readonly string[] {
  if (match === undefined) return [];
  const { id, status, version, messageId, shownVersion: noted } = match;
  const table = messages.find((message) => message.id === messageId);
  if (table === undefined) return [`match ${id} (${status}) is not shown`];
  if (match.isPaused) {
    const picture = pictureOf(table);
    return picture === 'round' ? [] : [`match ${id} is paused, but shown as ${picture}`];
  }
  // A lobby has no picture that tells its version.
  const shown = status === 'playing' ? versionOf(table) : noted;
  if (shown === version && noted === version) return [];
  return [`match ${id} is at ${version}, but shown at ${shown}, noted ${noted}`];
}

/**
 * Score sheets and standings that more than one message shows. Those that somebody shows again have no buttons, or lead
 * to a review.
 */
function twice(messages: readonly Message[]): readonly string[] {
  const sheets = messages
    .filter((message) => ['round', 'standing'].includes(pictureOf(message) ?? ''))
    .filter(
      (message) => buttonsOf(message).length > 0 && buttonsFor(message, 'review').length === 0,
    )
    .map(({ attachments }) => attachments[0]?.filename ?? '');
  return sheets
    .filter((name, at) => sheets.indexOf(name) !== at)
    .map((name) => `${name} was posted twice`);
}
