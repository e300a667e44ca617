import { ComponentType, type Message, MessageFlag, walk } from 'discord-sandbox';
import { parseCustomId, type Verb } from '../../../src/bot/interaction/custom-id.ts';

/** A button as it stands on a message. */
export interface Button {
  readonly id: string;
  readonly label: string;
  readonly isEnabled: boolean;
  readonly emoji: string | null;
}

export function buttonsOf(message: Message): readonly Button[] {
  return walk(message.components)
    .filter(({ type }) => type === ComponentType.button)
    .map(({ custom_id: id, label, disabled, emoji }) => ({
      id: id ?? '',
      label: label ?? '',
      isEnabled: disabled !== true,
      emoji: emoji?.name ?? null,
    }));
}

export function buttonsFor(message: Message, verb: Verb): readonly Button[] {
  return buttonsOf(message).filter(
    ({ id, isEnabled }) => isEnabled && parseCustomId(id)?.verb === verb,
  );
}

/** The button of a verb, whatever its state. Throws if there is none. */
export function buttonFor(message: Message, verb: Verb): Button {
  const found = buttonsOf(message).find(({ id }) => parseCustomId(id)?.verb === verb);
  if (found === undefined) throw new Error(`no ${verb} on: ${textOf(message)}`);
  return found;
}

export function idsFor(message: Message, verb: Verb): readonly string[] {
  const ids = walk(message.components).flatMap(({ custom_id: id }) => id ?? []);
  return ids.filter((id) => parseCustomId(id)?.verb === verb);
}

/** The id of the menu, or other component, of a verb. Throws if there is none. */
export function idFor(message: Message, verb: Verb): string {
  const [found] = idsFor(message, verb);
  if (found === undefined) throw new Error(`no ${verb} on: ${textOf(message)}`);
  return found;
}

/** The first menu of a message. Throws if there is none. */
export function menuOf(message: Message) {
  const menu = walk(message.components).find(({ type }) => type === ComponentType.stringSelect);
  if (menu === undefined) throw new Error('no menu');
  return { id: menu.custom_id ?? '', options: menu.options ?? [] };
}

/** All that a message says in words. */
export function textOf(message: Message): string {
  const texts = walk(message.components).flatMap(({ content }) => content ?? []);
  return [message.content, ...texts].filter((text) => text !== '').join('\n');
}

/** What its picture is said to show. */
export function altOf(message: Message): string {
  return walk(message.components)
    .flatMap(({ items }) => items?.map(({ description }) => description ?? '') ?? [])
    .join('\n');
}

/** What the file on it says. */
export async function fileOn(message: Message): Promise<string> {
  return await (await fetch(message.attachments[0]?.url ?? '')).text();
}

export function isPrivate(message: Message): boolean {
  return (message.flags & MessageFlag.ephemeral) !== 0;
}

/** What a message says that only its reader sees. Throws if everybody sees it. */
export function toldAlone(message: Message): string {
  if (!isPrivate(message)) throw new Error(`everybody sees: ${textOf(message)}`);
  return textOf(message);
}

/** The kind of picture that a message shows: `lobby`, `table`, `hand`, `result`, `round`, `standing`; or undefined. */
export function pictureOf(message: Message): string | undefined {
  return message.attachments[0]?.filename.split('-')[0];
}

/** The button that leaves the result of a round for the hand of the next; undefined if there is none. */
export function nextRoundOn(message: Message): Button | undefined {
  if (!isPrivate(message) || pictureOf(message) !== 'result') return undefined;
  return buttonsFor(message, 'hand')[0];
}

/** The version of the match that a table or a hand shows. */
export function versionOf(message: Message): number {
  const [, version] =
    /^(?:table|hand)-\d+-(\d+)/.exec(message.attachments[0]?.filename ?? '') ?? [];
  return Number(version ?? Number.NaN);
}
