import {
  cardsOf,
  hasWholeMonth,
  intersection,
  isSubsetOf,
  monthSet,
  monthsWith,
  parseCardSet,
  setOf,
  sizeOfBoth,
  union,
  withCard,
  without,
} from '../../engine/core/card-set.ts';
import { type CardId, card, MONTHS } from '../../engine/core/cards.ts';
import type { OptionsOf, OptionTable, Seat } from '../../engine/core/game.ts';
import { shuffle } from '../../engine/core/random.ts';
import { PLAIN_AUCTION } from '../../engine/mechanics/before-play/auction.ts';
import { SHOIFUDA } from '../../engine/mechanics/burden.ts';
import { billsFor, freshStakes, PLATE, stageOf } from '../../engine/mechanics/payments/stakes.ts';
import * as SETS from '../../engine/mechanics/scoring/named-sets.ts';
import { valuesBy } from '../../engine/mechanics/scoring/values.ts';
import { handAt, monthOfRound } from '../../engine/round/by-seat.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import type { RedealWhy, YakuMade } from '../../engine/round/event.ts';
import { captureByMonth } from '../../engine/round/field.ts';
import type { Ruleset, Transition } from '../../engine/round/ruleset.ts';
import type { Capture, Slot, State } from '../../engine/round/state.ts';
import { countYaku, voidYaku } from '../../engine/round/yaku.ts';
import {
  NO_TABLE,
  type Yaku,
  type YakuCount,
  type YakuTable,
  yakuTable,
} from '../../engine/round/yaku-table.ts';
import { asDealt, asPlayed, CHASE, DROPOUT, PAR, settleStones } from './settle.ts';

