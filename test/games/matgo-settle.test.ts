import { describe, expect, test } from 'vitest';
import { chaff } from '../support/chaff.ts';
import { gameOf, position } from '../support/position.ts';
import { rowsOf } from './rows.ts';

const BRIGHTS = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const BIRDS = 'plum.warbler wisteria.cuckoo susuki.geese';
/** Animals that are none of the three birds. */
const ANIMALS = 'iris.bridge peony.butterflies clover.boar maple.deer willow.swallow';

/** Seat 0 stops with these cards against those. */
const stop = (captured: string, more = '') =>
  `ends captured ${captured}, ended shobu 0${more && `, ${more}`} =>`;
/** The same, and what it wins. */
const won = (captured: string, sum: number, more = '') =>
  `${stop(captured, more)} scores ${sum} ${-sum}`;

describe('the scores of Matgo', () => {
  const SCORES: readonly (readonly [captured: string, scores: string])[] = [
    [`${BRIGHTS} willow.rainman`, 'ogwang 15'],
    [BRIGHTS, 'sagwang 4'],
    ['pine.crane cherry.curtain susuki.moon willow.rainman', 'sagwang 4'],
    ['pine.crane cherry.curtain susuki.moon', 'samgwang 3'],
    ['pine.crane cherry.curtain willow.rainman', 'bisamgwang 2'],
    ['pine.crane willow.rainman', ''],
    [BIRDS, 'godori 5'],
    ['plum.warbler wisteria.cuckoo willow.swallow', ''],
    [POETRY, 'hongdan 3'],
    [BLUE, 'cheongdan 3'],
    ['wisteria.ribbon iris.ribbon clover.ribbon', 'chodan 3'],
    [`${POETRY} wisteria.ribbon iris.ribbon willow.ribbon`, 'hongdan 3 tti 2'],
    ['wisteria.ribbon clover.ribbon willow.ribbon', ''],
    [ANIMALS, 'yeol 1'],
    [`${ANIMALS} chrys.cup plum.warbler`, 'yeol 3'],
    ['iris.bridge peony.butterflies clover.boar maple.deer', ''],
    [chaff(10), 'pi 1'],
    [chaff(9), ''],
    [`${chaff(8)} willow.lightning`, 'pi 1'],
    [`${chaff(8)} willow.lightning paulownia.yellow`, 'pi 3'],
    [`${chaff(8)} chrys.cup`, 'pi 1'],
  ];
  rowsOf('matgo')({
    'are of these cards these, and no others (test positions 13, 14)': SCORES.map(
      ([captured, scores]) => `${stop(captured)} yaku ${scores}`,
    ),
    'count the cup by the rule of the house (GS8; cup)': [
      `${stop(`${chaff(8)} chrys.cup`, 'house cup=either')} yaku pi 1`,
      `${stop(`${chaff(8)} chrys.cup`, 'house cup=animal')} yaku`,
    ],
  });
});

describe('go and stop', () => {
  const mine = (many: number) =>
    `captured plum.warbler wisteria.cuckoo ${chaff(many)} / pine.crane, pile clover.boar *, moves play:susuki.chaff1`;
  /** Seat 0 takes the third bird, with this many chaff. */
  const asked = (more = '', many = 11) =>
    `at field susuki.geese iris.ribbon, hands susuki.chaff1 maple.deer / chrys.cup${more && `, ${more}`}, ${mine(many)}`;
  const LAST = 'hands susuki.chaff1 / chrys.cup';

  rowsOf('matgo')({
    'are asked from 7 points on, with what stopping wins (GS23)': `${asked()} => moves go shobu, stops 8`,
    'are asked of 6 points by the rule of the house (minimum)': (
      [
        ['usual', 'play 1'],
        ['3', 'call 0'],
        ['5', 'call 0'],
        ['7', 'play 1'],
      ] as const
    ).map(([minimum, asks]) => `${asked(`house minimum=${minimum}`, 9)} => asks ${asks}`),
    'stop ends the round and wins it (GS24)': `${asked()} shobu => winner 0, next 0`,
    'go plays on, and is counted (GS25)': `${asked()} go => calls 1 0, asks play 1`,
    'are asked at 8 after a go at 7, and not after one at 8 (GS16; test position 15)': [
      `${asked('calls 1 0, known pi 8 /')} => asks play 1`,
      `${asked('calls 1 0, known pi 7 /')} => asks call 0`,
    ],
    'in a last turn who may stop does so unasked (GS26; test position 19)': `${asked(LAST)} => shobu 0, winner 0`,
    'with a token left a turn is not the last (GS26)': `${asked(`${LAST}, tokens 1 0`)} => asks call 0`,
  });
});

