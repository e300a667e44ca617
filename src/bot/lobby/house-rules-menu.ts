import type { OptionTable } from '../../engine/core/game.ts';
import { optionsFor } from '../../engine/core/options.ts';
import { gameOf } from '../../games/index.ts';
import type { Match } from '../../model/match.ts';
import { seatsAt } from '../../model/seats.ts';
import { choiceName, optionName, optionSentence } from '../../text/rules/game-words.ts';
import type { Words } from '../../text/words/words.ts';
import { buttonRows, type Payload, payloadOf, type Row, selectRow, text } from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';

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

export function pageOf(match: Match, option: string): number {
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
    return [text(heading), selectRow(customId, entries)];
  });
  const turns = last === 0 ? [] : pageButtons({ match, page: shown }, last, words);
  const components = [text(words.notices.rulesHint), ...parts, ...turns];
  return payloadOf(components);
}

function pageButtons({ match, page }: HouseRulesQuery, last: number, words: Words): readonly Row[] {
  const button = (label: string, to: number) => ({
    id: formatCustomId({ verb: 'page', match: match.id, argument: String(to) }),
    label,
    disabled: to < 0 || to > last,
  });
  return buttonRows([button(words.buttons.back, page - 1), button(words.buttons.on, page + 1)]);
}