const OPTIONS = {
  length: { default: 'ruin', choices: ['ruin', 3, 6, 12], opensWith: 'ruin' },
  forceThree: { default: false, choices: [false, true] },
  fourBrightsNullify: { default: true, choices: [true, false] },
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

const GEESE = card('susuki.geese');

/** Brights 30 but the rain man an animal of 10; boar, geese and deer 20. */
const VALUES = valuesBy(
  { hikari: 30, tane: 10, tan: 5, kasu: 0 },
  { 'clover.boar': 20, 'susuki.geese': 20, 'maple.deer': 20, 'willow.rainman': 10 },
);

/** Only the best of a player's yaku counts, stacked ones included. */
const GROUP = 'dekiyaku';

const ALWAYS = [
  { id: 'shihon-otori', value: 8, cards: withCard(SETS.BRIGHT4, GEESE) },
  { id: 'shihon', value: 6, cards: SETS.BRIGHT4 },
  { id: 'otori-goroju', value: 6, cards: withCard(SETS.MATSUKIRIBOZU, GEESE) },
  { id: 'goroju', value: 4, cards: SETS.MATSUKIRIBOZU },
  { id: 'otori', value: 2, cards: parseCardSet('pine.crane susuki.geese paulownia.phoenix') },
  { id: 'sugawara', value: 2, cards: SETS.SPRING },
  { id: 'akiyaku', value: 2, cards: parseCardSet('clover.boar susuki.geese maple.deer') },
  { id: 'mimu', value: 2, cards: SETS.BLUE },
  { id: 'ko-sugawara', value: 1, cards: SETS.POETRY },
  { id: 'kusabana', value: 1, cards: parseCardSet('iris.bridge peony.butterflies chrys.cup') },
  { id: 'kotori', value: 1, cards: parseCardSet('plum.warbler wisteria.cuckoo willow.swallow') },
  { id: 'hanami', value: 1, cards: SETS.HANAMI },
  { id: 'tsukimi', value: 1, cards: SETS.TSUKIMI },
  { id: 'jitsugetsu', value: 1, cards: parseCardSet('pine.crane susuki.moon') },
] as const satisfies readonly Omit<Yaku, 'group'>[];

type YakuId = (typeof ALWAYS)[number]['id'] | 'dori-shima' | 'shima';

/** The months whose four cards are a yaku in any round. */
const SHIMA_MONTHS = [1, 2, 3, 8, 11, 12];

function yakuOfMonth(month: number): YakuTable<YakuId> {
  const shima = SHIMA_MONTHS.filter((other) => other !== month).map((other) => ({
    id: 'shima' as const,
    value: 1,
    cards: monthSet(other),
  }));
  const doriShima = { id: 'dori-shima' as const, value: 3, cards: monthSet(month) };
  return yakuTable([...ALWAYS, doriShima, ...shima].map((yaku) => ({ ...yaku, group: GROUP })));
}

const YAKU = MONTHS.map(yakuOfMonth);

function yakuOf(month: number): YakuTable<YakuId> {
  return YAKU[month - 1] ?? NO_TABLE;
}

/**
 * The seat with crane, moon and phoenix, which leaves the others nothing but the cards of the month
 * (S22, S23); -1 when there is none. Four brights contain the three, and nullify too unless a
 * house rule says otherwise.
 */
function elderOf({ captured }: State, fourNullify: boolean): number {
  return captured.findIndex(
    (set) => isSubsetOf(SETS.MATSUKIRIBOZU, set) && (fourNullify || !isSubsetOf(SETS.BRIGHT4, set)),
  );
}

const isDoriShima = ({ id }: YakuMade) => id === 'dori-shima';

function countAll(state: State, fourNullify: boolean): readonly YakuCount[] {
  const table = yakuOf(monthOfRound(state.round));
  const counts = state.captured.map((set) => countYaku(table, set, 'at-end'));
  const elder = elderOf(state, fourNullify);
  if (elder === -1) return counts;
  return counts.map((count, seat) =>
    seat === elder ? count : voidYaku(nullable(count), (yaku) => !isDoriShima(yaku)),
  );
}

/** Of the yaku just made those that nobody nullifies. */
function announced(fourNullify: boolean): Ruleset['announces'] {
  return (state, seat, made) => {
    const elder = elderOf(state, fourNullify);
    return elder === -1 || elder === seat ? made : made.filter(isDoriShima);
  };
}

/** Every yaku of a player as if none had beaten another: what is left after nullification counts. */
function nullable({ counts, void: beaten }: YakuCount): YakuCount {
  return { counts: [...counts, ...beaten], void: [] };
}

/** S15: of two scoring cards the lower must be taken; a chaff beside one leaves the choice free. */
function captures(field: readonly Slot[], played: CardId): readonly Capture[] {
  const choices = captureByMonth(field, played);
  if (choices.length < 2) return choices;
  const worth = ([taken]: Capture) => VALUES[taken ?? 0] ?? 0;
  if (choices.some((choice) => worth(choice) === 0)) return choices;
  const lowest = Math.min(...choices.map(worth));
  return choices.filter((choice) => worth(choice) === lowest);
}

/** S3: three of the round's month on the field spoil the deal, as four of any month do. */
function misdeal(field: readonly CardId[], month: number): RedealWhy | null {
  const cards = setOf(field);
  if (hasWholeMonth(cards)) return 'four-of-a-month-on-field';
  return sizeOfBoth(cards, monthSet(month)) === 3 ? 'three-of-the-month-on-field' : null;
}

/**
 * S4: four cards of one month in a hand are shown to all and go back; the stock is shuffled and
 * four new ones are drawn, again until the hand has no four of a month. In seat order from the oya.
 */
function replaceFours(transition: Transition): void {
  for (const seat of transition.state.order) {
    for (let time = 1; replaceFour(transition, seat, time); time++);
  }
}

function replaceFour({ state, events }: Transition, seat: Seat, time: number): boolean {
  const hand = handAt(state, seat);
  if (!hasWholeMonth(hand)) return false;
  const [month = 0] = monthsWith(hand, 4);
  const four = intersection(hand, monthSet(month));
  const label = `deal ${state.deals} four ${seat} ${time}`;
  const stock = shuffle([...state.pile, ...cardsOf(four)], state.setup.seed, label);
  const fresh = setOf(stock.slice(0, 4));
  state.hands[seat] = union(without(hand, four), fresh);
  state.pile = stock.slice(4);
  events.push({ type: 'four-shown', seat, cards: four });
  return true;
}

function rules(options: HouseRules, seats: number, edition: number): GameRules<YakuId> {
  const fourNullify = options.fourBrightsNullify;
  const precedence = edition > 1 ? asPlayed : asDealt;
  return {
    cards: { values: VALUES, par: PAR },
    totals: {
      unit: 'stones',
      yakuUnit: 'hai',
      scoreUnit: 'bills',
      startTotal: PLATE,
      startStakes: freshStakes(seats),
      finalScore: billsFor,
      stage: stageOf,
    },
    dealing: {
      deal: { hand: 7, field: 6 },
      misdeal,
      afterDeal: [replaceFours], // S4
    },
    entry: {
      auction: {
        ...PLAIN_AUCTION,
        active: 3,
        dropout: () => DROPOUT,
        mayOwe: false,
        chase: CHASE,
        isForced: options.forceThree,
      },
    },
    turn: { hand: SHOIFUDA },
    capture: { captures },
    yaku: {
      yaku: yakuOf,
      countYaku: (state) => countAll(state, fourNullify),
      announces: announced(fourNullify),
    },
    end: { settle: (transition, ended) => settleStones(precedence, transition, ended) },
    match: { rounds: options.length === 'ruin' ? null : options.length },
  };
}

/** Suhara-bana: three of four or five play each round, for stones, until a player is ruined. */
export const RULES = {
  id: 'suhara-bana',
  seats: [4, 5],
  options: OPTIONS,
  edition: 3, // S13, S28, S31, L14
  equalsSince: 3,
  rules,
} as const satisfies GameDeclaration;
