import { say } from '../bot/bot.ts';
import { welcomePayload } from '../bot/first-steps/first-steps-components.ts';
import {
  type Choice,
  type CompletionRequest,
  choicesLike,
  command,
  fold,
  MAX_CHOICE,
  type ReadOption,
} from '../bot/interaction/command.ts';
import { invitable } from '../bot/lobby/invitation-components.ts';
import { openTable } from '../bot/lobby/lobby-components.ts';
import { optionsFor, parseOptions } from '../engine/core/options.ts';
import { findGame, GAMES } from '../games/index.ts';
import { commandOf } from '../games/words.ts';
import type { Match } from '../model/match.ts';
import { mentionOf } from '../text/format/names.ts';
import { LANGUAGES } from '../text/language.ts';
import {
  gameWords,
  RULE_SEPARATOR,
  type Rule,
  typedChoice,
  typedOption,
} from '../text/rules/game-words.ts';
import { gamesLike, gameTyped, numberOption, textOption } from './options.ts';

const MOST_SEATS = Math.max(...GAMES.flatMap(({ seats }) => seats));

export const start = command({
  options: {
    game: textOption({ autocomplete: true, max_length: MAX_CHOICE }),
    players: numberOption({ min_value: 2, max_value: MOST_SEATS }),
    invite: textOption({ max_length: 300 }),
    rules: textOption({ autocomplete: true, max_length: 200 }),
  },
  expected: 'public',
  async run(bot, request) {
    const typed = request.option('game');
    const players = request.option('players');
    const seats = players === undefined ? null : Number(players);
    const { person: host, words, interactionId } = request.context;
    if (typed === undefined) {
      const people = peopleFor(request, request.here);
      return void (await request.answer.reply(welcomePayload({ people, seats }, words)));
    }
    const game = gameTyped(typed);
    const options = readRules(request.option('rules') ?? '', game);
    const mentions = mentioned(request.option);
    if (mentions.length === 0 && request.option('invite') !== undefined) {
      return await say(request, words.invitations.unmentioned);
    }
    const { people: invited, others } = await invitable(bot, request, mentions);
    if (others.length > 0) {
      return await say(request, words.invitations.cannot(mentionOf(others)));
    }
    await openTable(bot, request, (tables, place) =>
      tables.lobby.open({ ...place, host, game, seats, options, invited, interactionId }),
    );
  },
  async complete(bot, request) {
    if (request.focused.name !== 'game') return completeRules(request);
    const last = await bot.tables.stored.newestMatch(request.context.where.channelId);
    const people = peopleFor(request, last);
    return gamesLike(request.focused.value, request.context.words, people);
  },
});

/** For how many the games are listed: as many as were typed, or as played here last. */
function peopleFor(
  { option }: Pick<CompletionRequest<'players'>, 'option'>,
  last: Match | undefined,
): number {
  const typed = option('players');
  if (typed !== undefined) return Number(typed);
  return last?.players.filter(({ type }) => type === 'person').length ?? 1;
}

/** Whom what was typed mentions, each once. */
function mentioned(option: ReadOption<'invite'>): readonly string[] {
  const found = (option('invite') ?? '').matchAll(/<@!?(\d{17,20})>/g);
  return [...new Set([...found].flatMap(([, id]) => id ?? []))].slice(0, MOST_SEATS);
}

/**
 * House rules as typed, `rounds=3, wildTakesStack=false`, by the names that the game has for them.
 * What cannot be understood stays as it is, so that the refusal can name it.
 */
function readRules(typed: string, game: string): Readonly<Record<string, string>> {
  const entries = typed
    .split(RULE_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return Object.fromEntries(entries.map((entry) => readRule(entry, game)));
}

function readRule(entry: string, game: string): readonly [option: string, value: string] {
  const [name = '', ...rest] = entry.split(/[=:＝：]/);
  const option = optionCalled(name, game);
  const value = rest.join('=').trim();
  const { choices = [] } = findGame(game)?.options[option] ?? {};
  const known = choices.find((choice) =>
    namesOf(game, { option, value: choice }).some((one) => spelled(one) === spelled(value)),
  );
  return [option, known === undefined ? value : String(known)];
}

/** Koi-Koi counted in 点 once. */
function spelled(text: string): string {
  return fold(text).replaceAll('点', '文');
}

/** All that may be typed for a choice: what it is in the rules, and its name in each language. */
function namesOf(game: string, rule: Rule): readonly string[] {
  const value = String(rule.value);
  const names = LANGUAGES.map((one) => gameWords(one, game).options[rule.option]?.choices[value]);
  return [value, ...names.filter((name) => name !== undefined)];
}

/** The option's id, whatever of its names was typed, in any case. */
function optionCalled(name: string, game: string): string {
  const known = Object.keys(findGame(game)?.options ?? {});
  const called = known.find((option) => {
    const names = LANGUAGES.flatMap((one) => {
      const words = gameWords(one, game).options[option];
      return words === undefined ? [] : [words.name, commandOf(words)];
    });
    return [option, ...names].some((one) => spelled(one) === spelled(name));
  });
  return called ?? name.trim();
}

/** For the rule that is being typed: what it may be, after the rules that stand there already. */
function completeRules({
  focused,
  option,
  context,
}: CompletionRequest<'game' | 'players'>): readonly Choice[] {
  const game = option('game');
  const found = game === undefined ? undefined : findGame(gameTyped(game));
  if (found === undefined || focused.name !== 'rules') return [];
  const parts = focused.value.split(RULE_SEPARATOR);
  const typed = (parts.pop() ?? '').trim();
  const before = parts.map((part) => part.trim()).filter((part) => part !== '');
  const prefix = before.map((rule) => `${rule}, `).join('');
  const seats = Number(option('players') ?? found.usualSeats);
  const rules = readRules(prefix, found.id);
  const taken = new Set(Object.keys(rules));
  const { options } = parseOptions(found.options, rules);
  const choices = Object.entries(optionsFor(found.options, seats, options)).flatMap(
    ([id, { choices: values }]) => {
      const called = typedOption(context.words, found.id, id);
      if (taken.has(id)) return [];
      return values.map((value) => ({
        name: `${called}=${typedChoice(context.words, found.id, { option: id, value })}`,
        value: `${id}=${value}`,
      }));
    },
  );
  const fitting = choices.filter(({ value }) => prefix.length + value.length <= MAX_CHOICE);
  return choicesLike(fitting, typed).map(({ name, value }) => ({
    name: endOf(prefix + name),
    value: prefix + value,
  }));
}

/** As much of what a choice is called as Discord takes: the rule that is chosen comes last. */
function endOf(name: string): string {
  if (name.length <= MAX_CHOICE) return name;
  return `…${name.slice(1 - MAX_CHOICE).replace(/^[\udc00-\udfff]/, '')}`;
}
