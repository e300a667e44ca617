import { ComponentType } from 'discord.js';
import { gameWords } from '../../text/rules/game-words.ts';
import type { People } from '../../text/words/people.ts';
import { buttonRows, framedPayload, type Part, type Payload, text } from '../api/payload.ts';
import { matchButton } from '../interaction/match-button.ts';
import type { Rendering } from '../table-message/match-body.ts';
import { momentOf, type Played, type ReviewQuery } from './review-payload.ts';

const COLOR = 0x8a6d3b;
/** By the names of their pictures the bot finds the tables and score sheets that it has posted: this is none. */
const MARK = 'moment-';
const SCHEME = 'attachment://';

/** Who posts it, and the code by which others open its match. */
interface Posted {
  readonly who: People;
  readonly code: string;
}

/** One moment of a finished match, for everybody in the channel. */
export function momentPayload(
  played: Played,
  query: ReviewQuery,
  { who, code, ...rendering }: Rendering & Posted,
): Payload {
  const { match } = played;
  const { words } = rendering;
  const { frames, at, parts, pictures } = momentOf(played, query, rendering);
  const components = [
    text(words.review.posted(who, gameWords(words, match.game).name)),
    ...parts.map(renamed),
    text([words.review.picture(at + 1, frames.length), words.review.code(code)].join('\n')),
    ...buttonRows([matchButton(match, 'review', { label: words.buttons.review })]),
  ];
  const named = pictures.map((picture) => ({ ...picture, name: `${MARK}${picture.name}` }));
  return framedPayload(components, COLOR, named);
}

function renamed(part: Part): Part {
  if (part.type !== ComponentType.MediaGallery) return part;
  const items = part.items.map(({ media, ...item }) => {
    return { ...item, media: { url: media.url.replace(SCHEME, `${SCHEME}${MARK}`) } };
  });
  return { ...part, items };
}
