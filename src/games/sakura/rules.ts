import {
  type CardSet,
  has,
  isSubsetOf,
  monthSet,
  parseCardSet,
  setOf,
  sizeOfBoth,
} from '../../engine/core/card-set.ts';
import { MONTHS, monthOf } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import { takeFours } from '../../engine/mechanics/before-play/take-fours.ts';
import { DEFAULTS, dealFor } from '../../engine/mechanics/defaults.ts';
import { guardedByHiki, HIKI, waitsWhenReturned } from '../../engine/mechanics/onifuda/hiki.ts';
import { anyOneCard, LIGHTNING } from '../../engine/mechanics/onifuda/lightning.ts';
import { BLUE, GRASS, POETRY, SPRING, TEPPO } from '../../engine/mechanics/scoring/named-sets.ts';
import { valuesBy } from '../../engine/mechanics/scoring/values.ts';
import { capturedByTeam } from '../../engine/round/by-seat.ts';
import type { GameDeclaration, GameRules, Units } from '../../engine/round/declaration.ts';
import { captureByMonth } from '../../engine/round/field.ts';
import type { Onifuda, Ruleset, Transition } from '../../engine/round/ruleset.ts';
import type { Capture, State } from '../../engine/round/state.ts';
import { countYaku } from '../../engine/round/yaku.ts';
import { type Yaku, yakuTable } from '../../engine/round/yaku-table.ts';
import { type HouseRules, OPTIONS } from './options.ts';
import { settle } from './settle.ts';

type YakuId = 'i' | 'ro' | 'ha' | 'ni' | 'he' | 'ho' | 'to' | 'chiri';

const VALUE = 50;

const YAKU: readonly Yaku<YakuId>[] = [
  { id: 'i', value: VALUE, cards: TEPPO },
  { id: 'ro', value: VALUE, cards: SPRING },
  { id: 'ha', value: VALUE, cards: POETRY },
  { id: 'ni', value: VALUE, cards: BLUE },
  { id: 'he', value: VALUE, cards: GRASS },
  { id: 'ho', value: VALUE, cards: parseCardSet('peony.butterflies chrys.cup maple.deer') },
  { id: 'to', value: VALUE, cards: parseCardSet('wisteria.cuckoo iris.bridge clover.boar') },
  { id: 'chiri', value: VALUE, cards: parseCardSet('clover.boar susuki.geese maple.deer') },
];

/** 240 in all: the rain man is worth as little as an animal, and they less than ribbons. */
const VALUES = valuesBy(
  { hikari: 20, tane: 5, tan: 10, kasu: 0 },
  { 'willow.rainman': 5, 'paulownia.yellow': 10 },
);

/** SK8: any one card, or all three willows of a stack. */
function anyOneOrWillows(state: State): readonly Capture[] {
  const [willows] = captureByMonth(state.field, LIGHTNING);
  const ones = anyOneCard(state);
  return willows?.length === 3 ? [...ones, willows] : ones;
}

function lightning({ blockedGaji }: HouseRules): Onifuda {
  return {
    card: LIGHTNING,
    isBlindAtDeal: false,
    isTameOnField: true,
    takes: anyOneOrWillows,
    alone: () => null,
    onField: (_state, _card, byMonth) => byMonth, // SK9
    guard: guardedByHiki(LIGHTNING, blockedGaji), // SK10
  };
}

/** SK9's option: dealt to the field it is thrown out, unless all four willows are the oya's. */
function removeLightning({ state, events }: Transition): void {
  const field = setOf(state.field);
  if (!has(field, LIGHTNING) || isSubsetOf(monthSet(monthOf(LIGHTNING)), field)) return;
  state.field = state.field.filter((card) => card !== LIGHTNING);
  state.removed = setOf([LIGHTNING]);
  events.push({ type: 'removed', card: LIGHTNING });
}

/** SK12: the rest of the month of which the lightning took a card goes to who took it. */
function leftovers({ leftovers: who }: HouseRules, teams: Ruleset['teams']): Ruleset['leftovers'] {
  return (state, left) => {
    const user = state.onifuda?.user ?? null;
    if (who === 'none' || user === null || left.includes(LIGHTNING)) return [];
    const month = monthTaken(capturedByTeam({ teams }, state, user));
    if (month === null) return [];
    const cards = who === 'all' ? left : left.filter((card) => monthOf(card) === month);
    return cards.length === 0 ? [] : [{ seat: user, cards: setOf(cards) }];
  };
}

/** The month of which a pile has an odd number: one went with the lightning, all others in pairs. */
function monthTaken(pile: CardSet): number | null {
  const odd = MONTHS.find(
    (month) => month !== monthOf(LIGHTNING) && sizeOfBoth(pile, monthSet(month)) % 2 === 1,
  );
  return odd ?? null;
}

/** SK17: by seat, the first of its team: two who sit opposite, or every second seat. */
function teamsOf({ teams }: HouseRules, seats: number): readonly Seat[] | null {
  if (teams === 'none' || (seats !== 4 && seats !== 6)) return null;
  const many = teams === 'pairs' ? seats / 2 : 2;
  return Array.from({ length: seats }, (_, seat) => seat % many);
}

function unitsOf({ count }: Pick<HouseRules, 'count'>): Units {
  return { unit: count, scoreUnit: count };
}

function rules(options: HouseRules, seats: number): GameRules<YakuId> {
  const yaku = yakuTable(YAKU);
  const teams = teamsOf(options, seats);
  const takesFours = options.fieldFour === 'oya-takes'; // SK1
  const isClockwise = options.direction === 'clockwise'; // SK21
  return {
    cards: { values: VALUES },
    totals: unitsOf(options),
    seating: { isClockwise, teams, drawFirst: isClockwise ? 'latest' : 'earliest' },
    dealing: {
      deal: dealFor(seats), // SK2
      misdeal: takesFours ? () => null : DEFAULTS.misdeal,
      afterDeal: options.dealtGaji === 'removed' ? [removeLightning] : [],
    },
    entry: { beforePlay: takesFours ? [takeFours] : [] },
    turn: {
      inTurn: HIKI, // SK4
      hand: options.blockedGaji === 'returns' ? waitsWhenReturned(LIGHTNING) : null,
    },
    capture: { onifuda: lightning(options), leftovers: leftovers(options, teams) },
    yaku: {
      yaku: () => yaku,
      countYaku: (state, when) =>
        state.captured.map((_, seat) =>
          countYaku(yaku, capturedByTeam({ teams }, state, seat), when),
        ),
    },
    end: {
      playOutPile: seats > 2 || options.pileOut, // SK2
      settle: (transition) => settle(options, transition),
    },
    match: { rounds: options.rounds },
  };
}

/** Sakura, the fishing game of Hawaii, for two to seven, alone or in teams. */
export const RULES = {
  id: 'sakura',
  seats: [2, 3, 4, 5, 6, 7],
  usualSeats: 4,
  options: OPTIONS,
  units: unitsOf,
  edition: 2, // L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
