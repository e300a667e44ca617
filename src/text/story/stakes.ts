import type { SeatView, View } from '../../engine/view/view.ts';
import { bareNoun } from '../format/cards.ts';
import { inRow } from '../format/lists.ts';
import { yakuWorth } from '../format/money.ts';
import { yakuName } from '../rules/game-words.ts';
import { yakuRow } from '../settlement/settlement.ts';
import { type Context, markdownVoice, type Voice } from './context.ts';

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

function nearRow(near: SeatView['near'], { words, game, info }: Voice): string {
  const row = near.map(({ id, value, missing }) =>
    words.aside(
      yakuName(game, id),
      inRow([yakuWorth(value, info, words), bareNoun(words, missing)], words),
    ),
  );
  return inRow(row, words);
}
