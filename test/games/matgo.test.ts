import { describe, expect, test } from 'vitest';
import { cardsOf, parseCardSet } from '../../src/engine/core/card-set.ts';
import { formatCard } from '../../src/engine/core/cards.ts';
import { play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { rowsOf } from './rows.ts';

/** Two cards in each hand after the move, so that no turn is the last. */
const HELD = 'maple.deer susuki.moon';
const OTHER = 'chrys.cup clover.boar';
const matgo = rowsOf('matgo');

describe('a turn of Matgo captures at its end', () => {
  const IRISES = 'field iris.ribbon plum.chaff1, pile iris.chaff1 *';
  const STACK =
    'plays iris.chaff2 on iris.bridge iris.ribbon iris.chaff1 pine.ribbon against pine.chaff1 pine.chaff2';
  matgo({
    'three of a month by the flip are a stack of whoever made it, ppeok (test position 1)': [
      `at ${IRISES}, hands iris.bridge ${HELD} / ${OTHER}, moves play:iris.bridge`,
      '=> coup 0 ppeok, took 0 0, field iris.ribbon plum.chaff1 iris.bridge iris.chaff1, stacks 0',
    ],
    'the same in a last turn are captured, and no event (test position 2)': [
      `at ${IRISES}, hands iris.bridge / chrys.cup, captured / pine.chaff1, moves play:iris.bridge`,
      '=> coup none, captured iris.bridge iris.ribbon iris.chaff1',
    ],
    'jjok takes the card that was laid, and a chaff card (test position 3)': [
      'plays iris.bridge on plum.chaff1 against pine.chaff1 pine.chaff2, turns iris.chaff1',
      'coups jjok, given pine.chaff1, captures pine.chaff1 iris.bridge iris.chaff1',
    ],
    'ttadak takes all four, whatever was chosen (GS7; test position 4)': [
      'plays iris.bridge on iris.ribbon iris.chaff2 plum.chaff1 against pine.chaff1 pine.chaff2',
      'turns iris.chaff1, chooses iris.ribbon, coups ttadak',
      'captures pine.chaff1 iris.bridge iris.ribbon iris.chaff1 iris.chaff2',
    ],
    'of two the player chooses before the flip (GS7; test position 5)': [
      'plays iris.bridge on iris.ribbon iris.chaff2, turns plum.chaff1',
      'asked iris.ribbon iris.chaff2, chooses iris.chaff2, captures iris.bridge iris.chaff2',
      'leaves iris.ribbon plum.chaff1',
    ],
    'a sweep takes a chaff card (test position 6)': [
      'plays iris.bridge on iris.ribbon plum.chaff1 against pine.chaff1, turns plum.warbler',
      'coups sweep, captures iris.bridge iris.ribbon plum.chaff1 plum.warbler pine.chaff1',
    ],
    'on an empty field jjok is a sweep, too (test position 9)': [
      'plays iris.bridge against pine.chaff1 pine.chaff2 cherry.chaff1, turns iris.ribbon',
      'coups jjok sweep, given pine.chaff1 pine.chaff2',
    ],
    'a bomb and a sweep take two, and leave two tokens (test position 8)': [
      `at field iris.ribbon plum.warbler, hands iris.bridge iris.chaff1 iris.chaff2 ${HELD} / ${OTHER}`,
      'captured / pine.chaff1 pine.chaff2 cherry.chaff1, pile plum.chaff1 *, moves bomb:iris.bridge',
      '=> coup 0 sweep, stolen 0 1 pine.chaff1+pine.chaff2, took 8 1, tokens 2 0',
    ],
    'a card of the last month of a turn may lie alone, and is nobody’s': [
      'at field iris.ribbon, hands / iris.bridge, turn 1, after 19, captured *, pile iris.chaff1',
      'out iris.chaff2, moves play:iris.bridge => winner null',
    ],
  });
  for (const [title, stacks, gains] of [
    ['an own stack takes two chaff cards (GS13; test position 7)', [0], 'pine.chaff1 pine.chaff2'],
    ['a stack of another takes one (GS14)', [1], 'pine.chaff1'],
    ['a stack of the deal takes one (GS14)', [], 'pine.chaff1'],
  ] as const)
    rowsOf('matgo', { late: { stacks: stacks.map((owner) => ({ month: 5, owner, bonus: [] })) } })({
      [title]: `${STACK} cherry.chaff1, turns plum.chaff1, coups ${stacks[0] === 0 ? 'own-stack' : 'stack'}, given ${gains}`,
    });
});

describe('chaff that is given', () => {
  const own = (theirs: string, more = '') =>
    `at stack 5 0, field iris.bridge iris.ribbon iris.chaff1 pine.ribbon, hands iris.chaff2 ${HELD} / ${OTHER}, pile cherry.chaff1 *, captured / ${theirs}${more}, moves play:iris.chaff2 => stolen 0 1`;
  const BONUS = `at house bonusCards=3, field cherry.chaff1, hands iris.bridge ${HELD} / ${OTHER}, pile iris.chaff1 *, captured /`;
  const THREE = 'pine.chaff1 pine.chaff2 cherry.chaff2';
  matgo({
    'is the plainest there is, a double one at last (GS11, GS12; test position 10)': [
      'plays iris.bridge on cherry.chaff1 against pine.crane willow.lightning plum.chaff2 pine.chaff1',
      'turns iris.chaff1, given pine.chaff1',
      'plays iris.bridge on cherry.chaff1 against chrys.ribbon pine.ribbon, turns iris.chaff1',
      'given',
      'plays iris.bridge on cherry.chaff1 against willow.lightning paulownia.yellow',
      'turns iris.chaff1, given willow.lightning',
    ],
    'is never the cup (GS11; test position 12)':
      'plays iris.bridge on plum.chaff1 against chrys.cup, turns iris.chaff1, given',
    'of two for an own stack is one where it counts double (GS13; test position 11)': [
      `${own('willow.lightning paulownia.yellow')} willow.lightning`,
      `${own('pine.chaff1 willow.lightning')} pine.chaff1+willow.lightning`,
    ],
    'for an own stack is one or two by the rule of the house (ownStack)': [
      `${own(THREE, ', house ownStack=usual')} pine.chaff1+pine.chaff2`,
      `${own(THREE, ', house ownStack=one')} pine.chaff1`,
      `${own(THREE, ', house ownStack=two')} pine.chaff1+pine.chaff2`,
    ],
    'is a bonus card last: those worth two before the one worth three (GS11)': [
      `${BONUS} paulownia.yellow bonus.two2, moves play:iris.bridge => stolen 0 1 paulownia.yellow`,
      `${BONUS} bonus.two2 bonus.three, moves play:iris.bridge => stolen 0 1 bonus.two2`,
    ],
  });
});

describe('bombs, shaking and tokens of Matgo', () => {
  const PINES = `field iris.ribbon plum.warbler, hands pine.crane pine.ribbon pine.chaff1 ${HELD} / ${OTHER}, pile maple.chaff1 *`;
  const ON_PINE = `${PINES}, field pine.chaff2 plum.warbler`;
  const TWO = `field pine.chaff1 pine.chaff2 plum.warbler, hands pine.crane pine.ribbon ${HELD} / ${OTHER}, pile maple.chaff1 *, captured / cherry.chaff1 cherry.chaff2`;
  const BOMB = 'moves bomb:pine.crane';
  matgo({
    'three of a month may be shown as one of them is played (test position 16)': [
      `at ${PINES}, moves shake:pine.ribbon`,
      '=> shaken 0 pine.crane+pine.ribbon+pine.chaff1, shakes 1 0, laid 0 pine.ribbon & 0 maple.chaff1',
    ],
    'with one of the month on the field is a bomb or a plain play, no shake (GS19, GS20)': [
      `at ${ON_PINE} => moves bomb:pine.crane play:maple.deer play:pine.chaff1 play:pine.crane play:pine.ribbon play:susuki.moon`,
    ],
    'a bomb doubles as a shake does (GS18)': `at ${ON_PINE}, ${BOMB} => bombs 1 0, shakes 0 0`,
    'of four one may be shaken with, and the other three are a bomb later': [
      `at field iris.ribbon plum.warbler cherry.curtain, hands pine.* ${HELD} / ${OTHER} willow.swallow`,
      'pile maple.chaff1 maple.chaff2 *, moves shake:pine.crane play:clover.boar bomb:pine.ribbon',
      '=> shakes 1 0, bombs 1 0',
    ],
    'a token is a turn without a card of the hand': [
      `at ${PINES}, tokens 2 0, moves flip`,
      '=> token-used 0 1, held 5 2, laid 0 maple.chaff1',
    ],
    'with an empty hand a token must be used': [
      'at field iris.ribbon, hands / chrys.cup, turn 0, after 18, tokens 1 0, captured / *',
      'pile maple.chaff1 plum.chaff1 => moves flip',
    ],
    'two in the hand for two on the field are a bomb by the rule of the house (GS17; smallBomb)': [
      `at house smallBomb=no, ${TWO} => bars bomb:pine.crane`,
      ...['plain', 'double'].map(
        (rule, double) =>
          `at house smallBomb=${rule}, ${TWO}, ${BOMB} => tokens 1 0, bombs ${double} 0, stolen 0 1 cherry.chaff1, took 5 1`,
      ),
    ],
    'nothing is said of turns without a capture, nor is a hand laid open (GS21, GS22)': [
      `at ${PINES}, field plum.warbler`,
      '=> moves play:maple.deer play:pine.chaff1 play:pine.crane play:pine.ribbon play:susuki.moon shake:pine.chaff1 shake:pine.crane shake:pine.ribbon',
    ],
  });

  test('the other two of three that are shown are known to everybody (test position 16)', () => {
    const { state } = play(
      position('matgo', {
        ...{ field: 'iris.ribbon', hands: [`pine.crane pine.ribbon pine.chaff1 ${HELD}`, 2] },
        pile: 'maple.chaff1 *',
      }),
      'shake:pine.ribbon',
    );
    const known = gameOf('matgo').view(state, 1).record.late?.shown[0] ?? parseCardSet('');
    expect(cardsOf(known).map(formatCard)).toContain('pine.crane');
  });
});

describe('ppeok and ttadak in the first turns', () => {
  const first = (more: string) =>
    `at field iris.ribbon plum.chaff1, hands iris.bridge ${HELD} / ${OTHER}, pile iris.chaff1 *, after 0, ${more}, moves play:iris.bridge =>`;
  const ttadak = (rule: boolean) =>
    `at field iris.ribbon iris.chaff2 plum.chaff1, hands iris.bridge ${HELD} / ${OTHER}, pile iris.chaff1 *, after 0, house firstTtadak=${rule}, moves play:iris.bridge capture:iris.ribbon =>`;
  matgo({
    'are paid at once: 7, then 14, then 21 (GS9; test position 17)': [
      `${first('after 0')} paid 1>0 7 first-ppeok, totals 7 -7`,
      `${first('after 2, ppeoks 1 0')} paid 1>0 14 first-ppeok`,
      `${first('after 2')} paid`,
    ],
    'or are not, by the rule of the house (firstPpeok)': [
      `${first('house firstPpeok=true')} paid 1>0 7 first-ppeok`,
      `${first('house firstPpeok=false')} paid`,
    ],
    'a ttadak is paid, or is not (GS10; firstTtadak)': [
      `${ttadak(true)} paid 1>0 7 first-ttadak`,
      `${ttadak(false)} paid`,
    ],
    'the third of a round wins it, the least score or ten (GS15; threePpeok; test position 18)': (
      [
        ['minimum', 14],
        ['ten', 20],
      ] as const
    ).map(([rule, won]) => {
      const spec = `after 8, ppeoks 2 0, house threePpeok=${rule}, times 2 nagari`;
      return `${first(spec)} winner 0, scores ${won} ${-won}`;
    }),
  });
  rowsOf('matgo', { late: { paid: [{ from: 1, to: 0, points: 7, why: 'first-ppeok' }] } })({
    'and stay, though nobody wins': [
      'at field iris.ribbon, hands / iris.bridge, turn 1, after 19, captured *, pile plum.chaff1',
      'totals 7 -7, moves play:iris.bridge => scores 7 -7',
    ],
  });
});

describe('bonus cards of Matgo', () => {
  const TURNED = `field iris.ribbon pine.crane, hands iris.bridge ${HELD} / ${OTHER}, pile bonus.two1 plum.chaff1 *, captured / pine.chaff1, moves play:iris.bridge`;
  matgo({
    'turned take chaff as they are captured, by the rule of the house (bonusSteals)': [
      `at house bonusCards=2 bonusSteals=false, ${TURNED} => stolen none`,
      `at house bonusCards=2 bonusSteals=true, ${TURNED} => stolen 0 1 pine.chaff1`,
    ],
    'are none, two or three, all in the pile of a first deal (bonusCards)': [0, 2, 3].map(
      (many) => `at house bonusCards=${many}, hands 10 / 10, field pine.crane => pile ${27 + many}`,
    ),
  });
});
