import type { Match, Where } from '../../model/match.ts';
import { escapeName, shortName } from '../format/names.ts';
import { timeMark } from '../format/time.ts';
import { hostName, seatsAt } from '../lobby/seating.ts';
import { gameWords } from '../rules/game-words.ts';
import type { Words } from '../words/words.ts';

/** A table, in a server by its name, and the message that shows it; undefined while there is none. */
interface PlacedTable {
  readonly match: Match;
  readonly server: string;
  readonly messageId: string | undefined;
}

/** To somebody who wants to hear of open tables, in Discord's markdown. */
export function openedLines(
  { match, server, messageId }: PlacedTable,
  words: Words,
): readonly string[] {
  const { alerts } = words;
  const opening = {
    game: gameWords(words, match.game).name,
    host: hostName(match, words),
    place: `<#${match.where.channelId}>`,
    server: escapeName(shortName(server)),
    seated: match.players.length,
    seats: seatsAt(match),
  };
  const link = `[${alerts.toTable}](${tableLink(match.where, messageId)})`;
  return [alerts.opened(opening), link, `-# ${alerts.why}`];
}

/** To somebody whose turn it is; `dueAt` as in `Moment`. No card is told. */
export function turnLines(
  { match, server, messageId, dueAt }: PlacedTable & { readonly dueAt: number | null },
  words: Words,
): readonly string[] {
  const { alerts, playing } = words;
  const turn = {
    game: gameWords(words, match.game).name,
    place: `<#${match.where.channelId}>`,
    server: escapeName(shortName(server)),
  };
  return [
    alerts.turn(turn),
    ...(dueAt === null ? [] : [playing.timeLeft(timeMark(dueAt, 'R'))]),
    `[${alerts.toTable}](${tableLink(match.where, messageId)})`,
    `-# ${alerts.turnWhy}`,
  ];
}

/** The address of a table's message in Discord, or of its channel. */
function tableLink({ serverId, channelId }: Where, messageId: string | undefined): string {
  const path = [serverId, channelId, ...(messageId === undefined ? [] : [messageId])];
  return `https://discord.com/channels/${path.join('/')}`;
}
