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

/** Seat 0 is about to view the flowers with the curtain; the other holds nothing that matters. */
const FLOWERS =
  'field cherry.curtain, hands cherry.chaff1 maple.deer / iris.chaff1 plum.chaff1, captured chrys.cup, pile clover.chaff1 peony.chaff1 wisteria.chaff1 susuki.chaff1';
const SEES = 'moves play:cherry.chaff1';

const FIVE = 'pine.ribbon plum.ribbon iris.ribbon clover.ribbon willow.ribbon';
/** Seat 0 has five ribbons, as it was last asked about, and is about to take a sixth. */
const RIBBONS = `field maple.ribbon, hands maple.chaff1 cherry.chaff1 / iris.chaff1 plum.chaff1, captured ${FIVE}, pile peony.chaff1 wisteria.chaff1 susuki.chaff1 chrys.chaff1, calls 1 0, known tan 1 /`;
const TAKES = 'moves play:maple.chaff1';

describe('a player of Koi-Koi is asked', () => {
  koi({
    'after a turn that made a yaku: koi-koi or shobu': `at ${FLOWERS}, ${SEES} => asks call 0, moves koi-koi shobu`,
    'after its first turn, when the deal gave the oya the cards of the month (fieldFour)': [
      'deals house fieldFour=oya-takes, field pine.* plum.ribbon iris.bridge maple.deer chrys.cup',
      'hands cherry.ribbon susuki.geese / peony.ribbon clover.boar, pile wisteria.cuckoo *',
      'moves play:cherry.ribbon => asks call 0',
    ],
  });
});

describe('koi-koi', () => {
  koi({
    'lets the round go on with the other player': [
      `at ${FLOWERS}, ${SEES} koi-koi => asks play 1, calls 1 0, koi-koi 0, settled none`,
    ],
    'may be called again and again (K14)': [
      `at ${RIBBONS}, ${TAKES} => moves koi-koi shobu`,
      `at ${RIBBONS}, ${TAKES} koi-koi => calls 2 0`,
    ],
    'may be called once by each player in a round where the house says so (calls)': [
      `at ${RIBBONS}, house calls=once, ${TAKES} => shobu 0, scores 2 0`,
      `at ${RIBBONS}, house calls=once, calls 0 1, known /, ${TAKES} => moves koi-koi shobu`,
    ],
    'may be called once in a round, by whoever comes first, where the house says so (calls)': [
      `at ${RIBBONS}, house calls=once-for-both, calls 0 1, known /, ${TAKES} => shobu 0, scores 4 0`,
      `at ${RIBBONS}, house calls=once-for-both, calls 0 0, known /, ${TAKES} => moves koi-koi shobu`,
    ],
  });
});

describe('shobu', () => {
  koi({
    'ends the round: only the caller scores, and deals next': [
      `at ${FLOWERS}, oya 1, turn 0, order 1 0, ${SEES} shobu`,
      '=> scores 5 0, winner 0, next 0, round 2',
    ],
    'is told before it is called: what it would score': [
      `at ${FLOWERS}, calls 0 1, ${SEES} => stops 10`,
      `at ${FLOWERS} => stops null`,
    ],
  });
});

describe('the last card of Koi-Koi', () => {
  /** Nobody has a yaku. */
  const DRAWN =
    'field maple.ribbon, hands / cherry.chaff1, turn 1, captured pine.ribbon / iris.bridge';
  koi({
    'of the oya makes a yaku into shobu: there is no reason to go on (K12)': [
      'at field cherry.curtain, captured chrys.cup / *, out pine.chaff1 pine.chaff2',
      'pile clover.chaff1 peony.chaff1 wisteria.chaff1 wisteria.chaff2 susuki.chaff1 susuki.chaff2',
      `hands cherry.chaff1 / iris.chaff1, ${SEES} => shobu 0, scores 5 0, round 2`,
    ],
    'gives nothing to who called koi-koi and made nothing more (K13)': [
      'at field maple.ribbon, hands / cherry.chaff1, turn 1, calls 1 0, known akatan 5 /',
      `captured pine.ribbon plum.ribbon cherry.ribbon, ${SEES} => scores 0 0, yaku /`,
    ],
    'that makes nothing is a draw for which the oya may get 1 or 6 (oyaKen)': [
      ...[0, 1, 6].map((ken) => `at ${DRAWN}, house oyaKen=${ken}, ${SEES} => scores ${ken} 0`),
      `at ${DRAWN}, house oyaKen=6 zeroSum=true, ${SEES} => scores 6 -6`,
    ],
    'that makes nothing passes the oya on where the house says so (drawPassesOya)': [
      `at ${DRAWN}, ${SEES} => next 0`,
      `at ${DRAWN}, house drawPassesOya=true, ${SEES} => next 1`,
    ],
  });
});

describe('a house of Koi-Koi may play on through the pile (playOut)', () => {
  const OUT =
    'house playOut=true, field cherry.curtain, hands / maple.chaff1, turn 1, captured chrys.cup, pile clover.chaff1 cherry.chaff1 iris.bridge iris.ribbon, out *';
  koi({
    'turn by turn, calls and all': [
      `at ${OUT}, ${TAKES} => turned 1 & 0, asks call 0, moves koi-koi shobu`,
      `at ${OUT}, ${TAKES} koi-koi => turned 1 & 0 & 1 & 0, scores 0 0`,
    ],
    'and stop with the pile’s last card as with the hand’s': `at ${OUT}, pile clover.chaff1 cherry.chaff1, ${TAKES} => shobu 0`,
    'which the oya may go on for after the last card of the hand': [
      `at ${OUT}, hands cherry.chaff1 / maple.chaff1, turn 0`,
      'pile clover.chaff1 iris.bridge peony.chaff1 wisteria.chaff1 plum.chaff1',
      `${SEES} => asks call 0, moves koi-koi shobu`,
    ],
  });
});

