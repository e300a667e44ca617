import { describe } from 'vitest';
import { rowsOf } from './rows.ts';

const koi = rowsOf('koi-koi');

describe('a deal of Koi-Koi', () => {
  const PLAIN =
    'pine.crane plum.ribbon cherry.ribbon iris.bridge maple.deer chrys.cup susuki.geese';
  const HANDS = 'hands clover.boar plum.warbler / peony.ribbon iris.ribbon';
  const BRIGHT = `deals house brightField=true, ${HANDS}, field`;
  const FOURS = ['pine.* plum.ribbon plum.chaff1 maple.deer maple.ribbon', 'pine.* plum.*'].map(
    (field) => `field ${field}, hands 8 / 8`,
  );

  const PAIRS =
    'pine.crane pine.ribbon plum.ribbon plum.chaff1 iris.bridge iris.ribbon maple.deer maple.ribbon';

  koi({
    'gives four of a month on the field to the oya where the house says so (fieldFour)': [
      'deals oya 1, house fieldFour=oya-takes, field pine.* plum.ribbon iris.bridge maple.deer chrys.cup',
      'hands plum.chaff1 cherry.ribbon susuki.geese / peony.ribbon clover.boar wisteria.cuckoo',
      '=> misdeal null, field-taken 1, field plum.ribbon iris.bridge maple.deer chrys.cup',
      'captured / pine.crane pine.ribbon pine.chaff1 pine.chaff2, asks play 1',
    ],
    'is dealt again with a four and pairs, or two fours, whoever may take a four (fieldFour, K1)':
      FOURS.flatMap((deal) => [
        `deals house fieldFour=oya-takes, ${deal} => misdeal pairs-on-field`,
        `deals ${deal} => misdeal four-of-a-month-on-field`,
      ]),
    'is dealt again with nothing but pairs, and not with a card less of them (K1)': [
      `deals field ${PAIRS}, hands 8 / 8 => misdeal pairs-on-field`,
      `deals field ${PAIRS.replace('maple.ribbon', 'chrys.cup')}, hands 8 / 8 => misdeal null`,
      'deals field pine.* plum.ribbon plum.chaff1 maple.deer chrys.cup, hands 8 / 8',
      '=> misdeal four-of-a-month-on-field',
    ],
    'counts brights that the oya took (brightField, fieldFour, K9)': [
      'deals house brightField=true fieldFour=oya-takes',
      `field pine.* plum.ribbon iris.bridge maple.deer susuki.moon, ${HANDS}`.replace(
        'plum.warbler',
        'plum.chaff1',
      ),
      '=> times 3 bright-field, field plum.ribbon iris.bridge maple.deer susuki.moon',
    ],
    'multiplies by one and the brights on the field where the house says so (brightField)': [
      `${BRIGHT} ${PLAIN} => times 2 bright-field`,
      `${BRIGHT} ${PLAIN.replace('susuki.geese', 'susuki.moon willow.rainman')} => times 4 bright-field`,
      `${BRIGHT} ${PLAIN.replace('pine.crane', 'pine.chaff1')} => times none`,
      `deals ${HANDS}, field ${PLAIN} => times none`,
    ],
  });
});

