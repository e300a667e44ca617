import { monthOf } from '../../engine/core/cards.ts';
import { eventsFor } from '../../engine/round/event.ts';
import type { Move } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import type { GameKind, LessonStep } from '../../games/lesson.ts';
import { cardNoun, takenNoun } from '../format/cards.ts';
import { amount, yakuWorth } from '../format/money.ts';
import { gameInfo, gameWords, wordsFor, yakuName } from '../rules/game-words.ts';
import type { Words } from '../words/words.ts';
import type { Context } from './context.ts';
import { story } from './describe.ts';
import { moveLabel } from './moves.ts';

const TURNS = 3;
const MAX_STORY = 600;

/** A lesson at one moment, as its learner sees it. */
export interface LessonMoment extends LessonStep {
  readonly kind: GameKind;
  /** How many moves the learner has made. */
  readonly made: number;
  readonly view: View;
  /** What was pressed and is not what was asked for; absent: nothing. */
  readonly refused?: Move | undefined;
}

/** What a lesson says, in markdown: what happened, and what to do next. */
export function lessonLines(moment: LessonMoment, context: Context): readonly string[] {
  const words = wordsFor(context.words, context.game);
  const { refused, events, view, kind, made } = moment;
  const told = story([{ events: eventsFor(events, 'spectator') }], context, MAX_STORY);
  const turn = Math.min(Math.floor(view.record.turns / view.order.length) + 1, TURNS);
  const [lesson, asks] = [words.lesson, words.lesson.asks[kind]];
  const ask = asks[made];
  return [
    lesson.title(turn, TURNS),
    ...(made === 0 ? [lesson.practice] : []),
    ...told.split('\n').flatMap((line) => (line === '' ? [] : [`-# ${line}`])),
    ...(refused === undefined ? [] : [refusal(refused, view, words)]),
    ask === undefined ? ending(moment, context) : asked(ask(turnOf(moment, words)), moment, words),
  ];
}

function asked(text: string, { expected, view }: LessonMoment, words: Words): string {
  if (expected === null) return text;
  return `${text}${words.gap}${words.lesson.press(moveLabel(expected, view, words))}`;
}

function turnOf({ expected, view }: LessonMoment, words: Words) {
  if (expected?.type === 'capture' && view.phase.type === 'capture') {
    const { card } = view.phase;
    return { card: cardNoun(words, card), taken: takenNoun(words, expected.take) };
  }
  if (expected?.type !== 'play') throw new TypeError('a lesson asks for a card');
  const { card } = expected;
  const [take = []] = view.hand.find((held) => held.card === card)?.takes ?? [];
  return { card: cardNoun(words, card), taken: takenNoun(words, take) };
}

function refusal(move: Move, { hand }: View, words: Words): string {
  const { lesson } = words;
  if (move.type !== 'play') return lesson.rather;
  const takes = hand.find(({ card }) => card === move.card)?.takes ?? [];
  const isLaid = takes.every((take) => take.length === 0);
  return isLaid ? lesson.lies(cardNoun(words, move.card), monthOf(move.card)) : lesson.rather;
}

function ending({ view, events, kind }: LessonMoment, { words, game }: Context): string {
  const { lesson } = words;
  const made = events.find((event) => event.type === 'yaku-made');
  if (made?.type !== 'yaku-made') throw new TypeError('a lesson ends with a yaku');
  const name = yakuName(gameWords(words, game), made.yaku.id);
  const worth = yakuWorth(made.yaku.value, gameInfo(game), words);
  if (view.phase.type === 'call') return calling(kind, words).call(name, worth);
  return [lesson.counted(name, worth), lesson.done].join('\n');
}

export function callLines(
  call: Move,
  { view, kind }: LessonMoment,
  { words }: Context,
): readonly string[] {
  const { lesson } = words;
  const worth = amount(view.shobuScore ?? 0, view.unit, words);
  const { stopped, playsOn } = calling(kind, words);
  const came = call.type === 'shobu' ? stopped(worth) : playsOn;
  return [lesson.title(TURNS, TURNS), came, lesson.done];
}

function calling(kind: GameKind, { lesson }: Words) {
  return kind === 'late' ? lesson.goStop : lesson.koiKoi;
}
