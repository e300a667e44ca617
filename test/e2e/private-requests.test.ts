import type { LoggedRequest, Message } from 'discord-sandbox';
import { MessageFlag } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { CARDS } from '../../src/engine/core/cards.ts';
import { cardLabel } from '../../src/text/format/cards.ts';
import { words } from '../../src/text/language.ts';
import { eachInAClub } from './support/club.ts';
import { buttonFor, buttonsFor } from './support/reading.ts';

const club = eachInAClub({ isFair: true });

const LABELS = CARDS.map((_, card) => cardLabel(words('en-US'), card));

/** The messages that only their reader sees: what an interaction may be answered with, and edited to. */
function isForOneAlone(request: LoggedRequest, privateTokens: ReadonlySet<string>): boolean {
  const { path, body } = request;
  const [, kind, , token = ''] = path.split('/');
  if (kind === 'webhooks') return privateTokens.has(token);
  const { type, data } = body as {
    readonly type: number;
    readonly data?: { readonly flags?: number };
  };
  if (kind !== 'interactions') return false;
  // An edit of a message stays what the message is.
  if (type === 6 || type === 7) return privateTokens.has(token);
  return ((data?.flags ?? 0) & MessageFlag.ephemeral) !== 0 || type === 8;
}

test('no request for what others see tells of a private match, its cards or the deal of the day', async () => {
  const { sandbox, ann, bob, room } = club;
  const requests: LoggedRequest[] = [];
  const privateTokens = new Set<string>();
  const seen = () => {
    for (const request of sandbox.requests) if (!requests.includes(request)) requests.push(request);
  };
  /** A press on a message that only one person sees, or a command whose answer they alone see. */
  const alone = async (sent: { readonly token: string; message(): Promise<Message> }) => {
    privateTokens.add(sent.token);
    const message = await sent.message();
    seen();
    return message;
  };
  const matches: number[] = [];
  for (const [who, command] of [
    [ann, 'hanafuda practice'],
    [bob, 'hanafuda daily'],
    [ann, 'hanafuda daily'],
  ] as const) {
    let message = await alone(who.command(room, command));
    const offered = buttonsFor(message, 'deal').at(-1);
    if (offered !== undefined) message = await alone(who.click(message, offered.id));
    matches.push(Number(message.attachments[0]?.filename.split('-')[1]));
    for (;;) {
      const [next = buttonsFor(message, 'hand')[0]] = buttonsFor(message, 'move');
      if (next === undefined) break;
      message = await alone(who.click(message, next.id));
    }
    // What it was, again, for its player alone: moves, deals, and what stands beside it.
    const more = buttonsFor(message, 'more')[0];
    const rest = more === undefined ? message : await alone(who.click(message, more.id));
    for (const verb of ['review', 'costly', 'deals', 'daily', 'counted'] as const) {
      for (const page of new Set([message, rest])) {
        const [button] = buttonsFor(page, verb);
        if (button !== undefined) await alone(who.click(page, button.id));
      }
    }
    if (command === 'hanafuda practice') continue;
    // Shared by a press that is answered to everybody.
    await who.click(message, buttonFor(message, 'share').id).message();
    seen();
  }
  const shown = requests.filter((request) => {
    const isMessage = /^\/(?:interactions|webhooks|channels)\//.test(request.path);
    return isMessage && request.method !== 'GET' && !isForOneAlone(request, privateTokens);
  });
  // What was shared, and nothing else.
  expect(shown).toHaveLength(2);
  for (const { body, files } of shown) {
    const told = JSON.stringify({ body, files });
    for (const label of LABELS) expect(told).not.toContain(label);
    for (const match of matches) expect(told).not.toMatch(new RegExp(`[a-z]+/${match}/`));
    expect(told).not.toMatch(/hand-|result-|round-|table-|standing-|Promise|secret/);
  }
  expect(requests.length).toBeGreaterThan(60);
});
