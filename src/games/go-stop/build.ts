import { ALL_CARDS, cardsOf, union } from '../../engine/core/card-set.ts';
import { beginCalls, koiKoiCall } from '../../engine/mechanics/koi-koi-call.ts';
import { beginLateCapture, lateCapture } from '../../engine/mechanics/late-capture/late-capture.ts';
import { type BombConfig, bombs } from '../../engine/mechanics/late-capture/late-capture-moves.ts';
import { valuesBy } from '../../engine/mechanics/scoring/values.ts';
import { capturedAt } from '../../engine/round/by-seat.ts';
import type { GameRules } from '../../engine/round/declaration.ts';
import type { AuctionConfig } from '../../engine/round/ruleset.ts';
import { yakuValue } from '../../engine/round/yaku.ts';
import { checkField, chongtong, multiplyByNagari, takeBonus } from './before-play.ts';
import { type HouseRules, inForce, type Variant } from './options.ts';
import { bonusOf, GIVEN, LARGE_CHAFF, type ScoreId, scoring } from './scores.ts';
import { chongtongScore, type PaymentConfig, progressOf, settle, winOf } from './settle.ts';

/** Nothing of this scores; it ranks the cards in the draw for the first oya (GS1), and for computers. */
const VALUES = [
  ...valuesBy(
    { hikari: 4, tane: 3, tan: 2, kasu: 1 },
    { 'willow.lightning': 2, 'paulownia.yellow': 2 },
  ),
  ...[2, 2, 3],
];

/** The third ppeok of a round ends it (GS15). */
const ENDING_PPEOKS = 3;

function turns(options: HouseRules, variant: Variant): BombConfig {
  const own = { usual: variant.ownStack, one: 1, two: 2 } as const;
  return {
    steals: {
      jjok: [1],
      ttadak: [1],
      bomb: [1],
      stack: [1],
      sweep: [1],
      'own-stack': [own[options.ownStack]],
    },
    given: GIVEN,
    doubles: LARGE_CHAFF,
    firstPpeok: options.firstPpeok ? variant.firstPpeok : [],
    firstTtadak: options.firstTtadak ? variant.firstTtadak : 0,
    endingPpeoks: ENDING_PPEOKS,
    bonusSteals: options.bonusSteals,
    smallBomb: options.smallBomb,
  };
}

/** The rules of Go-Stop, for two or for three. */
export function build(
  chosen: HouseRules,
  variant: Variant,
  auction: AuctionConfig | null,
): GameRules<ScoreId> {
  const options = inForce(chosen, variant);
  const scored = scoring(options);
  const config: PaymentConfig = { options, variant, scoring: scored };
  const turn = turns(options, variant);
  const minimum = options.minimum === 'usual' ? variant.minimum : options.minimum;
  return {
    cards: {
      deck: cardsOf(union(ALL_CARDS, bonusOf(options))),
      values: VALUES,
      scoresCards: false,
    },
    seating: { drawFirst: options.firstOya, drawTie: variant.drawTie }, // GS1
    dealing: {
      deal: { hand: variant.hand, field: variant.field },
      misdeal: () => null, // GS3: `checkField`, when the field lies open
      afterDeal: [multiplyByNagari],
    },
    entry: {
      auction,
      beforePlay: [beginCalls, beginLateCapture, takeBonus, checkField],
      prelude: chongtong(options),
    },
    turn: {
      turn: lateCapture(turn),
      inTurn: bombs(turn),
      afterTurn: koiKoiCall({
        call: 'go',
        minimum,
        worthOf: yakuValue,
        countOf: (state, seat) => scored.best(capturedAt(state, seat)),
        isBySum: true,
        isForgetful: true,
      }),
    },
    yaku: {
      yaku: () => scored.table,
      // What the sake cup is counted as decides, and with that the other cards (GS8).
      announces: (_state, _seat, made) => made,
      countYaku: ({ captured }) => captured.map(scored.best),
    },
    end: {
      settle: (transition, ended) => settle(config, transition, ended),
      shobuScore: (state) => {
        const { phase } = state;
        if (phase.type === 'offer') return chongtongScore(config, state);
        return phase.type === 'call' ? winOf(config, state, phase.seat).sum : null;
      },
      progress: progressOf(config, minimum),
    },
    match: { rounds: options.rounds },
  };
}
