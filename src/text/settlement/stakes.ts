import type { SeatView, View } from '../../engine/view/view.ts';
import { bareNoun } from '../format/cards.ts';
import { yakuWorth } from '../format/money.ts';
import { inRow } from '../format/names.ts';
import { yakuName } from '../rules/game-words.ts';
import { type Context, markdownVoice, type Voice } from '../story/context.ts';
import { yakuRow } from './settlement.ts';

/**
 * What is at stake when the viewer is to call koi-koi or shōbu, in markdown: the yaku of the seats, and
 * those that lack one card. Nothing at any other time.
 */
export function stakeLines({ phase, viewer, seats }: View, context: Context): readonly string[] {
  if (phase.type !== 'call' || phase.seat !== viewer) return [];
  const voice = markdownVoice(context);
  const { stakes } = voice.words.turns;
  const own = seats.filter(({ seat }) => seat === viewer);
  const others = seats.filter(({ seat, active }) => seat !== viewer && active);
  return [
    ...own.flatMap(({ yaku }) => (yaku.length === 0 ? [] : [stakes.made(yakuRow(yaku, voice))])),
    ...own.flatMap(({ near }) => (near.length === 0 ? [] : [stakes.near(nearRow(near, voice))])),
    ...others.flatMap(({ seat, yaku, near }) => {
      const who = voice.name(seat);
      return [
        ...(yaku.length === 0 ? [] : [stakes.theirs(who, yakuRow(yaku, voice))]),
        ...(near.length === 0 ? [] : [stakes.theirsNear(who, nearRow(near, voice))]),
      ];
    }),
  ];
}

/**
 * Yaku that lack one card, each once: with its worth, and with the card or with how many would do. The same yaku for
 * the same worth may lack one card or another.
 */
function nearRow(near: SeatView['near'], { words, game, info }: Voice): string {
  const alike = Map.groupBy(near, ({ id, value }) => `${id} ${value}`);
  const row = [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const missing =
      others.length === 0
        ? bareNoun(words, first.missing)
        : words.turns.stakes.oneOf(others.length + 1);
    return words.aside(
      yakuName(game, first.id),
      inRow([yakuWorth(first.value, info, words), missing], words),
    );
  });
  return inRow(row, words);
}
