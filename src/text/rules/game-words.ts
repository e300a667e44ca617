import type { Options, OptionValue } from '../../engine/core/game.ts';
import { optionsFor } from '../../engine/core/options.ts';
import type { GameInfo } from '../../engine/match/game-info.ts';
import { findGame, GAMES, gameOf } from '../../games/index.ts';
import { commandOf, type GameWords, type OptionWords } from '../../games/words.ts';
import { type Words, withSome } from '../words/words.ts';

/** The words of a game. Throws `RangeError` if there is no game of this id. */
export function gameWords(words: Words, game: string): GameWords {
  return words.games[gameOf(game).id];
}

const inKorean = new WeakMap<Words, Words>();

/** The words as they are said in a game. Throws `RangeError` if there is no game of this id. */
export function wordsFor(words: Words, game: string): Words {
  if (words.korean === undefined || gameOf(game).info.face !== 'korean') return words;
  const known = inKorean.get(words);
  if (known !== undefined) return known;
  const { korean, ...general } = words;
  const made = withSome<Words>(general, korean);
  inKorean.set(words, made);
  return made;
}

/** What must be known of a game's rules, by these house rules or the usual ones. Throws `RangeError` if there is no game of this id. */
export function gameInfo(game: string, options?: Options): GameInfo {
  const { info, units: unitsBy } = gameOf(game);
  const units = options === undefined ? null : unitsBy(options);
  return units === null ? info : { ...info, ...units };
}

/** The same for results that are kept: there a game won counts as its target, in the game's usual unit. */
export function keptInfo(game: string, options: Options): GameInfo {
  const info = gameInfo(game, options);
  return info.scoreUnit === 'victories' ? gameInfo(game) : info;
}

export function gameNames(words: Words): readonly string[] {
  return GAMES.map(({ id }) => gameWords(words, id).name);
}

/** How many may play: `2`, `4 or 5`, in Japanese `4～5`. */
export function seatCounts(words: Words, game: string): string {
  return words.lobby.seats(findGame(game)?.seats ?? []);
}

/** A yaku's name. Throws on an id that the game does not have. */
export function yakuName(game: GameWords, id: string): string {
  const found = game.yaku[id];
  if (found === undefined) throw new RangeError(`no words for the yaku ${id} of ${game.name}`);
  return found;
}

function optionWords(words: Words, game: string, option: string): OptionWords | undefined {
  const { options } = gameWords(words, game);
  return Object.hasOwn(options, option) ? options[option] : undefined;
}

/** What a house rule is called; its id as it is when the game does not have it. */
export function optionName(words: Words, game: string, option: string): string {
  return optionWords(words, game, option)?.name ?? option;
}

/** What a house rule is about, at most 100 characters; empty when the game does not have it. */
export function optionSentence(words: Words, game: string, option: string): string {
  return optionWords(words, game, option)?.sentence ?? '';
}

export interface Rule {
  readonly option: string;
  readonly value: OptionValue;
}

export function choiceName(words: Words, game: string, rule: Rule): string {
  const value = String(rule.value);
  return optionWords(words, game, rule.option)?.choices[value] ?? value;
}

/** `Length (6 rounds)`. */
export function ruleText(words: Words, game: string, rule: Rule): string {
  return words.aside(optionName(words, game, rule.option), choiceName(words, game, rule));
}

/** Stands between two rules that are typed. */
export const RULE_SEPARATOR = /[,;、]/;

/** How a house rule is typed in the reader's language, if the game has it. */
export function typedOption(words: Words, game: string, option: string): string {
  const found = optionWords(words, game, option);
  return found === undefined ? option : commandOf(found);
}

/**
 * How a choice is typed: as the reader would say it, but `3` rather than `3 rounds`. A name that would
 * be read as two rules cannot be typed.
 */
export function typedChoice(words: Words, game: string, rule: Rule): string {
  const value = String(rule.value);
  const name = choiceName(words, game, rule);
  return RULE_SEPARATOR.test(name) || name.startsWith(value) ? value : name;
}

/** A match, as far as its house rules go. */
export interface RulesOfMatch {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
}

/** The house rules of a match that apply to this many players. */
export function rulesInForce({ game, options, seats }: RulesOfMatch): readonly Rule[] {
  const table = findGame(game)?.options ?? {};
  const offered = optionsFor(table, seats, options);
  return Object.entries(options).flatMap(([option, value]) =>
    Object.hasOwn(table, option) && !Object.hasOwn(offered, option) ? [] : [{ option, value }],
  );
}

export function optionLines(words: Words, match: RulesOfMatch): readonly string[] {
  return rulesInForce(match).map((rule) => ruleText(words, match.game, rule));
}