describe('what a win brings in Matgo', () => {
  const PI_BAK = [
    ['usual', 7, 2],
    ['usual', 8, 1],
    [5, 5, 2],
    [5, 6, 1],
    [6, 6, 2],
    [6, 7, 1],
    [7, 7, 2],
    [7, 8, 1],
  ] as const;
  const SIX = 'plum.warbler wisteria.cuckoo iris.bridge peony.butterflies clover.boar maple.deer';
  const SEVEN = `${ANIMALS} plum.warbler chrys.cup`;
  const TEN = `${BIRDS} ${POETRY} pine.crane cherry.curtain willow.rainman / susuki.moon iris.ribbon`;

  rowsOf('matgo')({
    'worked example 5: three go, a shake, nagari and pibak (GS28)': [
      `${won(`${BRIGHTS} ${chaff(12)} willow.lightning / willow.rainman ${chaff(6, 12)}`, 192, 'calls 3 0, shakes 1 0, times 2 nagari')}`,
      'multipliers goes 2 shake 2 nagari 2',
    ],
    'worked example 6: eight animals, and the loser had called go': won(
      `${BIRDS} ${ANIMALS} ${BLUE} / pine.chaff1`,
      48,
      'calls 0 1',
    ),
    'worked example 7: the cup counts as it brings most (GS8)': [
      won(`${SIX} chrys.cup ${chaff(9)} / pine.crane ${chaff(10, 9)}`, 6, 'house minimum=3'),
      won(`${SIX} chrys.cup ${chaff(13)} / pine.crane ${chaff(2, 13)}`, 28, 'house minimum=3'),
    ],
    'ten points and three go by the rule of the house (GS28; goBonus)': [
      won(TEN, 26, 'calls 3 0, house goBonus=plus-and-double'),
      won(TEN, 20, 'calls 3 0, house goBonus=double-only'),
    ],
    'shakes and bombs double, each of them (GS18; test position 16)': won(
      `${BIRDS} / susuki.moon`,
      40,
      'shakes 2 1, bombs 1 1',
    ),
    'gwangbak doubles against who has no bright (GS30)': [
      won('pine.crane cherry.curtain willow.rainman / iris.ribbon', 4),
      won('pine.crane cherry.curtain willow.rainman / paulownia.phoenix', 2),
      won('pine.crane cherry.curtain susuki.moon / iris.ribbon', 6),
      won('pine.crane cherry.curtain susuki.moon / paulownia.phoenix', 3),
    ],
    'without animals a loser pays no more, seven of the winner double for all (GS29)': [
      won(`${SEVEN} / pine.chaff1`, 6),
      won(`${SEVEN} / susuki.geese`, 6),
    ],
    'pibak is by the rule of the house (piBak)': PI_BAK.map(([rule, many, times]) =>
      won(`${chaff(10)} / pine.crane ${chaff(many, 10)}`, times, `house piBak=${rule}`),
    ),
    'a loser’s cup counts as two chaff, against pibak (GS8)': [
      won(`${chaff(10)} / chrys.cup pine.crane ${chaff(6, 10)}`, 1),
      won(`${chaff(10)} / chrys.cup pine.crane ${chaff(6, 10)}`, 2, 'house cup=animal'),
    ],
    'without any chaff a loser is exempt, or pays (piBakZero)': [
      won(`${chaff(10)} / pine.crane`, 1, 'house piBakZero=exempt'),
      won(`${chaff(10)} / pine.crane`, 2, 'house piBakZero=pays'),
    ],
    'a loser who has captured nothing pays, or does not (GS33; emptyPays)': [
      won(BIRDS, 5, 'house emptyPays=true'),
      `${stop(BIRDS, 'house emptyPays=false')} scores 0 0`,
    ],
    'a point is a point, and nothing limits or pushes on a win (GS34, GS35)': won(
      `${BRIGHTS} willow.rainman / pine.chaff1`,
      (15 + 9) * 128 * 2,
      'calls 9 0',
    ),
    'nobody pays for another, though both have called go (GS31, GS32)': [
      `${stop(`${BIRDS} / susuki.moon`, 'log 0 1, calls 1 1')} payments 1>0 10 stop & 1>0 2 go`,
    ],
  });

  test('worked example 7: the question counts 8 all the same (GS8)', () => {
    const captured = [`${SIX} chrys.cup ${chaff(13)}`, ''];
    const state = position('matgo', { captured, pile: '*' });
    const [seat] = gameOf('matgo').view(state, 'spectator').seats;
    expect(seat?.yaku.reduce((sum, { value }) => sum + value, 0)).toBe(8);
  });
});

