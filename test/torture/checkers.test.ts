import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Message } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatMove } from '../../src/engine/round/move-text.ts';
import { words } from '../../src/text/language.ts';
import { ownFolder } from '../support/own-folder.ts';
import { room } from '../table/support/a-table.ts';
import { asked, dealt, moveOn } from '../table/support/matches.ts';
import { AKI, BENI } from '../table/support/people.ts';
import { faultsAmong } from './support/channels.ts';
import { Ledger, type MovePress, settle } from './support/ledger.ts';
import { strangeLines } from './support/log-lines.ts';
import { type ActiveMatch, faultsInFiles } from './support/stored.ts';

// What the torture rests on: that its checkers see what did not hold.

describe('the files of a match with one move', () => {
  const folder = ownFolder();
  const path = join(folder, 'checked.sqlite');
  let made: MovePress;

  beforeEach(async () => {
    const { tables, store } = room({ path });
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    const move = formatMove(asked(match).move);
    await moveOn(tables, match);
    await store.close();
    const { id, version } = match;
    made = { match: id, version, move, outcome: 'acknowledged', said: '' };
  });

  const faults = async (...moves: readonly MovePress[]) =>
    (await faultsInFiles(path, moves, folder)).join('\n');

  function harm(sql: string): void {
    const db = new DatabaseSync(path);
    db.exec(sql);
    db.close();
  }

  test('are well', async () => {
    expect(await faults(made)).toBe('');
  });

  test('are well when a press of which nobody heard was not stored', async () => {
    expect(await faults(made, { ...made, version: 40, outcome: 'unknown' })).toBe('');
  });

  test('lack a move that was acknowledged', async () => {
    expect(await faults(made, { ...made, version: 40 })).toContain('acknowledged and not stored');
  });

  test('have another move than was acknowledged', async () => {
    expect(await faults({ ...made, move: 'pass' })).toContain('acknowledged and not stored');
  });

  test('have a move that nobody pressed', async () => {
    expect(await faults()).toContain('pressed by nobody');
  });

  test('replay to another state', async () => {
    harm("update match set state = json_set(state, '$.drawn', 40)");
    expect(await faults(made)).toContain('replays otherwise');
  });

  test('count a server as left', async () => {
    harm("insert into server (id, settings, left_at) values ('1', '{}', 1)");
    expect(await faults(made)).toContain('counts as left');
  });

  test('are damaged', async () => {
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, 4096);
    closeSync(file);
    expect(await faults(made)).not.toBe('');
  });
});

const MATCH: ActiveMatch = {
  id: 7,
  status: 'playing',
  version: 3,
  channelId: '1',
  messageId: '10',
  shownVersion: 3,
  isPaused: 0,
};

/** A public message with a picture, and with a button as a table has. */
function message(id: string, picture: string, customId?: string): Message {
  const components = customId === undefined ? [] : [{ type: 2, custom_id: customId }];
  const attachments = [{ filename: picture }];
  return { id, flags: 0, content: '', components, attachments } as unknown as Message;
}

describe('the messages of a channel', () => {
  const table = message('10', 'table-7-3.png', 'hand/7/0/');
  const sheet = message('10', 'round-7-1-1.png', 'hand/7/0/');
  const past = (id: string) => message(id, 'round-7-1-1.png', 'counted/7/0/1');
  const shared = (id: string) => message(id, 'round-7-1-1.png');
  const paused: ActiveMatch = { ...MATCH, shownVersion: 2, isPaused: 1 };

  test.each([
    ['a table as it is stored', [table], MATCH, ''],
    ['nothing where nothing is played', [], undefined, ''],
    ['a table of a match that is over', [table], undefined, 'orphan 10'],
    ['two tables', [table, { ...table, id: '11' }], MATCH, 'orphan 11'],
    ['a lobby beside its match', [table, message('11', '', 'join/7/0/')], MATCH, 'orphan 11'],
    ['no table', [], MATCH, 'is not shown'],
    ['an older table', [message('10', 'table-7-2.png', 'hand/7/0/')], MATCH, 'shown at 2'],
    ['a table that is noted as older', [table], { ...MATCH, shownVersion: 2 }, 'noted 2'],
    ['a score sheet in the pause', [sheet], paused, ''],
    ['a score sheet after the pause', [sheet], MATCH, 'shown at NaN'],
    ['a table in the pause', [table], paused, 'is paused, but shown as table'],
    ['a score sheet that two people show again', [table, shared('8'), shared('9')], MATCH, ''],
    ['a score sheet twice', [table, past('8'), past('9')], MATCH, 'posted twice'],
  ])('are %s', (_, messages, match, fault) => {
    const faults = faultsAmong(messages, match).join('\n');
    if (fault === '') expect(faults).toBe('');
    else expect(faults).toContain(fault);
  });
});

describe('the answer to a press on a move', () => {
  /** A hand at a version, which says something. */
  const hand = (version: number, content: string) => {
    return { ...message('9', `hand-7-${version}-0.png`), content } as unknown as Message;
  };

  test.each([
    ['a later hand', { kind: 'update', message: hand(4, 'It’s your turn.') }, 'acknowledged'],
    ['the same hand', { kind: 'update', message: hand(3, 'It’s your turn.') }, 'refused'],
    [
      'a later hand without the move',
      { kind: 'update', message: hand(4, 'Nothing was changed. It’s your turn.') },
      'refused',
    ],
    [
      'a hand of a match that ended',
      { kind: 'update', message: hand(9, words('en-US').turns.over) },
      'unknown',
    ],
    ['a sentence', { kind: 'reply', isDeferred: false, message: hand(4, 'Too fast.') }, 'refused'],
    ['a nod', { kind: 'acknowledged' }, 'unknown'],
    ['none', { kind: 'failed', text: 'This interaction failed' }, 'unknown'],
  ] as const)('is %s', (_, answer, outcome) => {
    const press = new Ledger().press('move/7/3/play:pine.crane');
    settle(press, { ms: 1, ...answer });
    expect(press.outcome).toBe(outcome);
  });
});

describe('a log', () => {
  test.each([
    ['{"level":"error","msg":"an interaction failed"}', 1],
    ['{"level":"info","msg":"connected"}', 0],
    ['Hanafuda is up. Its commands are registered: /hanafuda.', 0],
    ['TypeError: x is not a function\n    at y (z.ts:1:2)', 2],
    ['(node:1) MaxListenersExceededWarning: Possible EventEmitter memory leak detected.', 1],
  ])('with %s has %d strange lines', (output, count) => {
    expect(strangeLines(output, undefined)).toHaveLength(count);
  });

  test('may have the errors that a trial brings about', () => {
    const line = '{"level":"error","msg":"the disk is full"}';
    expect(strangeLines(line, /disk is full/)).toEqual([]);
  });
});
