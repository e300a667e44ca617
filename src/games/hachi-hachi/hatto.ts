import { has, isEmpty, onlyMissing } from '../../engine/core/card-set.ts';
import { monthOf } from '../../engine/core/cards.ts';
import { callsOf } from '../../engine/mechanics/koi-koi-call.ts';
import { capturedAt, handAt } from '../../engine/round/by-seat.ts';
import { turnOf } from '../../engine/round/play.ts';
import type { Interlude } from '../../engine/round/ruleset.ts';
import type { Risk } from '../../engine/round/state/koi-koi-state.ts';
import type { State } from '../../engine/round/state.ts';
import type { YakuTable } from '../../engine/round/yaku-table.ts';
import type { DekiyakuId } from './dekiyaku.ts';

/** The yaku that a player can be liable for by feeding a card (HH28). */
const LIABLE: ReadonlySet<string> = new Set<DekiyakuId>([
  'shiko',
  'akatan',
  'aotan',
  'inoshikacho',
]);

/** With the rain man the four brights are five, and whoever fed the card of the four is liable for them. */
function isOf(risk: string, made: string): boolean {
  return made === risk || (risk === 'shiko' && made === 'goko');
}

/** What has been laid since the last turn of every seat. */
function recent({
  turns,
  order,
  calls,
}: Pick<State, 'turns' | 'order' | 'calls'>): readonly Risk[] {
  return calls?.risks?.filter(({ turn }) => turns - turn < order.length) ?? [];
}

/** Notes who lays a card of the month that another lacks, and whether it is taken for that. */
export function notingRisks(
  table: YakuTable<DekiyakuId>,
): Pick<Interlude, 'noteLaid' | 'noteYaku'> {
  const rows = table.yaku.filter(({ id }) => LIABLE.has(id));
  return {
    noteLaid: (state, { seat: by, card, from }) => {
      if (from !== 'hand' || isEmpty(handAt(state, by))) return;
      const risks = state.order.flatMap((seat) =>
        rows.flatMap(({ id: yaku, cards }): readonly Risk[] => {
          const missing = seat === by ? undefined : onlyMissing(cards, capturedAt(state, seat));
          if (missing === undefined || monthOf(missing) !== monthOf(card)) return [];
          return [{ by, card, for: seat, yaku, turn: state.turns, isTaken: false }];
        }),
      );
      if (risks.length > 0)
        state.calls = { ...callsOf(state), risks: [...recent(state), ...risks] };
    },
    noteYaku: (state, made, gained) => {
      const seat = turnOf(state);
      const risks = recent(state).map((risk): Risk => {
        const isMade = made.some(({ id }) => isOf(risk.yaku, id));
        return risk.for === seat && isMade && has(gained, risk.card)
          ? { ...risk, isTaken: true }
          : risk;
      });
      state.calls = { ...callsOf(state), isRaised: true, risks };
    },
  };
}

/** Who fed a yaku its last card in the turn before it was made; null when nobody did. */
export function fedBy(state: State, yaku: string): Risk['by'] | null {
  const risk = recent(state).find(({ isTaken, yaku: one }) => isTaken && isOf(one, yaku));
  return risk?.by ?? null;
}
