import { matchStory } from '../../engine/match/match-story.ts';
import type { Match } from '../../model/match.ts';
import type { RecordChanges } from '../../model/ranking.ts';
import type { ReplayStep } from '../../table/play/replay.ts';
import { openHandAlt } from '../../text/pictures/hand-alt.ts';
import { pictureWords } from '../../text/pictures/picture.ts';
import { gameWords } from '../../text/rules/game-words.ts';
import { contextOf } from '../../text/story/context.ts';
import { turnLine } from '../../text/story/moves.ts';
import type { People } from '../../text/words/facts.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type ButtonSpec,
  framedPayload,
  type Part,
  type Payload,
  type Picture,
  type Row,
  selectRow,
} from '../api/payload.ts';
import { formatCustomId, matchButton } from '../interaction/custom-id.ts';
import { viewOf } from '../match-view.ts';
import {
  present,
  type Rendering,
  roundBody,
  standingBody,
  tableBody,
} from '../table-message/match-body.ts';
import { contentsSince, type MessageContent } from '../table-message/message-content.ts';

export interface ReviewQuery {
  /** From 0; beyond the last the last is shown. */
  readonly frame: number;
  /** Everybody's cards too, if the match is over. */
  readonly hasHands: boolean;
}

export interface ReplayedMatch {
  readonly match: Match;
  readonly steps: readonly ReplayStep[];
  /** What it changed in people's records, if that is told. */
  readonly changes?: RecordChanges;
}

export interface Replay extends ReplayedMatch {
  /** By which others open it; null if they may not. */
  readonly code: string | null;
}

/** One picture of a match: the table after a step, a score sheet, or the end. */
interface Frame {
  readonly content: MessageContent;
  readonly match: Match;
}

const MAX_ENTRIES = 25;

/** A match to leaf through, as everybody saw it. Throws on one that was never dealt. */
export function reviewPayload(played: Replay, query: ReviewQuery, rendering: Rendering): Payload {
  const { match, code } = played;
  const { frames, at, parts } = momentOf(played, query, rendering);
  const { review } = rendering.words;
  const foot = [
    review.picture(at + 1, frames.length),
    ...(match.status === 'playing' ? [review.handsLater] : []),
    ...(code === null ? [] : [review.code(code)]),
  ];
  const bookmark = { match, at, hasHands: query.hasHands };
  const components = [
    ...parts,
    foot,
    turns({ ...bookmark, last: frames.length - 1 }, rendering.words),
    ...sheetMenu(frames, bookmark, rendering.words),
    endButtons({ ...bookmark, isShared: code !== null }, rendering.words),
  ];
  return framedPayload(components, 'review');
}

/**
 * One picture of a match, with everybody's cards if they are wanted and the match has ended; everything that the match
 * showed, and where in it that is.
 */
function momentOf(
  { match, steps, changes = [] }: ReplayedMatch,
  query: ReviewQuery,
  rendering: Rendering,
) {
  const frames = framesOf(match, steps);
  const at = Math.min(query.frame, frames.length - 1);
  const frame = frames[at];
  if (frame === undefined) throw new RangeError(`match ${match.id} was never dealt`);
  const hasHands = query.hasHands && match.status !== 'playing' && frame.content.kind === 'table';
  const hands = hasHands ? handsOf(frame, rendering) : [];
  const shown = bodyOf(frame, { steps, changes }, rendering);
  return { frames, at, parts: [...shown, { beside: hands }] };
}

function framesOf(match: Match, steps: readonly ReplayStep[]): readonly Frame[] {
  // Who had left before the end had not always.
  const players = match.players.map(present);
  return steps.flatMap((step, index) => {
    const isEnd = match.status === 'over' && index === steps.length - 1;
    const { state, version } = step;
    const then: Match = { ...match, players, state, version, status: isEnd ? 'over' : 'playing' };
    return contentsSince(then, [step]).map((content): Frame => ({ content, match: then }));
  });
}

function bodyOf(
  { content, match }: Frame,
  { steps, changes }: Required<Omit<ReplayedMatch, 'match'>>,
  rendering: Rendering,
): readonly Part[] {
  switch (content.kind) {
    case 'round':
      return roundBody(content, match, rendering);
    case 'standing': {
      const events = steps.flatMap((step) => step.events);
      const story = matchStory(events, match.players.length);
      return standingBody(match, rendering, { ...story, changes });
    }
    case 'table': {
      const context = contextOf(match, rendering.words);
      const waits = turnLine(viewOf(match, 'spectator'), context);
      return [...tableBody(content.events, match, rendering), waits];
    }
    default:
      throw new RangeError(`match ${match.id} was replayed to a ${content.kind} content`);
  }
}

