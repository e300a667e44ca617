import { type BuiltGame, buildGame } from '../engine/match/build-game.ts';
import { BOTAN_CHO } from './botan-cho/index.ts';
import type { CpuWeights } from './cpu-weights.ts';
import { GO_STOP } from './go-stop/index.ts';
import { HACHI_HACHI } from './hachi-hachi/index.ts';
import { HACHI_JU_HANA } from './hachi-ju-hana/index.ts';
import { HANA_AWASE } from './hana-awase/index.ts';
import { HIRAYA } from './hiraya/index.ts';
import { ICHI_NI_SAN } from './ichi-ni-san/index.ts';
import { INO_SHIKA_CHO } from './ino-shika-cho/index.ts';
import { KOI_KOI } from './koi-koi/index.ts';
import { KYUREI_HANA } from './kyurei-hana/index.ts';
import type { GameKind, Lesson } from './lesson.ts';
import { MATGO } from './matgo/index.ts';
import { MAYUMI } from './mayumi/index.ts';
import { MIN_HWATU } from './min-hwatu/index.ts';
import { MUSHI } from './mushi/index.ts';
import { romajiOf } from './romaji.ts';
import { ROPPYAKKEN } from './roppyakken/index.ts';
import { SAKURA } from './sakura/index.ts';
import { SUDAOSHI } from './sudaoshi/index.ts';
import { SUHARA_BANA } from './suhara-bana/index.ts';
import { UME_BOTAN } from './ume-botan/index.ts';
import { type GameWords, wholeWords, withShared, type YakuNames } from './words.ts';
import type { Language } from './yaku-words.ts';

/**
 * The registry: every game there is, in the order in which people are offered them: what most know first,
 * then what belongs to a region, from west to east, then what one family made.
 */
export const MODULES = [
  KOI_KOI,
  MATGO,
  GO_STOP,
  HANA_AWASE,
  INO_SHIKA_CHO,
  HACHI_HACHI,
  ROPPYAKKEN,
  HACHI_JU_HANA,
  SAKURA,
  MIN_HWATU,
  MUSHI,
  SUHARA_BANA,
  BOTAN_CHO,
  HIRAYA,
  ICHI_NI_SAN,
  SUDAOSHI,
  KYUREI_HANA,
  UME_BOTAN,
  MAYUMI,
] as const;

type Module = (typeof MODULES)[number];

export type GameId = Module['rules']['id'];

/** Every game here deals hanafuda to the same kind of table. */
export type HanafudaGame = BuiltGame<GameId>;

export type PerGame<T> = Readonly<Record<GameId, T>>;

export const GAMES: readonly HanafudaGame[] = MODULES.map(({ rules }) => buildGame(rules));

/** The games in the order in which so many people are offered them: a single one can fill any table with computers. */
export function gamesFor(people: number): readonly HanafudaGame[] {
  if (people < 2) return GAMES;
  const fits = ({ seats }: HanafudaGame) => seats.includes(people);
  return [...GAMES.filter(fits), ...GAMES.filter((game) => !fits(game))];
}

/** The game that is dealt to people who want to begin at once, and do not know what there is. */
export const FIRST_GAME: GameId = 'koi-koi';

/** What a match is played by: a game, and house rules as typed. */
export interface Plan {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string>>;
}

/** The deal that is there every day, beside that of the weekday: anyone who has learned one game has one to play. */
export const DAILY_MATCH: Plan = { game: 'koi-koi', options: { length: '1' } };

/**
 * The deal of the weekday, from Monday: the shortest match of each game, with its usual seats. Where there are two they
 * take turns by the week: Min-Hwatu and Botan-chō are the nearest to each other, and so share a day.
 */
export const WEEKDAY_MATCHES: readonly (readonly Plan[])[] = [
  [{ game: 'matgo', options: { rounds: '3' } }],
  [{ game: 'hana-awase', options: { rounds: '3' } }],
  [{ game: 'ino-shika-cho', options: { rounds: '3' } }],
  [
    { game: 'botan-cho', options: { rounds: '3' } },
    { game: 'min-hwatu', options: { rounds: '3' } },
  ],
  [{ game: 'go-stop', options: { rounds: '3' } }],
  [{ game: 'hachi-ju-hana', options: { rounds: '3' } }],
  [{ game: 'mayumi', options: { games: '3' } }],
];

export function perGame<T>(make: (id: GameId) => T): PerGame<T> {
  return perModule(({ rules }) => make(rules.id));
}

function perModule<T>(make: (module: Module) => T): PerGame<T> {
  const entries = MODULES.map((module) => [module.rules.id, make(module)]);
  return Object.fromEntries(entries) as PerGame<T>;
}

export function gameWordsIn(language: Language): PerGame<GameWords> {
  return perModule(({ rules, words }) => wholeWords(language, words[language], rules.options));
}

export function yakuInRomaji(): PerGame<YakuNames> {
  return perModule((module) =>
    romajiOf(withShared('en', module.words.en), 'romaji' in module ? module.romaji : {}),
  );
}

const CPU_WEIGHTS: PerGame<CpuWeights> = perModule((module) => ('cpu' in module ? module.cpu : {}));

/** What computers weigh in a game and not in others. */
export function cpuWeights(id: string): CpuWeights {
  return isGameId(id) ? CPU_WEIGHTS[id] : {};
}

/** By which lesson a game is learned. Throws `RangeError` if there is no game of this id. */
export function kindOf(id: string): GameKind {
  const { call, scoresCards } = gameOf(id).info;
  if (call === 'go') return 'late';
  return scoresCards ? 'points' : 'yaku';
}

/** The game by whose deal games of a kind are learned, and that deal. */
export function lessonOf(kind: GameKind): { readonly game: HanafudaGame; readonly lesson: Lesson } {
  for (const module of MODULES) {
    const { id } = module.rules;
    if ('lesson' in module && kindOf(id) === kind)
      return { game: gameOf(id), lesson: module.lesson };
  }
  throw new RangeError(`no lesson for games of ${kind}`);
}

export function findGame(id: string): HanafudaGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game of this id. Throws `RangeError` if there is none. */
export function gameOf(id: string): HanafudaGame {
  const game = findGame(id);
  if (game === undefined) throw new RangeError(`no such game: ${id}`);
  return game;
}

export function isGameId(id: string): id is GameId {
  return findGame(id) !== undefined;
}
