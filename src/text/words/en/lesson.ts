import type { GameKind } from '../../../games/lesson.ts';
import type { CardNames } from '../cards.ts';
import type { LessonTurn } from '../facts.ts';

const match = ({ card, taken }: LessonTurn) =>
  `**Cards of the same month match.** The month is the gold number in each corner. Play ${card} to take ${taken}.`;

const pile = ({ card }: LessonTurn) =>
  `You took both. **Then a card from the pile was flipped**, and took its month too. The computer’s turn went the same way. Now play ${card}: two cards match it.`;

/** The guided round: three turns of a fixed deal, told as they are played. */
export const LESSON = {
  /** At most 38 characters each. */
  buttons: {
    /** Plays it, whenever somebody likes. */
    begin: 'Guided round' /** To the player's own cards before its end, and at its end. */,
    skip: 'Skip',
    finish: 'To my cards' /** At its end, where no cards wait. */,
    end: 'Finish',
  },
  title: (turn: number, turns: number) => `### Guided round · turn ${turn} of ${turns}`,
  /** Below the title: that the cards are not those of a match. */
  practice: '**These are practice cards.** Your own cards come after this, in your match.',
  /** In the picture, in place of the round. */
  inPicture: 'Practice',
  /** What is asked, by the kind of the game and the learner's move. */
  asks: {
    yaku: [
      match,
      pile,
      ({ taken }) =>
        `**Of two, you choose one.** Take ${taken}: it’s part of several yaku, the sets that score.`,
      ({ card, taken }) =>
        `**Only yaku score**: sets of captured cards. The sake cup and ${taken} make one. Play ${card}.`,
    ],
    points: [
      match,
      pile,
      ({ taken }) =>
        `**Of two, you choose one.** Captured cards are points, here 20 for a bright and 1 for chaff. Take ${taken}.`,
      ({ card, taken }) =>
        `**Yaku are worth more**: sets of captured cards. The crane, the phoenix and ${taken} make one. Play ${card}.`,
    ],
  } satisfies Record<GameKind, readonly ((turn: LessonTurn) => string)[]>,
  /** Behind each of them: the button of that move, by its label. */
  press: (button: string) => `Press **${button}**.`,
  /** The end, where a yaku asks for a call. */
  call: (yaku: string, worth: string) =>
    `**${yaku}, ${worth}!** **Shōbu** stops the round, and you score. **Koi-koi** plays on for more, but if the computer makes a yaku and stops first, you get nothing. Press either.`,
  /** What became of that answer. */
  called: {
    shobu: (worth: string) => `You stopped and scored ${worth}.`,
    koiKoi: 'Bold! You’d play on for a better yaku now, and the computer for one of its own.',
  },
  /** The end in a game of points: the yaku and its worth. */
  counted: (yaku: string, worth: string) =>
    `**${yaku}, ${worth} more!** The round goes on until all cards are played. Then everyone’s card points and yaku are added up, and the best score wins the round.`,
  /** Last of all. */
  done: 'That’s the whole game: match months, make yaku. **Yaku** under your hand shows them all.',
  /** Of a card that would take nothing, with its month; and of any other move than the one asked for. */
  lies: (card: CardNames, month: number) =>
    `No other card of month ${month} is on the field, so ${card} would only be put there.`,
  rather: 'That’s allowed, but let’s do something else first.',
  /** When somebody has left it who was not on the way to a hand. */
  left: 'You can play the guided round any time: it’s on every page of the rules.',
};