function handsOf({ match }: Frame, { painter, words }: Rendering): readonly Picture[] {
  const context = contextOf(match, words);
  return match.players.flatMap((_, seat) => {
    const view = viewOf(match, seat);
    if (view.hand.length === 0) return [];
    const name = `hand-${match.id}-${match.version}-${seat}.png`;
    const png = painter.hand(view, { ...pictureWords(context), you: '' });
    return [{ name, png, alt: openHandAlt(view, context) }];
  });
}

/** Where somebody stands in the review of a match. */
interface Bookmark {
  readonly match: Match;
  readonly at: number;
  readonly hasHands: boolean;
}

function turns(
  { match, at, last, hasHands }: Bookmark & { readonly last: number },
  { buttons, review }: Words,
) {
  const flag = hasHands ? 'h' : '';
  const button = (mark: string, label: string, to: number) => ({
    id: reviewId(match, `${mark}${to}${flag}`),
    label,
    disabled: to < 0 || to > last || to === at,
  });
  const toggle = {
    id: reviewId(match, `t${at}${hasHands ? '' : 'h'}`),
    label: hasHands ? review.hideHands : review.showHands,
    disabled: match.status === 'playing',
  };
  return [
    button('f', review.first, 0),
    button('b', buttons.back, at - 1),
    button('n', buttons.on, at + 1),
    button('l', review.last, last),
    toggle,
  ];
}

/** Once a match is over, its players may see what they could have done better, and anybody may show it to others. */
function endButtons(
  { match, at, hasHands, isShared }: Bookmark & { readonly isShared: boolean },
  { costlyMoves, review }: Words,
): readonly ButtonSpec[] {
  if (match.status !== 'over') return [];
  const argument = `p${at}${hasHands ? 'h' : ''}`;
  return [
    matchButton(match, 'costly', { label: costlyMoves.button }),
    ...(isShared ? [matchButton(match, 'moment', { label: review.post, argument })] : []),
  ];
}

/** A menu of the score sheets: as many as fit around the current one. */
function sheetMenu(
  frames: readonly Frame[],
  { match, at, hasHands }: Bookmark,
  { review }: Words,
): readonly Row[] {
  const entries = frames.flatMap(({ content }, index) => {
    if (content.kind === 'round') return [{ index, label: review.sheet(content.settlement.round) }];
    if (index === 0) return [{ index, label: review.deal }];
    return content.kind === 'standing' ? [{ index, label: review.end }] : [];
  });
  const here = entries.findLastIndex(({ index }) => index <= at);
  const from = Math.max(0, Math.min(here - MAX_ENTRIES / 2, entries.length - MAX_ENTRIES));
  const shown = entries.slice(Math.floor(from), Math.floor(from) + MAX_ENTRIES);
  const options = shown.map(({ index, label }) => {
    return { label, value: `s${index}${hasHands ? 'h' : ''}`, default: index === at };
  });
  return options.length === 0 ? [] : [selectRow(reviewId(match, ''), options, review.goTo)];
}

function reviewId({ id }: Match, argument: string): string {
  return formatCustomId({ verb: 'review', match: id, argument });
}

export function parseReviewQuery(argument: string): ReviewQuery | undefined {
  const [, frame, hands] = /^[a-z](\d{1,5})(h?)$/.exec(argument) ?? [];
  return frame === undefined ? undefined : { frame: Number(frame), hasHands: hands === 'h' };
}

/** Who posts it, and the code by which others open its match; null if they may not. */
interface Posted {
  readonly who: People;
  readonly code: string | null;
}

export function momentPayload(
  played: ReplayedMatch,
  query: ReviewQuery,
  { who, code, ...rendering }: Rendering & Posted,
): Payload {
  const { match } = played;
  const { words } = rendering;
  const { frames, at, parts } = momentOf(played, query, rendering);
  const wayIn = [
    [words.review.picture(at + 1, frames.length), words.review.code(code ?? '')],
    [matchButton(match, 'review', { label: words.buttons.review })],
  ];
  const components = [
    words.review.posted(who, gameWords(words, match.game).name),
    ...parts,
    ...(code === null ? [] : wayIn),
  ];
  return framedPayload(components, 'review');
}
