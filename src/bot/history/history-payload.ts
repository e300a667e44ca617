import type { Match, Person } from '../../model/match.ts';
import type { PastMatch } from '../../table/history/history-store.ts';
import type { Tables } from '../../table/tables.ts';
import { scoreText } from '../../text/format/money.ts';
import {
  boldPerson,
  escapeName,
  peopleInRow,
  playerName,
  timeMark,
} from '../../text/format/names.ts';
import { gameWords, keptInfo } from '../../text/rules/game-words.ts';
import type { PastMatchParts } from '../../text/words/facts.ts';
import type { Words } from '../../text/words/words.ts';
import { framedPayload, type Payload, pageButtons, selectRow } from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { homeOf, type InteractionContext } from '../interaction/interaction-context.ts';

/** Whose matches in which server, and which page of them. */
export interface HistoryPage {
  readonly serverId: string;
  readonly person: Person;
  /** Null: of every game. */
  readonly game: string | null;
  /** From 0. */
  readonly page: number;
}

const ROWS = 10;

/** A person's finished matches, with a menu to open one: those that the reader may see. */
export async function historyPayload(
  tables: Pick<Tables, 'history' | 'stored'>,
  query: HistoryPage,
  reader: Pick<InteractionContext, 'where' | 'person' | 'canSee' | 'words'>,
): Promise<Payload> {
  const { serverId, person, game, page } = query;
  const { words } = reader;
  const { review } = words;
  const asked = { serverId, personId: person.id, game, limit: ROWS, offset: page * ROWS };
  const { matches, total } = await tables.stored.history(asked);
  const who = boldPerson(person.name);
  if (matches.length === 0) return framedPayload([review.empty(who)], 'review');
  const listed = await Promise.all(
    matches.map(async (past) => {
      const match = await tables.stored.match(past.matchId);
      if (match === undefined || (await homeOf(match, reader)) === undefined) return [];
      const code = await tables.history.codeOf(match);
      return [rowOf({ past, match, code, personId: person.id }, words)];
    }),
  );
  const rows = listed.flat();
  const options = rows.map(({ option }) => option);
  const hidden = matches.length - rows.length;
  const pages = Math.ceil(total / ROWS);
  const lines = [`### ${review.title(who)}`, ...rows.map(({ line }) => line)];
  const parts = [
    [...lines, ...(hidden === 0 ? [] : [review.hidden(hidden)])],
    ...(rows.length === 0 ? [] : [selectRow(historyId(query, 'o', page), options, review.choose)]),
    pages === 1 ? '' : words.notices.page(page + 1, pages),
    pageButtons({ page, last: pages - 1 }, words, (to) => historyId(query, 'n', to)),
  ];
  return framedPayload(parts, 'review');
}

interface Listed {
  readonly past: PastMatch;
  readonly match: Match;
  readonly code: string | null;
  readonly personId: string;
}

function rowOf({ past, match, code, personId }: Listed, words: Words) {
  const { review } = words;
  const { name } = gameWords(words, match.game);
  const others = match.players.filter(
    (player) => player.type === 'computer' || player.person.id !== personId,
  );
  const names = others.map((player) => playerName(player, words));
  const parts: PastMatchParts = {
    game: name,
    place: past.place,
    players: match.players.length,
    score: scoreText(past.score, keptInfo(match.game, match.options), words),
    when: timeMark(past.finishedAt, 'd'),
    others: peopleInRow(names, words, escapeName),
    code,
  };
  // A menu shows names as they are.
  const label = review.entry({ ...parts, others: peopleInRow(names, words, String) });
  const option = { label, value: String(match.id) };
  return { line: `- ${review.line(parts)}`, option };
}

/** `n2/123456789012345678/koi-koi`: what for, the page, whose, and of which game. */
function historyId({ person, game }: HistoryPage, mark: 'o' | 'n', page: number): string {
  const argument = `${mark}${page}/${person.id}/${game ?? ''}`;
  return formatCustomId({ verb: 'history', argument });
}

export function parseHistoryPage(
  argument: string,
): { readonly personId: string; readonly game: string | null; readonly page: number } | undefined {
  const [, page, personId, game] = /^[obn](\d{1,6})\/(\d{17,20})\/([a-z-]*)$/.exec(argument) ?? [];
  if (personId === undefined) return undefined;
  return { personId, game: game === '' || game === undefined ? null : game, page: Number(page) };
}
