import type { OptionTable, OptionValue } from '../../engine/core/game.ts';
import { optionsFor } from '../../engine/core/options.ts';
import { gameOf } from '../../games/index.ts';
import type { Match } from '../../model/match.ts';
import { seatsAt } from '../../model/seats.ts';
import { choiceName, optionName, optionSentence } from '../../text/rules/game-words.ts';
import type { Words } from '../../text/words/words.ts';
import { type Part, type Payload, pageButtons, payloadOf, selectRow } from '../api/payload.ts';
import { type Bot, sayRefusal } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { hostedLobby, pressOf } from '../table-component.ts';

export const HOUSE_RULES_COMPONENTS = {
  rules: { expected: 'private', work: 'words', run: showRules },
  rule: { expected: 'update', run: setRule },
  page: { expected: 'update', work: 'words', run: turnPage },
} as const satisfies ComponentHandlers;

async function showRules(_: Bot, request: ComponentRequest): Promise<void> {
  const match = await hostedLobby(request);
  if (match) await request.answer.reply(rulesMenu({ match, page: 0 }, request.context.words));
}

async function turnPage(_: Bot, request: ComponentRequest): Promise<void> {
  const { answer, context, customId } = request;
  const page = /^\d{1,2}$/.test(customId.argument) ? Number(customId.argument) : 0;
  const match = await hostedLobby(request);
  if (match) await answer.update(rulesMenu({ match, page }, context.words));
}

async function setRule(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer } = request;
  const { at, person, argument: option, value } = pressOf(request);
  const outcome = await bot.tables.lobby.setOption({ at, person, option, value });
  if (!outcome.ok) return await sayRefusal(request, outcome);
  const { match } = outcome;
  await answer.update(rulesMenu({ match, page: pageOf(match, option) }, context.words));
}

/** Three components each; with the hint and the buttons a page stays below Discord's 40. */
const OPTIONS_ON_A_PAGE = 8;

export interface HouseRulesQuery {
  readonly match: Match;
  /** From 0; beyond the last page the last is shown. */
  readonly page: number;
}

/** The house rules that are rules at all with as many players as the table has seats. */
function optionsAt(match: Match): OptionTable {
  const game = gameOf(match.game);
  return optionsFor(game.options, seatsAt(game, match), match.options);
}

function pageOf(match: Match, option: string): number {
  const at = Object.keys(optionsAt(match)).indexOf(option);
  return Math.max(0, Math.floor(at / OPTIONS_ON_A_PAGE));
}

export function rulesMenu({ match, page }: HouseRulesQuery, words: Words): Payload {
  const all = Object.entries(optionsAt(match));
  const last = Math.max(0, Math.ceil(all.length / OPTIONS_ON_A_PAGE) - 1);
  const shown = Math.min(page, last);
  const from = shown * OPTIONS_ON_A_PAGE;
  const parts = all
    .slice(from, from + OPTIONS_ON_A_PAGE)
    .flatMap(([option, { choices }]) =>
      optionMenu(match, { verb: 'rule', option, choices }, words),
    );
  const turns = pageButtons({ page: shown, last }, words, (to) =>
    formatCustomId({ verb: 'page', match: match.id, argument: String(to) }),
  );
  return payloadOf([words.notices.rulesHint, ...parts, turns]);
}

interface OptionMenu {
  readonly verb: 'rule' | 'length';
  readonly option: string;
  readonly choices: readonly OptionValue[];
}

/** What a house rule of a lobby is, above a menu of what it can be. */
export function optionMenu(
  { game, id, options }: Match,
  { verb, option, choices }: OptionMenu,
  words: Words,
): readonly Part[] {
  const heading = `**${optionName(words, game, option)}** · ${optionSentence(words, game, option)}`;
  const entries = choices.map((value) => ({
    label: choiceName(words, game, { option, value }),
    value: String(value),
    default: options[option] === value,
  }));
  return [heading, selectRow(formatCustomId({ verb, match: id, argument: option }), entries)];
}
