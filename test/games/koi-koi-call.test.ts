import { describe } from 'vitest';
import { rowsOf } from './rows.ts';

const koi = rowsOf('koi-koi');

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
