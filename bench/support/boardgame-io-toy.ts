import {
  CreateGameReducer,
  InitializeGame,
  ProcessGameConfig,
  type Reducer,
} from 'boardgame.io/dist/cjs/internal.js';
import type { Draw } from '../../src/engine/core/random.ts';

/** How much of a deck lies where when play begins; the rest is the pile. */
export interface ToySize {
  readonly players: number;
  readonly cards: number;
  readonly hand: number;
  readonly field: number;
  /** Answers that the players give in turn before play begins. */
  readonly answers: number;
}

interface ToyCard {
  readonly id: number;
  readonly month: number;
  readonly value: number;
}

interface Toy {
  hands: ToyCard[][];
  captured: ToyCard[][];
  field: ToyCard[];
  pile: ToyCard[];
  answers: number;
  /** The card whose player must choose what to capture. */
  pending: { card: ToyCard; from: 'hand' | 'pile' } | null;
}

interface MoveArguments {
  readonly G: Toy;
  readonly playerID: string;
  readonly events: { endTurn(): void };
}

const INVALID_MOVE = 'INVALID_MOVE';

function matesOf(G: Toy, card: ToyCard): ToyCard[] {
  return G.field.filter((other) => other.month === card.month);
}

function take(G: Toy, player: number, cards: ToyCard[]): void {
  const ids = cards.map(({ id }) => id);
  G.field = G.field.filter(({ id }) => !ids.includes(id));
  G.captured[player]?.push(...cards);
}

/** Lays a card or captures with it; true when its player must choose first. */
function resolve(G: Toy, player: number, { card, from }: NonNullable<Toy['pending']>): boolean {
  const mates = matesOf(G, card);
  if (mates.length === 2) {
    G.pending = { card, from };
    return true;
  }
  if (mates.length === 0) G.field.push(card);
  else take(G, player, [card, ...mates]);
  return false;
}

function turnPile({ G, playerID, events }: MoveArguments): void {
  const card = G.pile.shift();
  if (card !== undefined && resolve(G, Number(playerID), { card, from: 'pile' })) return;
  events.endTurn();
}

function stay({ G, events }: MoveArguments): typeof INVALID_MOVE | undefined {
  if (G.answers === 0) return INVALID_MOVE;
  G.answers--;
  events.endTurn();
  return undefined;
}

function play(move: MoveArguments, index: number): typeof INVALID_MOVE | undefined {
  const { G, playerID } = move;
  const [card] = G.hands[Number(playerID)]?.splice(index, 1) ?? [];
  if (card === undefined || G.pending !== null || G.answers > 0) return INVALID_MOVE;
  if (!resolve(G, Number(playerID), { card, from: 'hand' })) turnPile(move);
  return undefined;
}

function capture(move: MoveArguments, index: number): typeof INVALID_MOVE | undefined {
  const { G, playerID, events } = move;
  if (G.pending === null) return INVALID_MOVE;
  const { card, from } = G.pending;
  const mate = matesOf(G, card)[index];
  if (mate === undefined) return INVALID_MOVE;
  G.pending = null;
  take(G, Number(playerID), [card, mate]);
  if (from === 'hand') turnPile(move);
  else events.endTurn();
  return undefined;
}

function deal(
  { players, cards, hand, field, answers }: ToySize,
  shuffle: (deck: ToyCard[]) => ToyCard[],
) {
  const values = [20, 5, 1, 1];
  const deck = shuffle(
    Array.from({ length: cards }, (_, id) => ({ id, month: id >> 2, value: values[id & 3] ?? 0 })),
  );
  const hands = Array.from({ length: players }, () => deck.splice(0, hand));
  return {
    hands,
    captured: hands.map(() => []),
    field: deck.splice(0, field),
    pile: deck,
    answers,
    pending: null,
  };
}

function scoresOf({ captured }: Toy): number[] {
  return captured.map((cards) => cards.reduce((sum, { value }) => sum + value, 0));
}

interface Prepared {
  readonly game: object;
  readonly reduce: Reducer<Toy>;
}

const PREPARED = new Map<ToySize, Prepared>();

/** A fishing game as boardgame.io's own examples are written. */
function prepare(size: ToySize): Prepared {
  const known = PREPARED.get(size);
  if (known !== undefined) return known;
  const game = ProcessGameConfig({
    setup: ({ random }: { random: { Shuffle(deck: ToyCard[]): ToyCard[] } }) =>
      deal(size, random.Shuffle),
    moves: { stay, play, capture },
    endIf: ({ G }: { G: Toy }) =>
      G.pending === null && G.hands.every((cards) => cards.length === 0)
        ? { scores: scoresOf(G) }
        : undefined,
  });
  const prepared = { game, reduce: CreateGameReducer<Toy>({ game }) };
  PREPARED.set(size, prepared);
  return prepared;
}

/** The move that is asked for, and from how many it chooses. */
function question(G: Toy, player: number): { readonly type: string; readonly choices: number } {
  if (G.answers > 0) return { type: 'stay', choices: 1 };
  if (G.pending !== null) return { type: 'capture', choices: 2 };
  return { type: 'play', choices: G.hands[player]?.length ?? 0 };
}

/** Plays one round of the toy at random through boardgame.io's reducer, from deal to scores. */
export function playToyRound(size: ToySize, draw: Draw): void {
  const { game, reduce } = prepare(size);
  let state = InitializeGame<Toy>({ game, numPlayers: size.players });
  while (state.ctx.gameover === undefined) {
    const { G, ctx } = state;
    const playerID = ctx.currentPlayer;
    const { type, choices } = question(G, Number(playerID));
    const payload = { type, args: [draw(choices)], playerID };
    const next = reduce(state, { type: 'MAKE_MOVE', payload });
    if (next === state) throw new Error(`refused: ${JSON.stringify(payload)}`);
    state = next;
  }
}
