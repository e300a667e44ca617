import { describe, expect, test } from 'vitest';
import { giveHint } from '../../../src/bot/hand/hand-components.ts';
import { handPayload } from '../../../src/bot/hand/hand-payload.ts';
import type { HandRequest, Hands } from '../../../src/bot/hand/hands.ts';
import type { Request } from '../../../src/bot/interaction/interaction-context.ts';
import type { Seat } from '../../../src/engine/core/game.ts';
import { drawsOf, seedOf } from '../../../src/engine/core/random.ts';
import type { State } from '../../../src/engine/round/state.ts';
import { imagine } from '../../../src/engine/view/imagine.ts';
import type { Match, Player } from '../../../src/model/match.ts';
import { dailyChannel } from '../../../src/model/private.ts';
import type { Painter } from '../../../src/render/painter.ts';
import type { Tables } from '../../../src/table/tables.ts';
import { words } from '../../../src/text/language.ts';
import { matchOf, seated } from '../../support/a-match.ts';
import { localComputers } from '../../support/local-computers.ts';
import { gameOf, LATE_BOTAN, position } from '../../support/position.ts';

const ANN = { id: '100', name: 'Ann' };
const PERSON = seated(ANN);
const OTHER = seated({ id: '200', name: 'Bob' });
const COMPUTER: Player = { type: 'computer', number: 1, strength: 'easy' };

const STATE = position('botan-cho', LATE_BOTAN);

const withOther = (other: Player, change: Partial<Match> = {}) =>
  matchOf(STATE, [ANN.id], { players: [PERSON, other], ...change });

/** What Ann is answered: above a hand, or in its place. */
async function answered(match: Match): Promise<{ notice?: string | undefined; said?: string }> {
  const said: string[] = [];
  const shown: HandRequest[] = [];
  const context = { person: ANN, words: words('en') };
  const answer = { reply: async (payload: unknown) => said.push(JSON.stringify(payload)) };
  const hands = { update: async (request: HandRequest) => shown.push(request) };
  const request = { context, answer } as unknown as Request;
  const computers = localComputers();
  const view = async ({ state }: Match, seat: Seat) => {
    if (state === null) throw new TypeError('no cards are out');
    return gameOf(state.setup.game).view(state, seat);
  };
  const tables = { play: { view } } as unknown as Tables;
  await giveHint(
    { hands: hands as unknown as Hands, computers, tables },
    { ...request, show: 'update' },
    match,
  );
  const [first] = said;
  return first === undefined ? { notice: shown[0]?.advice?.text } : { said: first };
}

function labelsOf(match: Match, asksAbout = false): string {
  const painter = { hand: async () => [] } as unknown as Painter;
  const query = { match, personId: ANN.id };
  const move = { type: 'play', card: 0 } as const;
  const look = { painter, words: words('en') };
  return JSON.stringify(handPayload(asksAbout ? { ...query, asksAbout: move } : query, look));
}

const BUTTON = '"label":"Hint"';

describe('a hint', () => {
  test('stands above the hand of one person against computers', async () => {
    const { notice } = await answered(withOther(COMPUTER));
    expect(notice).toMatch(/play \*\*1\. Pine chaff\*\*\.\nIt takes the crane \(21 points/);
  });

  test('is the same again, and whatever the hidden cards are', async () => {
    const twin = (number: number): State =>
      imagine(gameOf(STATE.setup.game).view(STATE, 0), drawsOf(seedOf(number), 'twin'));
    const hints = [STATE, STATE, twin(1), twin(2)].map(
      async (state) => await answered(withOther(COMPUTER, { state, seed: state.setup.seed })),
    );
    const [first, ...others] = await Promise.all(hints);
    expect(others).toEqual([first, first, first]);
  });

  test('waits for the turn', async () => {
    const waiting = { ...STATE, turns: 1, phase: { type: 'play', seat: 1 } } as const;
    const match = withOther(COMPUTER, { state: waiting });
    expect(await answered(match)).toEqual({ notice: 'Hints are available on your turn.' });
    expect(labelsOf(match)).not.toContain(BUTTON);
  });

  test('waits for who is away to come back', async () => {
    const players = [{ ...PERSON, away: true }, COMPUTER];
    expect((await answered(withOther(COMPUTER, { players }))).notice).toMatch(
      /^Hints are available/,
    );
    expect(labelsOf(withOther(COMPUTER, { players }))).not.toContain(BUTTON);
  });

  test('is refused beside other people, in the deal of the day, and where a rating hangs on it', async () => {
    expect((await answered(withOther(OTHER))).said).toContain('other people are playing');
    const away = { ...OTHER, away: true };
    expect((await answered(withOther(away))).said).toContain('other people are playing');
    const rated = await answered(withOther(COMPUTER, { isRated: true }));
    expect(rated.said).toContain('rated matches');
    const daily = await answered(
      withOther(COMPUTER, { where: dailyChannel(ANN.id, '2026-11-22') }),
    );
    expect(daily.said).toContain(words('en').daily.noHints);
  });

  test('has a button on the hand just where it is given', () => {
    expect(labelsOf(withOther(COMPUTER))).toContain(BUTTON);
    expect(labelsOf(withOther(COMPUTER), true)).not.toContain(BUTTON);
    expect(labelsOf(withOther(OTHER))).not.toContain(BUTTON);
    expect(labelsOf(withOther(COMPUTER, { isRated: true }))).not.toContain(BUTTON);
  });
});
