import { describe, expect, test } from 'vitest';
import { createPainters } from '../../src/bot/painters.ts';
import type { Player } from '../../src/model/match.ts';
import type { Painter } from '../../src/render/painter.ts';
import type { Seen } from '../../src/table/settings/seen.ts';
import { matchOf, seated } from '../support/a-match.ts';
import { position } from '../support/position.ts';

const [ANN, BOB] = ['Ann', 'Bob'].map((id) => seated({ id, name: id })) as [Player, Player];
const COMPUTER: Player = { type: 'computer', number: 1, strength: 'easy' };

/** What is chosen, and whether Ann is new there. */
interface Chosen {
  readonly badges?: 'auto' | 'on' | 'off';
  readonly isNew?: boolean;
  readonly hasBadges?: boolean;
}

/** Whether Ann's own pictures have the numbers, and those of a table with these players. */
async function numbered(
  { badges = 'auto', isNew = false, hasBadges = false }: Chosen,
  other: Player,
) {
  const withMonths = {} as Painter;
  const { painterFor, painterOf } = createPainters({ withMonths } as Painter);
  const seen = {
    serverSettings: async () => ({ hasBadges }),
    personSettings: async () => ({ badges }),
    isNew: async () => isNew,
  } as unknown as Seen;
  const match = matchOf(position('koi-koi'), ['Ann'], { players: [ANN, other] });
  const painters = [await painterFor('1', 'Ann', seen), await painterOf(match, seen)];
  return painters.map((one) => one === withMonths);
}

describe('the numbers of the months are on one’s own pictures, and on those of the table', () => {
  test.each<[string, Chosen, Player, own: boolean, ofTable: boolean]>([
    ['with others, of who is new', { isNew: true }, BOB, true, false],
    ['alone, of who is new', { isNew: true }, COMPUTER, true, true],
    ['of who is not new any more', {}, COMPUTER, false, false],
    ['of who wants them', { badges: 'on' }, COMPUTER, true, true],
    ['with others, of who wants them', { badges: 'on' }, BOB, true, false],
    ['of who does not want them', { badges: 'off', isNew: true }, COMPUTER, false, false],
    ['where the server has them', { hasBadges: true }, BOB, true, true],
    [
      'where the server has them and one does not',
      { hasBadges: true, badges: 'off' },
      BOB,
      false,
      true,
    ],
  ])('%s', async (_, chosen, other, own, ofTable) => {
    expect(await numbered(chosen, other)).toEqual([own, ofTable]);
  });
});
