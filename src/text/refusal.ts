import type { OptionProblem } from '../engine/core/options.ts';
import type { MatchFacts, RefusalFacts } from './facts.ts';
import { choiceName, gameNames, gameWords, optionName, seatCounts } from './game-words.ts';
import { inRow } from './lists.ts';
import { escapeName, shortName } from './names.ts';
import type { RefusalParts, Words } from './words.ts';

const MAX_TYPED = 40;
/** Of many channels some are enough to find one. */
const MAX_CHANNELS = 10;

/**
 * Why something was not done and what to do instead, in markdown. `game` is what was asked for when
 * the refusal carries no match.
 */
export function refusalSentence(refusal: RefusalFacts, words: Words, game?: string): string {
  return words.refusals[refusal.reason](partsOf(refusal, words, game));
}

function partsOf(refusal: RefusalFacts, words: Words, asked?: string): RefusalParts {
  const { match, needed = 0, channels = [], cap = 0, problems = [] } = refusal;
  const id = match?.game ?? asked;
  return {
    game: id === undefined ? typed(refusal.game ?? '') : nameOf(id, words),
    games: inRow(gameNames(words), words),
    host: match ? hostOf(match, words) : words.none,
    seats: id === undefined ? '' : seatCounts(words, id),
    needed,
    seated: match?.players.length ?? 0,
    status: match?.status ?? 'open',
    channels: inRow(
      channels.slice(0, MAX_CHANNELS).map((id) => `<#${id}>`),
      words,
    ),
    cap,
    problems: problems.map((one) => optionProblemSentence(one, id ?? null, words)).join(' '),
  };
}

function nameOf(game: string, words: Words): string {
  return Object.hasOwn(words.games, game) ? gameWords(words, game).name : typed(game);
}

/** What somebody typed, harmless and not too long. */
function typed(text: string): string {
  return escapeName(shortName(text, MAX_TYPED));
}

function hostOf({ players, hostId }: MatchFacts, words: Words): string {
  for (const player of players) {
    if (player.type === 'person' && player.person.id === hostId) {
      return `**${escapeName(shortName(player.person.name))}**`;
    }
  }
  return words.none;
}

/**
 * What is wrong with a house rule, and what may be typed instead. `game` null: which game is not
 * known, so its rules are called by their ids.
 */
export function optionProblemSentence(
  problem: OptionProblem,
  game: string | null,
  words: Words,
): string {
  const nameOfRule = (option: string) => (game === null ? option : optionName(words, game, option));
  if (problem.type === 'unknown-option') {
    const known = problem.known.map((option) => toType(option, nameOfRule(option), words));
    return words.problems.unknownOption(typed(problem.option), inRow(known, words));
  }
  const { option, value } = problem;
  const choices = problem.choices.map((choice) => {
    const name = game === null ? '' : choiceName(words, game, { option, value: choice });
    return toType(String(choice), name, words);
  });
  const rule = typed(nameOfRule(option));
  return words.problems.unknownValue(rule, typed(value), inRow(choices, words));
}

/** What may be typed, with its name beside it unless that says the same: `ruin (until …)`, `3`. */
function toType(id: string, name: string, words: Words): string {
  const saysTheSame = name === '' || name.toLowerCase().startsWith(id.toLowerCase());
  return saysTheSame ? id : words.aside(id, name);
}
