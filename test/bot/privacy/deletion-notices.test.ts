import type { Guild } from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import type { DirectOutcome } from '../../../src/bot/direct/direct-messages.ts';
import { tellDeletions } from '../../../src/bot/privacy/deletion-notices.ts';
import { noticePayload } from '../../../src/bot/privacy/privacy-menu.ts';
import { createLogger } from '../../../src/log.ts';
import { words } from '../../../src/text/language.ts';
import { type Room, room } from '../../table/support/a-table.ts';
import { AKI } from '../../table/support/people.ts';
import { DOWN, refusalOf } from '../support/discord-errors.ts';

const [FIRST, SECOND] = ['100000000000000001', '100000000000000002'];
const [LOG, OPEN, OWNER] = ['300000000000000001', '300000000000000002', '400000000000000001'];

let here: Room;
/** Where notices were posted, in order. */
let told: string[];
/** Channels in which nothing can be posted, and why. */
let refusing: Map<string, Error>;
let outcome: DirectOutcome;
let leave: { giveBack(): void } | 'soon' | 'held';

beforeEach(async () => {
  here = room();
  [told, refusing, outcome, leave] = [[], new Map(), 'refused', { giveBack: () => {} }];
  await here.tables.settings.chooseForServer(FIRST, { logChannel: [LOG] }, AKI.id);
  for (const server of [FIRST, SECOND]) await here.tables.privacy.planDeletion(server, AKI.id);
});

/** Tells of them, and gives back who does not know yet. */
async function tell(): Promise<readonly string[]> {
  const { tables } = here;
  await tellDeletions({
    tables,
    api: {
      post: async (channel: string) => {
        const refusal = refusing.get(channel);
        if (refusal !== undefined) throw refusal;
        told.push(channel);
        return { id: '1' };
      },
    } as never,
    direct: {
      pace: { take: () => leave },
      write: async (personId) => {
        if (outcome === 'sent') told.push(personId);
        return outcome;
      },
    },
    channels: { of: () => [OPEN], mayPlayIn: (_: Guild, id: string) => id === OPEN } as never,
    findGuild: (id) =>
      ({ id, name: 'Server', available: true, ownerId: OWNER, systemChannelId: null }) as Guild,
    wordsOf: async () => words('en-US'),
    log: createLogger({ level: 'silent', pretty: false, write: () => {} }),
  });
  return await tables.stored.deletionsUntold();
}

test('a deletion is told of once: in the log channel, or to the owner', async () => {
  outcome = 'sent';
  expect(await tell()).toEqual([]);
  expect(told).toEqual([LOG, OWNER]);
  expect(await tell()).toEqual([]);
  expect(told).toHaveLength(2);
});

test('what stands in the channel stays true when an outage puts the deletion off', () => {
  const deletion = { dueAt: 1_700_000_000_000, personId: AKI.id };
  const told = (language: 'en-US' | 'ja') =>
    JSON.stringify(noticePayload({ id: FIRST, name: 'Server' }, deletion, words(language)));
  expect(told('en-US')).toContain('will be deleted after <t:1700000000:f>');
  expect(told('ja')).toContain('<t:1700000000:f>以降に削除されます');
});

test('where neither takes it, it is told where the bot can write', async () => {
  refusing.set(LOG, refusalOf(50_001));
  leave = 'held';
  expect(await tell()).toEqual([]);
  expect(told).toEqual([OPEN, OPEN]);
});

test('a server that cannot be told for now is told later, and the others now', async () => {
  refusing.set(LOG, DOWN);
  outcome = 'sent';
  expect(await tell()).toEqual([FIRST]);
  expect(told).toEqual([OWNER]);
  refusing.clear();
  expect(await tell()).toEqual([]);
  expect(told).toEqual([OWNER, LOG]);
});

test('an owner is written to at the pace of all direct messages', async () => {
  leave = 'soon';
  expect(await tell()).toEqual([SECOND]);
  [leave, outcome] = [{ giveBack: () => {} }, 'unsent'];
  expect(await tell()).toEqual([SECOND]);
  outcome = 'sent';
  expect(await tell()).toEqual([]);
  expect(told).toEqual([LOG, OWNER]);
});
