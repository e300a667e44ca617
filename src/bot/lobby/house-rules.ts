import type { OptionTable } from '../../engine/core/game.ts';
import { optionsFor } from '../../engine/core/options.ts';
import { gameOf } from '../../games/index.ts';
import type { Match } from '../../model/match.ts';
import { seatsAt } from '../../model/seats.ts';
import { choiceName, optionName, optionSentence } from '../../text/rules/game-words.ts';
import type { Words } from '../../text/words/words.ts';
import { type Payload, pageButtons, payloadOf, selectRow } from '../api/payload.ts';
import { type Bot, sayRefusal } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { hostedLobby, matchIn } from '../table-component.ts';

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
  const { context, answer, customId, values } = request;
  const [value = ''] = values;
  const { person } = context;
  const option = customId.argument;
  const outcome = await bot.tables.lobby.setOption({ at: matchIn(request), person, option, value });
  if (!outcome.ok) return await sayRefusal(request, outcome);
  const page = pageOf(outcome.match, option);
  await answer.update(rulesMenu({ match: outcome.match, page }, context.words));
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
  const { game, id, options } = match;
  const all = Object.entries(optionsAt(match));
  const last = Math.max(0, Math.ceil(all.length / OPTIONS_ON_A_PAGE) - 1);
  const shown = Math.min(page, last);
  const from = shown * OPTIONS_ON_A_PAGE;
  const parts = all.slice(from, from + OPTIONS_ON_A_PAGE).flatMap(([option, { choices }]) => {
    const customId = formatCustomId({ verb: 'rule', match: id, argument: option });
    const entries = choices.map((value) => ({
      label: choiceName(words, game, { option, value }),
      value: String(value),
      default: options[option] === value,
    }));
    const heading = `**${optionName(words, game, option)}** · ${optionSentence(words, game, option)}`;
    return [heading, selectRow(customId, entries)];
  });
  const turns = pageButtons({ page: shown, last }, words, (to) =>
    formatCustomId({ verb: 'page', match: id, argument: String(to) }),
  );
  return payloadOf([words.notices.rulesHint, ...parts, turns]);
}
