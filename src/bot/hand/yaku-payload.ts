import { NO_CARDS, union } from '../../engine/core/card-set.ts';
import type { View } from '../../engine/view/view.ts';
import type { Match } from '../../model/match.ts';
import { contextOf } from '../../text/story/context.ts';
import { framedPayload, type Payload } from '../api/payload.ts';
import { yakuCharts } from '../rules/yaku-charts.ts';
import type { Rendering } from '../table-message/match-body.ts';

export function yakuPayload(match: Match, view: View, { painter, words }: Rendering): Payload {
  const capturedBy = (isOwn: boolean) =>
    view.seats
      .filter(({ seat }) => (seat === view.viewer) === isOwn)
      .reduce((all, { captured }) => union(all, captured), NO_CARDS);
  const { game, options, players } = match;
  const { month } = view;
  const marked = { owned: capturedBy(true), gone: capturedBy(false) };
  const query = { game, options, seats: players.length, month, ...marked };
  const name = `yaku-${match.id}-${match.version}`;
  const pictures = yakuCharts(query, contextOf(match, words), { painter, name });
  return framedPayload(pictures, 'lobby');
}
