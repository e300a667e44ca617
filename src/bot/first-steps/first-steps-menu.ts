import { listedGames } from '../../text/rules/game-list.ts';
import type { Words } from '../../text/words/words.ts';
import { type Payload, payloadOf, selectRow, text } from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { playNowRow } from '../lesson/lesson-payload.ts';

interface Welcome {
  /** How many would play: the games for this many come first. */
  readonly people: number;
  /** As many seats as a table is to have; null: as many as the game usually has. */
  readonly seats: number | null;
}

/** For somebody who has named no game: a match at one press, or a table of any game. */
export function welcomePayload({ people, seats }: Welcome, words: Words): Payload {
  const { firstSteps } = words;
  const argument = seats === null ? '' : String(seats);
  const id = formatCustomId({ verb: 'open', argument });
  const games = listedGames(words, people).map((game) => ({
    label: game.title,
    description: game.line,
    value: game.id,
  }));
  const menu = selectRow(id, games, firstSteps.choose);
  const components = [text(firstSteps.welcome), ...playNowRow(words), menu];
  return payloadOf(components);
}
