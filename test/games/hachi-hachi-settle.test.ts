import { describe, expect, test } from 'vitest';
import { dealOut } from '../support/deal-out.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { sum } from '../support/sums.ts';
import { rowsOf } from './rows.ts';

const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const hachi = rowsOf('hachi-hachi');

const SETUP = { game: 'hachi-hachi', seats: 3, seed: '', options: {} };

/** Nobody makes a yaku who does not have these, which lie apart. */
const APART = ['', 'plum.ribbon chrys.ribbon susuki.moon', 'cherry.ribbon maple.ribbon pine.crane'];

const CHAFF = PRINTED_DECK.filter(({ type }) => type === 'C');

/** Chaff of 1 by seat, evenly, as far as the rest can be paid in fives. */
function evenly(points: readonly number[]): readonly number[] {
  const chaff = points.map((all) => all % 5);
  for (let left = 24 - sum(chaff); left > 0; left -= 5) {
    const least = chaff.indexOf(Math.min(...chaff));
    chaff[least] = (chaff[least] ?? 0) + 5;
  }
  return chaff;
}

/** Piles worth so much, told as in a row, none with a yaku and none with sixteen chaff unless so many are given. */
function piles(
  points: readonly number[],
  { chaff = evenly(points), first = '' }: { chaff?: readonly number[]; first?: string } = {},
): string {
  const names = CHAFF.filter(({ month }) => first === '' || month !== 11).map(({ id }) => id);
  const others = dealOut({
    points: points.map((all, seat) => all - (chaff[seat] ?? 0)),
    named: APART.map((apart, seat) => (seat === 0 ? first : apart)),
    inDeck: ({ type }) => type !== 'C',
    accept: (all) => all.every((pile) => printedCount(SETUP, 1, pile).length === 0),
  });
  return others
    .map((pile, seat) => `${pile} ${names.splice(0, chaff[seat]).join(' ')}`)
    .join(' / ');
}

const SANBON = '0 sanbon 2 pine.crane pine.ribbon pine.chaff1';
const both = (points: number, why: string) => `1>0 ${points} ${why} & 2>0 ${points} ${why}`;

describe('the worked examples', () => {
  hachi({
    '1: points': `ends captured ${piles([100, 90, 74])} => scores 12 2 -14, next 0`,
    '2: teyaku, a doubled field, and an escape': [
      `ends captured ${piles([70, 95, 99])}, times 2 oba`,
      `lucky ${SANBON} & 0 aka 2 plum.chaff1 cherry.chaff1 & 1 tanichi 3 plum.chaff2`,
      '=> scores 60 110 -170, winner 2, next 2',
    ],
    '5: sixteen chaff': [
      `ends captured ${piles([70, 94, 100], { first: 'willow.*', chaff: [14, 4, 5] })}`,
      'lucky 1 shiso 20 paulownia.yellow & 1 karasu 4 paulownia.chaff1',
      '=> scores 384 -192 -192, void / shiso karasu',
    ],
    '10: sōhachi with a pot': [
      `ends seats 4, order 2 0 1, times 2 oba, captured ${piles([88, 88, 88])}, paid 3>pot 36`,
      'totals 0 0 0 -36 => scores -240 -240 516 -36',
    ],
    '12: shōbu with diving': [
      `ends captured ${POETRY} pine.crane pine.chaff1 pine.chaff2, ended shobu 0, lucky ${SANBON}`,
      `=> scores 240 -120 -120, payments ${both(24, 'teyaku')} & ${both(84, 'yaku')} & ${both(12, 'tobikomi')}`,
    ],
  });
});

describe('how a round is paid', () => {
  const PLAYED_OUT = `captured / ${BLUE} ${POETRY}, calls 0 1 0, first 1`;
  hachi({
    'kan of ten, and of twelve (kan) (HH1)': [
      `ends captured ${POETRY}, ended shobu 0 => scores 168 -84 -84`,
      `ends captured ${POETRY}, ended shobu 0, house kan=10 => scores 140 -70 -70`,
    ],
    'teyaku come from each of the two others (HH18)': [
      `ends captured ${piles([88, 89, 87])}, lucky 1 teshi 6 clover.boar`,
      '=> payments 0>1 72 teyaku & 2>1 72 teyaku & 2>1 1 card-points',
    ],
    'shōbu pays from both, and others’ yaku are worth nothing (HH24)': [
      `ends captured ${POETRY} / ${BLUE}, ended shobu 0 => scores 168 -84 -84, void / aotan`,
    ],
    'who alone has called sage pays for both (HH24)': [
      `ends captured ${BLUE} / ${POETRY}, calls 0 0 2, ended shobu 1 => scores 0 168 -168`,
    ],
    'a cancel pays half, whoever else has called (HH25)': [
      `ends captured ${POETRY} / ${BLUE}, calls 1 1 0, first 1, ended cancelled 0 => scores 84 -42 -42`,
    ],
    'played out after sage, everybody has half (HH26)': `ends ${PLAYED_OUT} => scores -84 168 -84, next 1`,
    'or nothing by a house rule, with the same winner (sageUnimproved)': [
      `ends ${PLAYED_OUT}, house sageUnimproved=void => scores 0 0 0, next 1, void / akatan aotan`,
    ],
    'card points are not counted in a round with a dekiyaku (HH27)': [
      `ends captured ${POETRY} / / susuki.moon, calls 1 0 0, first 0`,
      `=> payments ${both(42, 'unimproved')}`,
    ],
  });
});

