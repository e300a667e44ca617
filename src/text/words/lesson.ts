import type { GameKind } from '../../games/lesson.ts';
import type { CardNames } from './cards.ts';

/** What a turn of a lesson is about. */
export interface LessonTurn {
  /** What is to be played; in a choice, what was played. */
  readonly card: CardNames;
  readonly taken: CardNames;
}

/** The guided round: three turns of a fixed deal, told as they are played. */
export interface LessonWords {
  /** At most 38 characters each. */
  readonly buttons: {
    /** Plays it, whenever somebody likes. */
    readonly begin: string;
    /** To the player's own cards before its end, and at its end. */
    readonly skip: string;
    readonly finish: string;
    /** At its end, where no cards wait. */
    readonly end: string;
  };
  title(turn: number, turns: number): string;
  /** Below the title: that the cards are not those of a match. */
  readonly practice: string;
  /** In the picture, in place of the round. */
  readonly inPicture: string;
  /** What is asked, by the kind of the game and the learner's move. */
  readonly asks: Readonly<Record<GameKind, readonly ((turn: LessonTurn) => string)[]>>;
  /** Behind each of them: the button of that move, by its label. */
  press(button: string): string;
  /** The end, where a yaku asks for a call. */
  call(yaku: string, worth: string): string;
  /** What became of that answer. */
  readonly called: {
    shobu(worth: string): string;
    readonly koiKoi: string;
  };
  /** The end in a game of points: the yaku and its worth. */
  counted(yaku: string, worth: string): string;
  /** Last of all. */
  readonly done: string;
  /** Of a card that would take nothing, with its month; and of any other move than the one asked for. */
  lies(card: CardNames, month: number): string;
  readonly rather: string;
  /** When somebody has left it who was not on the way to a hand. */
  readonly left: string;
}
