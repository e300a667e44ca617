import { formatMove, sameMove } from '../../engine/round/move-text.ts';
import type { Move } from '../../engine/round/state.ts';
import { lessonOf } from '../../games/index.ts';
import { GAME_KINDS, type GameKind, LEARNER, lessonStep } from '../../games/lesson.ts';
import type { Person, Player } from '../../model/match.ts';
import type { PictureWords } from '../../render/words.ts';
import { handAlt } from '../../text/pictures/hand-alt.ts';
import { pictureWords } from '../../text/pictures/picture.ts';
import { type Context, contextOf } from '../../text/story/context.ts';
import { callLines, type LessonMoment, lessonLines } from '../../text/story/lesson.ts';
import { moveLabel } from '../../text/story/moves.ts';
import type { Words } from '../../text/words/words.ts';
import { type ButtonSpec, evenRows, framedPayload, type Payload } from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { moveEmoji } from '../match-view.ts';
import type { Rendering } from '../table-message/match-body.ts';

interface LessonPlan {
  readonly kind: GameKind;
  /** A first match is dealt after it. */
  readonly isBeforeFirst: boolean;
}

export interface LessonQuery extends LessonPlan {
  /** The match on whose way to the hand it stands; 0: none. */
  readonly matchId: number;
  readonly made: number;
  readonly person: Person;
  /** What they have pressed now; absent: nothing yet. */
  readonly pressed?: Move | undefined;
}

/**
 * The guided round for one person: their hand in a real position of the engine, with a button for each move.
 * What was pressed leads to the next position if it is what was asked for.
 */
export function lessonPayload(query: LessonQuery, { painter, words }: Rendering): Payload {
  const { kind, pressed, person } = query;
  const { game } = lessonOf(kind);
  const { moment, call } = momentOf(query);
  const { view, made } = moment;
  const players: readonly Player[] = [
    { type: 'person', person, away: false, missed: 0 },
    { type: 'computer', number: 1, strength: 'easy' },
  ];
  const context = contextOf({ game: game.id, players }, words);
  const lines =
    call === undefined ? lessonLines(moment, context) : callLines(call, moment, context);
  const moves = call === undefined ? game.legalMoves(moment.state, LEARNER) : [];
  const picture = {
    name: `lesson-${kind}-${made}-${pressed === undefined ? '' : formatMove(pressed).replace(/\W+/g, '-')}.png`,
    png: painter.hand(view, practiceWords(context)),
    alt: handAlt(view, context),
  };
  const isTaking = (move: Move) =>
    move.type !== 'play' ||
    view.hand.some(({ card, takes }) => card === move.card && takes.length > 0);
  const buttons = moves.map((move): ButtonSpec => {
    const argument = `${formatPlan(query)}/${formatMove(move)}`;
    const id = formatCustomId({ verb: 'lesson', match: query.matchId, version: made, argument });
    const style = isTaking(move) ? 'primary' : 'secondary';
    const emoji = moveEmoji(move, context);
    return { id, label: moveLabel(move, view, words), style, emoji };
  });
  const leave = leaveButton(query, moves.length === 0, words);
  return framedPayload([lines, picture, ...evenRows([...buttons, leave])], 'asked');
}

/** As in a match, without its round and month. */
function practiceWords(context: Context): PictureWords {
  const { inPicture } = context.words.lesson;
  return { ...pictureWords(context), round: () => inPicture, month: () => '' };
}

/** Where the press leads: on, or to the same position again; and the call, if that was pressed. */
function momentOf({ kind, made, pressed }: LessonQuery): {
  readonly moment: LessonMoment;
  readonly call?: Move;
} {
  const before = lessonMoment(kind, made);
  if (pressed === undefined) return { moment: before };
  const isCall = before.view.phase.type === 'call';
  if (before.expected === null) return { moment: before, ...(isCall && { call: pressed }) };
  if (sameMove(pressed, before.expected)) return { moment: lessonMoment(kind, made + 1) };
  return { moment: { ...before, refused: pressed } };
}

function lessonMoment(kind: GameKind, made: number): LessonMoment {
  const { game, lesson } = lessonOf(kind);
  const step = lessonStep(game, lesson, made);
  const view = game.view(step.state, LEARNER);
  return { ...step, kind, made, view };
}

/** Out of the lesson, at its end or before, to what comes after it. */
function leaveButton(
  { kind, matchId, isBeforeFirst }: LessonQuery,
  isAtEnd: boolean,
  { lesson: { buttons } }: Words,
): ButtonSpec {
  const argument = formatPlan({ kind, isBeforeFirst });
  const id = formatCustomId({ verb: 'taught', match: matchId, argument });
  if (!isAtEnd) return { id, label: buttons.skip };
  const label = isBeforeFirst || matchId !== 0 ? buttons.finish : buttons.end;
  return { id, label, style: 'success' };
}

/** The button for a match against a computer, which begins at once. */
export function playNowButtons({ firstSteps }: Words): readonly ButtonSpec[] {
  const id = formatCustomId({ verb: 'playnow' });
  return [{ id, label: firstSteps.buttons.playNow, style: 'success' }];
}

const BEFORE_FIRST = '.first';

/** `yaku`, `yaku.first` before a first match: a lesson in a custom id, besides its match. */
function formatPlan({ kind, isBeforeFirst }: LessonPlan): string {
  return isBeforeFirst ? `${kind}${BEFORE_FIRST}` : kind;
}

export function parsePlan(text: string): LessonPlan | undefined {
  const isBeforeFirst = text.endsWith(BEFORE_FIRST);
  const name = isBeforeFirst ? text.slice(0, -BEFORE_FIRST.length) : text;
  const kind = GAME_KINDS.find((one) => one === name);
  return kind && { kind, isBeforeFirst };
}
