import { type Event, eventsFor, type Settlement, type Standing } from '../../engine/round/event.ts';
import type { Match, Player } from '../../model/match.ts';
import type { Painter } from '../../render/painter.ts';
import { truncate } from '../../text/format/truncate.ts';
import { tableAlt } from '../../text/pictures/alt.ts';
import { pictureWords } from '../../text/pictures/picture.ts';
import { settlementAlt, standingAlt } from '../../text/pictures/sheet-alt.ts';
import { type Ending, endingLines, recordsIn } from '../../text/settlement/ending.ts';
import { settlementLines } from '../../text/settlement/settlement.ts';
import { type Context, contextOf } from '../../text/story/context.ts';
import { story } from '../../text/story/describe.ts';
import type { Words } from '../../text/words/words.ts';
import type { Part, Picture } from '../api/payload.ts';
import { viewOf } from '../match-view.ts';
import type { RoundContent } from './message-content.ts';

/** What a match is rendered with: the painter, and the readers' language. */
export interface Rendering {
  readonly painter: Painter;
  readonly words: Words;
}

const MAX_STORY = 1500;
/** Above a score sheet only the end of the round is narrated. */
const MAX_LAST_STORY = 700;
/** The same in the channel, where a round is to leave little. */
const MAX_SHEET_STORY = 240;
const MAX_SHEET = 2500;

/** The table of a match that was stopped, as everybody saw it last. */
export function closedPicture(
  events: readonly Event[],
  match: Match,
  rendering: Rendering,
): Picture {
  return tablePicture(`closed-${match.id}.png`, match, { ...rendering, events });
}

/** The table as everybody sees it, below the story of what has just happened. */
export function tableBody(
  events: readonly Event[],
  match: Match,
  rendering: Rendering,
): readonly Part[] {
  const context = contextOf(match, rendering.words);
  const name = `table-${match.id}-${match.version}.png`;
  const told = story([{ events: eventsFor(events, 'spectator') }], context, MAX_STORY);
  return [told, tablePicture(name, match, { ...rendering, events })];
}

function tablePicture(
  name: string,
  match: Match,
  { painter, words, events }: Rendering & { readonly events: readonly Event[] },
): Picture {
  const context = contextOf(match, words);
  const view = viewOf(match, 'spectator');
  const open = eventsFor(events, 'spectator');
  const png = painter.table(view, open, pictureWords(context));
  return { name, png, alt: tableAlt(view, context, open) };
}

/** The player as if present, so that only their name is shown. */
export function present(player: Player): Player {
  return player.type === 'person' ? { ...player, away: false } : player;
}

/** A settled round in short: how it ended, and the first picture of its score sheet. */
export function sheetBody(
  { settlement, events }: RoundContent,
  match: Match,
  rendering: Rendering,
): readonly Part[] {
  const context = contextOf(match, rendering.words);
  const told = story([{ events: publicOf(events) }], context, MAX_SHEET_STORY);
  return [told, ...sheetsOf(settlement, match, { ...rendering, isWhole: false })];
}

/** A settled round: how it ended, its whole score sheet in pictures, and that in words. */
export function roundBody(
  { settlement, events }: RoundContent,
  match: Match,
  rendering: Rendering,
): readonly Part[] {
  const { words } = rendering;
  const told = story([{ events: publicOf(events) }], contextOf(match, words), MAX_LAST_STORY);
  const lines = settlementLines(settlement, withoutAbsence(match, words));
  const sheets = sheetsOf(settlement, match, { ...rendering, isWhole: true });
  return [told, ...sheets, truncate(lines.join('\n'), MAX_SHEET)];
}

/** All pictures of a score sheet, or its first alone. */
function sheetsOf(
  settlement: Settlement,
  match: Match,
  { painter, words, isWhole }: Rendering & { readonly isWhole: boolean },
): readonly Picture[] {
  const context = withoutAbsence(match, words);
  const alt = settlementAlt(settlement, context);
  const view = viewOf(match, 'spectator');
  const named = pictureWords(context);
  const painted = isWhole
    ? painter.settlement(view, settlement, named)
    : [painter.result({ view, settlement }, named)];
  return painted.map((png, index) => {
    return { name: `round-${match.id}-${settlement.round}-${index + 1}.png`, png, alt };
  });
}

/** A sheet names the same people again and again. */
export function withoutAbsence(match: Match, words: Words): Context {
  return contextOf({ ...match, players: match.players.map(present) }, words);
}

/** The score sheet lists the payments. */
function publicOf(events: readonly Event[]): readonly Event[] {
  return eventsFor(events, 'spectator').filter(({ type }) => type !== 'paid');
}

/** The end of a match and its picture. Throws on one not over. */
export function standingBody(match: Match, rendering: Rendering, told: Ending): readonly Part[] {
  const picture = standingPicture(match, rendering, told);
  const context = contextOf(match, rendering.words);
  return [endingLines(finalStanding(match), context, told), picture];
}

/** The final standing. Throws for a match that is not over. */
export function standingPicture(
  match: Match,
  { painter, words }: Rendering,
  { changes = [], ...story }: Ending,
): Picture {
  const standing = finalStanding(match);
  const context = contextOf(match, words);
  return {
    name: `standing-${match.id}.png`,
    png: painter.standing(standing, pictureWords(context), {
      ...story,
      records: recordsIn(changes, words),
    }),
    alt: standingAlt(standing, context, { ...story, changes }),
  };
}

/** Throws for a match that is not over. */
export function finalStanding(match: Match): Standing {
  const { standing } = viewOf(match, 'spectator');
  if (standing === null) throw new Error(`match ${match.id} is over without a standing`);
  return standing;
}