describe('a lucky hand of Koi-Koi', () => {
  const IRISES = 'iris.bridge iris.ribbon iris.chaff1 iris.chaff2';
  const TESHI = `${IRISES} maple.deer chrys.cup susuki.moon wisteria.cuckoo`;
  const PAIRS =
    'wisteria.ribbon wisteria.chaff1 susuki.geese susuki.chaff1 chrys.ribbon chrys.chaff1';
  const KUTTSUKI = `${PAIRS} maple.ribbon maple.chaff1`;
  const NOTHING =
    'willow.rainman willow.swallow pine.ribbon plum.chaff1 cherry.chaff1 peony.chaff1 clover.chaff1 paulownia.chaff1';
  /** Four pairs beside the four irises of the other. */
  const TWO_PAIRS = `willow.rainman willow.swallow ${PAIRS}`;
  const BOTH = `${IRISES} chrys.ribbon chrys.chaff1 maple.ribbon maple.chaff1`;
  const FOURS = `wisteria.cuckoo wisteria.ribbon wisteria.chaff1 wisteria.chaff2 ${IRISES}`;
  const deal = (hands: string, more = '') =>
    `deals field pine.crane plum.ribbon cherry.ribbon peony.butterflies clover.boar paulownia.yellow, hands ${hands}${more && `, ${more}`} =>`;
  const joined = (cards: string) => cards.replaceAll(' ', '+');
  const wins = (id: string, [hand, cards]: readonly [string, string]) =>
    [0, 1].map((seat) => {
      const hands = seat === 0 ? `${hand} / ${NOTHING}` : `${NOTHING} / ${hand}`;
      const scores = seat === 0 ? '6 0' : '0 6';
      return `${deal(hands, 'house bothTeyaku=12')} teyaku ${seat} ${id} 6 ${cards}, scores ${scores}, payments bank>${seat} 6 teyaku, winner ${seat}, next ${seat}, round 2`;
    });

  koi({
    'wins the round at once for 6, and its holder deals next': [
      ...wins('teshi', [TESHI, joined(IRISES)]),
      ...wins('kuttsuki', [KUTTSUKI, joined(KUTTSUKI)]),
    ],
    'of both is shown with nothing, for nothing is paid (K5)': [
      `${deal(`${TESHI} / ${TWO_PAIRS}`)} teyaku 0 teshi 0 & 1 kuttsuki 0, payments`,
    ],
    'that is both is told as one and worth 6 or 12 where the house says so (bothTeyaku, K6)': [
      6, 12,
    ].map((worth) => {
      const row = deal(`${BOTH} / ${NOTHING}`, `house bothTeyaku=${worth}`);
      return `${row} teyaku 0 teshi-kuttsuki ${worth} ${joined(BOTH)}, scores ${worth} 0`;
    }),
    'of two fours is told with all of them (K6)': [
      `${deal(`${FOURS} maple.deer susuki.moon / ${NOTHING} maple.ribbon chrys.ribbon`, 'house hand=10')} teyaku 0 teshi 6 ${joined(FOURS)}, scores 6 0`,
      `${deal(`${FOURS} / ${NOTHING}`)} teyaku 0 teshi-kuttsuki 6`,
    ],
    'is worth 6 whatever the field and the draw are worth (brightField, oyaKen, drawPassesOya, K5, K9)':
      [
        `${deal(`${TESHI} / ${NOTHING}`, 'house brightField=true')} scores 6 0`,
        `${deal(`${TESHI} / ${TWO_PAIRS}`, 'house oyaKen=6 drawPassesOya=true, oya 1')} scores 0 0, next 1`,
      ],
    'is paid by the other player where the house says so (zeroSum)': `${deal(`${TESHI} / ${NOTHING}`, 'house zeroSum=true')} scores 6 -6`,
    'of ten cards is five pairs (hand, K8)': [
      `${deal(`${KUTTSUKI} peony.ribbon peony.chaff2 / ${NOTHING} iris.bridge chrys.cup`, 'house hand=10')} teyaku 0 kuttsuki`,
      `${deal(`${KUTTSUKI} peony.ribbon iris.ribbon / ${NOTHING} iris.bridge chrys.cup`, 'house hand=10')} teyaku none`,
    ],
  });
});

describe('a match of Koi-Koi', () => {
  const won = (spec: string) =>
    `ends captured pine.crane cherry.curtain susuki.moon, ended shobu 0, ${spec} =>`;
  koi({
    'may go to 50 points: it ends when somebody has them, whatever the round (length)': [
      `${won('house length=fifty, round 30, totals 43 49')} round 31`,
      `${won('house length=fifty, round 30, totals 44 49')} over target 50 49 0 1, asks over`,
      `${won('house length=12, round 3, totals 60 0')} over none`,
    ],
    'to 50 points with zero sums ends after 24 rounds, and who leads wins (length, zeroSum, H2)': [
      `${won('house length=fifty zeroSum=true, round 23, totals -10 10')} round 24`,
      `${won('house length=fifty zeroSum=true, round 24, totals -10 10')} over rounds -4 4 1 0`,
      `${won('house length=fifty, round 24, totals 10 10')} round 25`,
    ],
    'has a month a round': [
      `${won('round 4')} round-started 5 5`,
      `${won('house length=fifty, round 12')} round-started 13 1`,
    ],
  });
});