describe('four of a month in a hand, chongtong', () => {
  const dealt = (more = '') =>
    `deals field pine.chaff1 plum.chaff1 cherry.chaff1 iris.chaff1 peony.chaff1 maple.chaff1, hands clover.* chrys.cup / 5, pile *${more && `, ${more}`}`;
  rowsOf('matgo')({
    'may be shown before the first card, to win 10 (GS4, GS36; worked example 8)': [
      `${dealt()} => asks offer 0 chongtong, stops 10`,
      `${dealt('moves claim')} => scores 10 -10`,
    ],
    'is doubled by nothing but nagari (GS36; worked example 8)': `${dealt('carried 2, moves claim')} => scores 20 -20`,
    'may be kept secret (GS4)': `${dealt('moves pass')} => four-shown none, asks play 0`,
    'in both hands makes a round that nobody wins (GS6, L7)': [
      `${dealt('hands clover.* chrys.cup / susuki.* willow.swallow')} => four-shown 0 & 1, winner null`,
    ],
    'ends the round, is asked about or is nothing (chongtong)': [
      `${dealt('house chongtong=ends')} => winner 0`,
      `${dealt('house chongtong=off')} => asks play 0`,
    ],
    'wins 10, or the least score, by the rule of the house (GS5; chongtongPoints)': [
      `${dealt('house chongtongPoints=usual, moves claim')} => scores 10 -10`,
      `${dealt('house chongtongPoints=minimum, moves claim')} => scores 7 -7`,
    ],
  });
});

describe('four of a month on the field', () => {
  const dealt = (rule: string) =>
    `deals field clover.* pine.chaff1, hands 2 / 2, pile *, house fieldFour=${rule} =>`;
  rowsOf('matgo')({
    'are redealt, and nothing is doubled (GS3)': `${dealt('redeal')} redealt four-of-a-month-on-field, round 1, times none`,
    'are won by nobody, or by the oya, by the rule of the house (fieldFour)': [
      `${dealt('nagari')} winner null, scores 0 0`,
      `${dealt('oya-wins')} winner 0, scores 10 -10`,
    ],
  });
});

describe('nagari', () => {
  const CAPS = [
    ['8', [2, 4, 8, 8]],
    ['4', [2, 4, 4]],
    ['16', [2, 4, 8, 16, 16]],
    ['none', [2, 4, 8, 16, 32, 64]],
  ] as const;
  rowsOf('matgo')({
    'pays nobody, keeps the oya and doubles the next round (GS2, GS27)': `ends captured ${BIRDS}, oya 1 => winner null, scores 0 0, next 1, carried 2`,
    'twice makes a win of 5 one of 20 (test position 20)': [
      `ends captured ${BIRDS}, times 2 nagari => carried 4`,
      won(`${BIRDS} / susuki.moon`, 20, 'times 4 nagari'),
    ],
    'doubles no further than the rule of the house (nagariCap; test position 21)': CAPS.flatMap(
      ([cap, carried]) =>
        carried.map((next, at) => {
          const times = at === 0 ? '' : `, times ${carried[at - 1]} nagari`;
          return `ends captured ${BIRDS}, house nagariCap=${cap}${times} => carried ${next}`;
        }),
    ),
  });
});
