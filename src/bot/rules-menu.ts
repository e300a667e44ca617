import type { Match } from '../table/match.ts';
import { choiceName, optionName, optionSentence } from '../text/game-words.ts';
import type { Words } from '../text/words.ts';
import { formatCustomId } from './custom-id.ts';
import { gameOf } from './match-view.ts';
import { type Payload, selectRow, text } from './payload.ts';

/** The host's menu of house rules: a select for each, at what is in force. */
export function rulesMenu(match: Match, words: Words): Payload {
  const { game, id, options } = match;
  const parts = Object.entries(gameOf(match).options).flatMap(([option, { choices }]) => {
    const customId = formatCustomId({ verb: 'rule', match: id, version: 0, argument: option });
    const entries = choices.map((value) => ({
      label: choiceName(words, game, { option, value }),
      value: String(value),
      default: options[option] === value,
    }));
    const heading = `**${optionName(words, game, option)}** · ${optionSentence(words, game, option)}`;
    return [text(heading), selectRow(customId, entries)];
  });
  const components = [text(words.notices.rulesHint), ...parts];
  return { components, pictures: [], mentions: [] };
}
