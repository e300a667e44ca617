import type { LessonWords } from '../words/lesson.ts';

export const LESSON: LessonWords = {
  buttons: { begin: 'Guided round', skip: 'Skip', finish: 'To my cards', end: 'Finish' },
  title: (turn, turns) => `### Guided round · turn ${turn} of ${turns}`,
  asks: {
    yaku: [
      ({ card, taken }) =>
        `**Cards of the same month match.** The gold number on a card is its month. Above your hand you see what each card would take. Play ${card}: it takes ${taken}.`,
      ({ card }) =>
        `Both cards are yours now. **Then the top card of the pile was flipped**, and took a card of its own month. The computer did the same. Now play ${card}, which matches two cards.`,
      ({ taken }) => `**Of two, you choose one.** Take ${taken}: it belongs to several yaku.`,
      ({ card, taken }) =>
        `**Only yaku score**: certain sets of captured cards. You have the sake cup, and with ${taken} it makes a yaku. Play ${card}.`,
    ],
    points: [
      ({ card, taken }) =>
        `**Cards of the same month match.** The gold number on a card is its month. Above your hand you see what each card would take. Play ${card}: it takes ${taken}.`,
      ({ card }) =>
        `Both cards are yours now. **Then the top card of the pile was flipped**, and took a card of its own month. The computer did the same. Now play ${card}, which matches two cards.`,
      ({ taken }) =>
        `**Of two, you choose one, and captured cards are points**: here a bright is 20, an animal 10, a ribbon 5, chaff 1. Take ${taken}.`,
      ({ card, taken }) =>
        `**Yaku are worth more**: certain sets of captured cards. You have the crane and the phoenix, and with ${taken} they make a yaku. Play ${card}.`,
    ],
  },
  call: (yaku, worth) =>
    `**${yaku}, ${worth}!** Now you decide. **Shōbu** ends the round, and you score. **Koi-koi** plays on for more – but if the computer then makes a yaku and stops, you get nothing. Press either.`,
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