describe('a special', () => {
  const SIXTEEN = { first: 'willow.*', chaff: [12, 6, 5] };
  const special = (captured: string, more = '') =>
    `ends captured ${captured}, lucky 1 teshi 6 clover.boar${more} => scores`;
  const KANSAI = ', house region=kansai';
  const made = dealOut({ points: [168, 50, 46], named: [POETRY] }).join(' / ');
  hachi({
    'sōhachi: the leader gets 10 kan from each, 8 in Kansai (region)': [
      `${special(piles([88, 88, 88]))} 240 -120 -120`,
      `${special(piles([88, 88, 88]), KANSAI)} 192 -96 -96`,
    ],
    'futahachi: 10 kan and one more for each point above 168 (region)': [
      `${special(piles([168, 50, 46]))} 240 -120 -120`,
      `${special(piles([167, 50, 47]))} 7 106 -113`,
      `${special(piles([170, 50, 44]), KANSAI)} 288 -144 -144`,
    ],
    'sujūroku: 12 kan and two more for each above sixteen, 10 in Kansai (region)': [
      `${special(piles([68, 96, 100], SIXTEEN))} 288 -144 -144`,
      `${special(piles([68, 96, 100], SIXTEEN), KANSAI)} 240 -120 -120`,
    ],
    'is none when a dekiyaku was made, or the round was stopped (HH30)': [
      `ends captured ${piles([88, 88, 88])}, ended shobu 1 => payments`,
      `ends captured ${made}, calls 1 0 0, first 0 => payments ${both(102, 'unimproved')}`,
    ],
    'of sixteen chaff beside another is the other alone (HH31)': [
      `ends captured ${piles([168, 50, 46], { ...SIXTEEN, chaff: [12, 5, 6] })}`,
      `=> payments ${both(120, 'futahachi')}`,
    ],
    'of three times 88 is the leader’s when the oya dropped (HH34)': [
      `ends seats 4, order 1 2 3, captured / ${piles([88, 88, 88])} => scores 0 240 -120 -120`,
    ],
  });

  test('can have but one holder (HH32)', () => {
    expect([168 * 2 > 264, 16 * 2 > 27]).toEqual([true, true]);
  });
});

describe('an achievement', () => {
  const TWO = 'clover.boar clover.ribbon clover.chaff1 maple.deer maple.ribbon maple.chaff1';
  const dive = (hand: string, captured: string, times: number, ended = 'shobu 1') => {
    const value = Number(hand.split(' ')[2]) * 12;
    const paid = Array.from({ length: times }, () => both(12, 'tobikomi'));
    return `ends captured ${captured} / cherry.ribbon, lucky ${hand}, ended ${ended} => payments ${[both(value, 'teyaku'), ...paid].join(' & ')}`;
  };
  const WILLOWS = 'willow.swallow willow.ribbon willow.lightning';
  const SHISO =
    '0 shiso 20 clover.boar clover.ribbon clover.chaff1 clover.chaff2 pine.crane pine.ribbon pine.chaff1';
  /** Points over par, and the hand of seat 0, which may escape with them. */
  const escaped = (id: string, points: readonly number[], paid: string) =>
    `ends captured ${piles(points)}, lucky 0 ${id} 2 chrys.chaff1 => payments ${paid}`;
  const hand = both(24, 'teyaku');
  hachi({
    'for each triplet of which all four are captured': [
      dive(SANBON, 'pine.*', 1),
      dive(SANBON, 'pine.crane pine.ribbon pine.chaff1', 0),
      dive(`0 futasanbon 6 ${TWO}`, 'clover.* maple.*', 2),
      dive(`0 futasanbon 6 ${TWO}`, 'clover.*', 1),
    ],
    'for a triplet once, though it is shown among the chaff of the hand, too': [
      `ends captured willow.*, lucky 0 sanbon 2 ${WILLOWS} & 0 aka 2 ${WILLOWS}, ended shobu 1`,
      `=> payments ${hand} & ${hand} & ${both(12, 'tobikomi')}`,
    ],
    'for no triplet of a hand with four': dive(SHISO, 'clover.* pine.*', 0),
    'for 89 points with Red, one ribbon, one animal or nothing but chaff, and for no less': [
      ...['aka', 'tanichi', 'toichi', 'karasu'].map((id) =>
        escaped(id, [89, 88, 87], `${hand} & 2>0 1 card-points & ${both(12, 'nukeyaku')}`),
      ),
      ...['pikaichi', 'sunashi'].map((id) =>
        escaped(id, [89, 88, 87], `${hand} & 2>0 1 card-points`),
      ),
      escaped('aka', [88, 89, 87], `${hand} & 2>1 1 card-points`),
    ],
    'is paid after shōbu and after a cancel, with the cards captured by then (HH33)': [
      dive(SANBON, 'pine.*', 1),
      dive(SANBON, 'pine.*', 1, 'cancelled 1'),
    ],
  });
});

describe('the winner (HH29)', () => {
  hachi({
    'has the most card points, the earliest among equals': `ends captured ${piles([80, 92, 92])}, oya 2 => winner 2, next 2`,
    'takes the pot, and what was paid before play is in the round’s score': [
      `ends seats 5, order 0 2 3, captured ${POETRY}, ended shobu 0, totals 0 -12 -15 -15 30`,
      'paid 1>pot 12 & 2>4 15 & 3>4 15 => scores 180 -12 -99 -99 30, totals 180 -12 -99 -99 30',
    ],
    'house rules that are not played: no payment but those of the rules (HH35)': [
      `ends captured ${piles([100, 90, 74])} => payments 2>0 12 card-points & 2>1 2 card-points`,
    ],
    'equal totals share a place (HH37)': [
      `ends captured ${piles([89, 88, 87])}, round 12, totals -1 0 1 => over rounds 0 0 0 0+1+2`,
    ],
  });
});
