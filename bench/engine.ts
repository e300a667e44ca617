/**
 * Random rounds a second of each game, beside boardgame.io's reducer on a toy of the same size: as
 * many players, cards and decisions, played with arrays as its users write them. The toy does less (no
 * wild card, no yaku, no payments). One run takes a sample of each in turn, so that all see the
 * same machine; trust the ratios, not the rounds. Time is the clock's: the processor's would count
 * how the collector's threads wait for each other, the longer the less else the machine has to do.
 *
 *     node bench/engine.ts [samples]
 */
import { defaultOptions } from '../src/engine/core/options.ts';
import { drawsOf, seedOf } from '../src/engine/core/random.ts';
import type { Move, State } from '../src/engine/round/state.ts';
import { findGame } from '../src/games/index.ts';
import { lengthRule } from '../test/support/length.ts';
import { playToyRound, type ToySize } from './support/boardgame-io-toy.ts';
import { percentile } from './support/percentile.ts';

const SAMPLES = Number(process.argv[2] ?? 40);
const SAMPLE_MS = 50;
/** Rounds between two looks at the clock. */
const ROUNDS_A_LOOK = 5;
const WARM_UP = 4;
/** How many times boardgame.io's rounds, with two players and with more. */
const GOALS = { two: 150, more: 100, each: 60 };

/** Answers that let a round be played to its end. */
const CALM: ReadonlySet<Move['type']> = new Set(['stay', 'pass', 'koi-koi', 'go']);

interface Subject {
  readonly name: string;
  /** Plays one round to its end. */
  readonly round: () => void;
}

interface Pair {
  readonly ours: Subject;
  readonly theirs: Subject;
}

/** Plays a game round after round, a new match after each, every card at random; nobody drops out. */
function gameRounds(id: string, seats: number, options: State['setup']['options']): Subject {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no such game: ${id}`);
  const draw = drawsOf(seedOf(1), id);
  let matches = 0;
  const begin = () => game.start({ game: id, seats, options, seed: seedOf(matches++) }).state;
  // A card is drawn as the toy draws it; only an answer is looked for.
  const choose = (moves: readonly Move[]): Move => {
    const [first] = moves;
    const isAnswer = first?.type !== 'play' && first?.type !== 'capture';
    const move = isAnswer ? moves.find(({ type }) => CALM.has(type)) : undefined;
    const chosen = move ?? moves[draw(moves.length)];
    if (chosen === undefined) throw new Error('no move');
    return chosen;
  };
  let state = begin();
  return {
    name: `${id}, ${seats} seats`,
    round: () => {
      for (const { round } = state; state.round === round && state.phase.type !== 'over'; ) {
        const { seat } = state.phase;
        state = game.apply(state, seat, choose(game.legalMoves(state, seat))).state;
      }
      if (state.phase.type === 'over') state = begin();
    },
  };
}

function toyRounds(size: ToySize): Subject {
  const draw = drawsOf(seedOf(1), 'toy');
  const { players, cards } = size;
  return {
    name: `boardgame.io, ${players} players, ${cards} cards`,
    round: () => playToyRound(size, draw),
  };
}

/** A game with default house rules, twelve rounds long, beside a toy of its size. */
function pairOf(id: string, seats: number, toy: ToySize): Pair {
  const options = findGame(id)?.options ?? {};
  const length = lengthRule(id);
  const isOfTwelve = length?.choices.includes(12) === true;
  const chosen = { ...defaultOptions(options), ...(isOfTwelve && { [length.option]: 12 }) };
  return { ours: gameRounds(id, seats, chosen), theirs: toyRounds(toy) };
}

const TWO = { players: 2, cards: 48, hand: 8, field: 8, answers: 0 };
const THREE = { players: 3, cards: 48, hand: 7, field: 6, answers: 0 };
const FOUR = { players: 4, cards: 48, hand: 5, field: 8, answers: 0 };

const PAIRS: readonly Pair[] = [
  pairOf('botan-cho', 2, { ...TWO, cards: 41, hand: 9, field: 5 }),
  pairOf('mushi', 2, { ...TWO, cards: 40 }),
  pairOf('koi-koi', 2, TWO),
  // Three of four play, after three who stay and one who passes; the fourth hand is in the pile.
  pairOf('suhara-bana', 4, { ...THREE, answers: 4 }),
  pairOf('ume-botan', 3, THREE),
  pairOf('ume-botan', 4, FOUR),
  pairOf('ino-shika-cho', 3, THREE),
  pairOf('mayumi', 3, THREE),
  pairOf('hana-awase', 3, THREE),
  pairOf('roppyakken', 3, THREE),
  pairOf('hachi-ju-hana', 3, THREE),
  pairOf('hachi-hachi', 3, THREE),
  pairOf('sakura', 3, THREE),
  pairOf('sudaoshi', 3, THREE),
  pairOf('kyurei-hana', 3, THREE),
  pairOf('ichi-ni-san', 3, THREE),
  pairOf('min-hwatu', 3, THREE),
  pairOf('hiraya', 3, THREE),
  pairOf('matgo', 2, { ...TWO, hand: 10 }),
  pairOf('go-stop', 3, THREE),
];

/** Rounds a second in one sample. */
function sample({ round }: Subject): number {
  const start = performance.now();
  let rounds = 0;
  let spent = 0;
  for (; spent < SAMPLE_MS; spent = performance.now() - start) {
    for (let more = 0; more < ROUNDS_A_LOOK; more++) round();
    rounds += ROUNDS_A_LOOK;
  }
  return (rounds * 1000) / spent;
}

const median = (values: readonly number[]) => percentile(values, 0.5);

const results = PAIRS.map((pair) => ({ pair, ours: [] as number[], theirs: [] as number[] }));
for (let turn = -WARM_UP; turn < SAMPLES; turn++) {
  for (const { pair, ours, theirs } of results) {
    const speeds = [sample(pair.ours), sample(pair.theirs)] as const;
    if (turn < 0) continue;
    ours.push(speeds[0]);
    theirs.push(speeds[1]);
  }
}

const row = (name: string, speed: number, ratio: string) =>
  console.log(`${name.padEnd(36)}${speed.toFixed(0).padStart(9)}${ratio.padStart(9)}`);

console.log(`${'medians of interleaved samples'.padEnd(36)} rounds/s    ratio`);
for (const { pair, ours, theirs } of results) {
  const ratio = median(ours.map((speed, index) => speed / (theirs[index] ?? Number.NaN)));
  row(pair.ours.name, median(ours), ratio.toFixed(1));
  row(pair.theirs.name, median(theirs), '1.0');
}
console.log(
  `aim: ${GOALS.two} times boardgame.io with two players, ${GOALS.more} times with more,`,
);
console.log(`and no game below ${GOALS.each} times`);
