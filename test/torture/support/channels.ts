import { parseCustomId } from '../../../src/bot/custom-id.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import type { Message } from '../../../src/sandbox/wire.ts';
import { buttonsOf, isPrivate, pictureOf, versionOf } from '../../e2e/support/reading.ts';
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

/**
 * How the channels differ from what is stored; empty is well. Each match that goes on has one message,
 * the one that is noted, in its newest version; no other message is left of any match, and each score
 * sheet stands there once.
 */
export function faultsInChannels(
  sandbox: Sandbox,
  channels: readonly string[],
  active: readonly ActiveMatch[],
): readonly string[] {
  return channels.flatMap((channelId) => {
    const messages = publicIn(sandbox, channelId);
    const match = active.find((one) => one.channelId === channelId);
    const orphans = orphansIn(sandbox, channelId, active).map(
      (one) => `orphan ${one.id} of match ${matchOn(one)} in ${channelId}`,
    );
    return [...orphans, ...faultsOfTable(messages, match), ...twice(messages)];
  });
}

/** Messages of a channel that can be pressed like a table's, though they are none any more. */
export function orphansIn(
  sandbox: Sandbox,
  channelId: string,
  active: readonly ActiveMatch[],
): readonly Message[] {
  const match = active.find((one) => one.channelId === channelId);
  return publicIn(sandbox, channelId).filter(
    (message) => matchOn(message) !== undefined && message.id !== match?.messageId,
  );
}

function faultsOfTable(
  messages: readonly Message[],
  match: ActiveMatch | undefined,
): readonly string[] {
  if (match === undefined) return [];
  const table = messages.find(({ id }) => id === match.messageId);
  if (table === undefined) return [`match ${match.id} (${match.status}) is not shown`];
  const version = match.status === 'playing' ? versionOf(table) : match.shownVersion;
  if (version === match.version && match.shownVersion === match.version) return [];
  const what = `match ${match.id} is at ${match.version}, but shown at ${version}`;
  return [`${what}, noted ${match.shownVersion}`];
}

/** Score sheets and standings that more than one message shows. */
function twice(messages: readonly Message[]): readonly string[] {
  const sheets = messages
    .filter((message) => ['round', 'standing'].includes(pictureOf(message) ?? ''))
    .map(({ attachments }) => attachments[0]?.filename ?? '');
  return sheets
    .filter((name, at) => sheets.indexOf(name) !== at)
    .map((name) => `${name} was posted twice`);
}
