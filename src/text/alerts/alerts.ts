import type { Match } from '../../model/match.ts';
import { knownChannel } from '../../model/thread.ts';
import { escapeName, shortName, timeMark } from '../format/names.ts';
import { hostName, tableSeats } from '../lobby/seating.ts';
import { gameWords } from '../rules/game-words.ts';
import type { Words } from '../words/words.ts';

/** A table, in a server by its name, and the message that shows it; undefined while there is none. */
export interface AnnouncedTable {
  readonly match: Match;
  readonly server: string;
  readonly messageId: string | undefined;
}

export function openedLines(table: AnnouncedTable, words: Words): readonly string[] {
  const { alerts } = words;
  const { match } = table;
  const host = hostName(match, words);
  const seats = { seated: match.players.length, seats: tableSeats(match) };
  const opened = alerts.opened({ ...whereOf(table, words), host, ...seats });
  return [opened, linkTo(table, words), `-# ${alerts.why}`];
}

/** To somebody whose turn it is; `dueAt` as in `Moment`. No card is told. */
export function turnLines(
  { dueAt, ...table }: AnnouncedTable & { readonly dueAt: number | null },
  words: Words,
): readonly string[] {
  const { alerts, playing } = words;
  return [
    alerts.turn(whereOf(table, words)),
    ...(dueAt === null ? [] : [playing.timeLeft(timeMark(dueAt, 'R'))]),
    linkTo(table, words),
    `-# ${alerts.turnWhy}`,
  ];
}

function whereOf({ match, server }: AnnouncedTable, words: Words) {
  return {
    game: gameWords(words, match.game).name,
    channel: `<#${knownChannel(match.where)}>`,
    server: escapeName(shortName(server)),
  };
}

/** To a table's message in Discord, or to its channel. */
function linkTo({ match, messageId }: AnnouncedTable, { alerts }: Words): string {
  const { serverId, channelId } = match.where;
  const path = [serverId, channelId, ...(messageId === undefined ? [] : [messageId])];
  return `[${alerts.toTable}](https://discord.com/channels/${path.join('/')})`;
}
