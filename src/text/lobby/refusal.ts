import type { OptionProblem } from '../../engine/core/options.ts';
import { isGameId } from '../../games/index.ts';
import type { Refusal } from '../../model/outcome.ts';
import { inRow, typedText } from '../format/names.ts';
import {
  choiceName,
  gameNames,
  gameWords,
  optionName,
  seatCounts,
  typedChoice,
  typedOption,
} from '../rules/game-words.ts';
import { People, type RefusalInfo } from '../words/facts.ts';
import type { Words } from '../words/words.ts';
import { hostName } from './seating.ts';

/** Of many channels some are enough to find one. */
const MAX_CHANNELS = 10;

type Detail<One> = One extends Refusal ? keyof One : never;
/** What the reasons tell; absent if a reason does not. */
type Details = {
  readonly [Key in Detail<Refusal>]?: Extract<Refusal, Readonly<Record<Key, unknown>>>[Key];
};

export function refusalSentence(refusal: Refusal, words: Words): string {
  return words.refusals[refusal.reason](partsOf(refusal, words));
}

function partsOf(refusal: Refusal, words: Words): RefusalInfo {
  const details: Details = refusal;
  const { match, channels = [], cap = 0, problems = [] } = details;
  const id = match?.game ?? details.game;
  return {
    game: id === undefined ? '' : nameOf(id, words),
    games: inRow(gameNames(words), words),
    host: match ? hostName(match, words) : People.of(words.none),
    seats: id === undefined ? '' : seatCounts(words, id),
    seated: match?.players.length ?? 0,
    status: match?.status ?? 'open',
    channels: inRow(
      channels.slice(0, MAX_CHANNELS).map((id) => `<#${id}>`),
      words,
    ),
    cap,
    problems: problems.map((one) => optionProblemSentence(one, id ?? '', words)).join(' '),
  };
}

function nameOf(game: string, words: Words): string {
  return isGameId(game) ? gameWords(words, game).name : typedText(game);
}

export function optionProblemSentence(problem: OptionProblem, game: string, words: Words): string {
  if (problem.type === 'unknown-option') {
    const known = problem.known.map((option) => typedOption(words, game, option));
    return words.problems.unknownOption(typedText(problem.option), inRow(known, words));
  }
  if (problem.type === 'other-seats') {
    const counts = words.lobby.seats(problem.seats);
    return words.problems.otherSeats(optionName(words, game, problem.option), counts);
  }
  if (problem.type === 'other-rule') {
    const { option, values } = problem.only;
    const shown = values.map((value) => choiceName(words, game, { option, value }));
    const [rule, of] = [problem.option, option].map((one) => optionName(words, game, one));
    return words.problems.otherRule(rule ?? '', of ?? '', inRow(shown, words));
  }
  const { option, value } = problem;
  const choices = problem.choices.map((choice) =>
    typedChoice(words, game, { option, value: choice }),
  );
  const rule = optionName(words, game, option);
  return words.problems.unknownValue(
    rule,
    value === '' ? '' : typedText(value),
    inRow(choices, words),
  );
}
