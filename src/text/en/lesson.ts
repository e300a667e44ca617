import type { LessonTurn, LessonWords } from '../words/lesson.ts';

const match = ({ card, taken }: LessonTurn) =>
  `**Cards of the same month match.** The month is the gold number in each corner. Play ${card} to take ${taken}.`;

const pile = ({ card }: LessonTurn) =>
  `You took both. **Then a card from the pile was flipped**, and took its month too. The computer’s turn went the same way. Now play ${card}: two cards match it.`;

export const LESSON: LessonWords = {
  buttons: { begin: 'Guided round', skip: 'Skip', finish: 'To my cards', end: 'Finish' },
  title: (turn, turns) => `### Guided round · turn ${turn} of ${turns}`,
  practice: '**These are practice cards.** Your own cards come after this, in your match.',
  inPicture: 'Practice',
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
  },
  press: (button) => `Press **${button}**.`,
  call: (yaku, worth) =>
    `**${yaku}, ${worth}!** **Shōbu** stops the round, and you score. **Koi-koi** plays on for more, but if the computer makes a yaku and stops first, you get nothing. Press either.`,
  called: {
    shobu: (worth) => `You stopped and scored ${worth}.`,
    koiKoi: 'Bold! You’d play on for a better yaku now, and the computer for one of its own.',
  },
  counted: (yaku, worth) =>
    `**${yaku}, ${worth} more!** The round goes on until all cards are played. Then everyone’s card points and yaku are added up, and the best score wins the round.`,
  done: 'That’s the whole game: match months, make yaku. **Yaku** under your hand shows them all.',
  lies: (card, month) =>
    `No other card of month ${month} is on the field, so ${card} would only be put there.`,
  rather: 'That’s allowed, but let’s do something else first.',
  left: 'You can play the guided round any time: it’s on every page of the rules.',
};