describe('what a house of Koi-Koi asks about, in its corners', () => {
  const BEST =
    'field maple.ribbon, hands maple.chaff1 cherry.chaff1 / iris.chaff1 plum.chaff1, captured pine.crane cherry.curtain susuki.moon pine.ribbon plum.ribbon iris.ribbon clover.ribbon, calls 1 0, known sanko 6 /, pile peony.chaff1 wisteria.chaff1';
  /** Seat 0 captures a pair that makes nothing beside the moon and the cup. */
  const MOON = `${FLOWERS}, field cherry.chaff2, captured chrys.cup susuki.moon`;
  koi({
    'is a new yaku although a viewing that was called on is rained out since (viewings, K16)': [
      'at house viewings=rained-out, field willow.ribbon maple.ribbon, calls 1 0, known hanami 5 /',
      'hands maple.chaff1 cherry.chaff2 / iris.chaff1 plum.chaff1',
      'captured chrys.cup cherry.curtain pine.ribbon plum.ribbon iris.ribbon clover.ribbon / cherry.ribbon',
      `pile peony.chaff1 wisteria.chaff1, ${TAKES} => asks call 0`,
    ],
    'is no viewing in the rain, of which flowers have the willow and the moon the paulownia (viewings)':
      [
        `at house viewings=rained-out, ${FLOWERS}, ${SEES} => asks call 0`,
        `at house viewings=rained-out, ${FLOWERS}, captured chrys.cup willow.rainman, ${SEES} => asks play 1`,
        `at house viewings=rained-out, ${FLOWERS}, field cherry.curtain willow.ribbon, ${SEES} => asks play 1`,
        `at house viewings=rained-out, ${FLOWERS}, field cherry.curtain paulownia.yellow, ${SEES} => asks call 0`,
        `at house viewings=rained-out, ${MOON}, ${SEES} => asks call 0`,
        `at house viewings=rained-out, ${MOON}, field cherry.chaff2 paulownia.yellow, ${SEES} => asks play 1`,
        `at house viewings=rained-out, ${MOON}, field cherry.chaff2 willow.ribbon, ${SEES} => asks call 0`,
      ],
    'is no viewing anew that was called on before it rained, whatever was called on since (viewings, K2)':
      [
        'at house viewings=rained-out, field willow.ribbon maple.ribbon, calls 1 0, known hanami 5 /',
        'hands maple.chaff1 peony.chaff1 clover.chaff1 / willow.swallow plum.chaff1 iris.chaff1',
        'captured chrys.cup cherry.curtain pine.ribbon plum.ribbon iris.ribbon clover.ribbon / cherry.ribbon',
        'pile wisteria.chaff1 susuki.chaff1 pine.chaff1 plum.chaff2',
        `${TAKES} koi-koi play:willow.swallow play:peony.chaff1 => asks play 1`,
      ],
    'is a lesser yaku too where only the best counts (bestOnly, calls, K3)': [
      `at ${BEST}, house bestOnly=true, ${TAKES} => asks call 0, stops 6`,
      `at ${BEST}, house bestOnly=true calls=once, ${TAKES} => shobu 0, scores 6 0`,
    ],
    // Five ribbons were one point and are two now; the seventh makes three.
    'is growth that reaches the least score, once (minimum, calls, K4)': ['', ' koi-koi'].map(
      (more) =>
        `at ${RIBBONS}, house minimum=3 calls=new-yaku, calls 0 0, known /, field maple.ribbon peony.ribbon, hands maple.chaff1 peony.chaff1 / iris.chaff1 plum.chaff1, captured ${FIVE} wisteria.ribbon, pile wisteria.chaff1 susuki.chaff1 chrys.chaff1 clover.chaff1, ${TAKES}${more && ' koi-koi play:iris.chaff1 play:peony.chaff1'} => asks ${more ? 'play 1' : 'call 0'}`,
    ),
    'is no viewing for the sake of the other (viewings, K7)': [
      `at ${FLOWERS}, house viewings=with-other, field cherry.curtain susuki.moon`,
      `pile susuki.chaff1 peony.chaff1, ${SEES} => asks play 1`,
    ],
    'is not the last card that only raises a yaku where new ones alone are asked (calls, K11)': [
      'at field maple.ribbon, hands maple.chaff1, turn 0, after 15, oya 1, order 1 0',
      `captured ${FIVE}, calls 1 0, known tan 1 /, house calls=new-yaku, ${TAKES}`,
      '=> shobu none, scores 0 0',
    ],
  });
});

describe('a house of Koi-Koi may make the lightning wild (wildLightning)', () => {
  const WILD = 'plays willow.lightning on pine.crane willow.ribbon';
  koi({
    'which takes a willow where it is not': `${WILD}, captures willow.ribbon willow.lightning`,
  });
  rowsOf('koi-koi', { options: { wildLightning: true } })({
    'so that it takes any card but a willow': `${WILD} iris.chaff1, asked iris.chaff1 pine.crane`,
    'and gives nobody what lies on the field while cards are left in the pile': [
      'at field maple.ribbon susuki.moon pine.crane, hands / cherry.chaff1, turn 1',
      `captured pine.ribbon / iris.bridge, pile clover.chaff1 *, ${SEES}`,
      '=> settled 1, leftovers none',
    ],
  });
});
