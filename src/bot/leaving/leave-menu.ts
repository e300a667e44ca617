import { type Match, seatOf } from '../../model/match.ts';
import { isPrivate } from '../../model/private.ts';
import { knownChannel } from '../../model/thread.ts';
import { tableLabel } from '../../text/lobby/seating.ts';
import type { Words } from '../../text/words/words.ts';
import { type Payload, payloadOf, selectRow, text } from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';

const MAX_ENTRIES = 25;

export function leftSentence(match: Match, { person, where, words }: InteractionContext): string {
  const { notices, seating } = words;
  const channelId = knownChannel(match.where);
  const isAway = match.status === 'playing' && seatOf(match, person.id) !== undefined;
  if (match.status === 'stopped' && match.state !== null) return seating.youLeftAlone;
  if (channelId === where.channelId) return isAway ? notices.youAreAway : notices.youLeft;
  const channel = `<#${channelId}>`;
  return isAway ? seating.youAreAwayAt(channel) : seating.youLeftAt(channel);
}

export function leaveMenu(tables: readonly Match[], words: Words): Payload {
  const { seating } = words;
  const id = formatCustomId({ verb: 'quit' });
  const entries = tables.slice(0, MAX_ENTRIES).map((match) => ({
    label: tableLabel(match, words),
    value: String(match.id),
  }));
  const links = tables
    .flatMap((match) => (isPrivate(match) ? [] : [`<#${knownChannel(match.where)}>`]))
    .join(' ');
  const components = [
    text(`${seating.whichTable}\n${links}`),
    selectRow(id, entries, seating.whichTableChoice),
  ];
  return payloadOf(components);
}
