import { gameWords } from '../../text/rules/game-words.ts';
import type { People } from '../../text/words/people.ts';
import { buttonRows, framedPayload, type Payload, text } from '../api/payload.ts';
import { matchButton } from '../interaction/match-button.ts';
import type { Rendering } from '../table-message/match-body.ts';
import { momentOf, type Played, type ReviewQuery } from './review-payload.ts';

const COLOR = 0x8a6d3b;

/** Who posts it, and the code by which others open its match. */
interface Posted {
  readonly who: People;
  readonly code: string;
}

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
    ...parts,
    text([words.review.picture(at + 1, frames.length), words.review.code(code)].join('\n')),
    ...buttonRows([matchButton(match, 'review', { label: words.buttons.review })]),
  ];
  return framedPayload(components, COLOR, pictures);
}
