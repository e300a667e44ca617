import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { asRecorded, type Setup } from '../../src/engine/core/game.ts';
import type { State } from '../../src/engine/round/state.ts';
import { GAMES, gameOf } from '../../src/games/index.ts';
import { play } from '../support/play.ts';

/** A match as version 0.2 played it before the latest rulings: its moves, and where they led. */
interface Recorded {
  readonly setup: Setup;
  readonly moves: string;
  readonly end: Partial<State>;
}

const FILE = new URL('../fixtures/0.2/matches.ndjson.gz', import.meta.url);
const RECORDED = gunzipSync(readFileSync(FILE))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

function replayed({ setup, moves }: Recorded): State {
  const { state } = gameOf(setup.game).start(asRecorded(setup));
  return play(state, ...moves.split(' ')).state;
}

describe.each(GAMES.map(({ id }) => id))('recorded matches of %s', (id) => {
  const recorded = RECORDED.filter(({ setup }) => setup.game === id);

  test('replay to the card and point as they were played', () => {
    const seats = new Set(recorded.map(({ setup }) => setup.seats));
    expect([...seats]).toEqual(gameOf(id).seats);
    for (const match of recorded) expect(replayed(match)).toMatchObject(match.end);
  });

  test('are of an edition before the newest, which a new match names', () => {
    const [{ setup } = { setup: undefined }] = recorded;
    if (setup === undefined) throw new Error(`no match of ${id}`);
    const { game, seats, options, seed } = setup;
    const { edition: newest = 1 } = gameOf(id).start({ game, seats, options, seed }).state.setup;
    for (const match of recorded) expect(match.setup.edition ?? 1).toBeLessThan(newest);
  });
});
