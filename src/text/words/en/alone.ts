import type { GameKind } from '../../../games/lesson.ts';
import type { CardNames } from '../cards.ts';
import type { LessonTurn, People } from '../facts.ts';
import { count, plain } from '../numbers.ts';
import { command } from './commands.ts';

/** What is said to people who begin: the bare command, and a match to begin with. */
export const firstSteps = {
  welcome:
    '### Hanafuda\n**Play now** shows you how in three turns, then deals Koi-Koi against a computer, which only you see. Or choose a game below to open a table that others can join.',
  /** At most 38 characters each. */
  buttons: {
    playNow: 'Play now',
  },
  /** In the menu of the games that a table can be opened for. */
  choose: 'Choose a game to open a table',
};

const match = ({ card, taken }: LessonTurn) =>
  `**Cards of the same month match.** The month is the gold number in each corner. Play ${card} to take ${taken}.`;

const pile = ({ card }: LessonTurn) =>
  `You took both. **Then a card from the pile was flipped**, and took its month too. The computer’s turn went the same way. Now play ${card}: two cards match it.`;

/** The guided round: three turns of a fixed deal, told as they are played. */
export const lesson = {
  /** At most 38 characters each. */
  buttons: {
    begin: 'Guided round',
    /** To somebody who waits for a match to begin. */
    offer: 'New? Three turns',
    /** To the player's own cards before its end, and at its end. */
    skip: 'Skip',
    finish: 'To my cards',
    /** At its end, if no cards wait. */
    end: 'Finish',
  },
  title: (turn: number, turns: number) => `### Guided round · turn ${turn} of ${turns}`,
  practice: '**These are practice cards.** Your own cards come after this, in your match.',
  /** In the picture, in place of the round. */
  inPicture: 'Practice',
  /** What is asked, by the kind of the game and the learner's move. */
  asks: {
    yaku: [
      match,
      pile,
      ({ taken }) =>
        `**If two match, you choose one.** Take ${taken}: it’s part of several yaku, the sets that score.`,
      ({ card, taken }) =>
        `**Only yaku score**: sets of captured cards. The sake cup and ${taken} make one. Play ${card}.`,
    ],
    points: [
      match,
      pile,
      ({ taken }) =>
        `**If two match, you choose one.** Captured cards score points: here 20 for a bright and 1 for chaff. Take ${taken}.`,
      ({ card, taken }) =>
        `**Yaku are worth more**: sets of captured cards. The crane, the phoenix and ${taken} make one. Play ${card}.`,
    ],
    late: [
      match,
      ({ card }) =>
        `**Both waited on the field until a card from the pile was flipped**, then you took them. A flip of the same month would have made the three stay there (ppeok). Now play ${card}: two cards match it.`,
      ({ taken }) =>
        `**If two match, you choose one.** Brights, animals, ribbons and chaff (pi) each score once you have enough of them. Take ${taken}.`,
      ({ card, taken }) =>
        `**Sets score too.** The warbler, the cuckoo and ${taken} are Godori, the five birds. Play ${card}.`,
    ],
  } satisfies Record<GameKind, readonly ((turn: LessonTurn) => string)[]>,
  /** Behind each of them: the button of that move, by its label. */
  press: (button: string) => `Press **${button}**.`,
  /** The end, if a yaku asks for a call. */
  koiKoi: {
    call: (yaku: string, worth: string) =>
      `**${yaku}, ${worth}!** **Shōbu** stops the round, and you score. **Koi-koi** plays on for more, but if the computer makes a yaku and stops first, you get nothing. Press either.`,
    stopped: (worth: string) => `You stopped and scored ${worth}.`,
    playsOn: 'Bold! You’d play on for a better yaku now, and the computer for one of its own.',
  },
  /** The end in Go-Stop. */
  goStop: {
    call: (yaku: string, worth: string) =>
      `**${yaku}, ${worth}!** That’s enough here; usually you need 3 points in Go-Stop and 7 in Matgo. **Stop** wins the round. **Go** plays on for more, but if the computer stops first, you can pay double. Press either.`,
    stopped: (worth: string) => `You stopped and won ${worth}.`,
    playsOn: 'Bold! Each Go adds to your win, and you’re asked again once you have more points.',
  },
  /** The end in a game of points: the yaku and its worth. */
  counted: (yaku: string, worth: string) =>
    `**${yaku}, ${worth} more!** The round goes on until all cards are played. Then everyone’s card points and yaku are added up, and the best score wins the round.`,
  done: 'That’s the whole game: match months, make yaku. **Yaku** under your hand shows them all.',
  /** Of a card that would take nothing, with its month; and of any other move than the one asked for. */
  lies: (card: CardNames, month: number) =>
    `No other card of month ${month} is on the field, so ${card} would only be put there.`,
  rather: 'That’s allowed, but let’s do something else first.',
  /** When somebody has left it who was not on the way to a hand. */
  left: 'You can play the guided round any time: it’s on every page of the rules.',
};

/** What to try next, a line after each of somebody's first three matches. Names come ready to print. */
export const tips = {
  practice: `-# Next: ${command('practice')} deals you any game against computers. Only you see it.`,
  hint: `-# Next: against computers, **Hint** under your hand says what a strong one would play.`,
  /** Another game of the kind that they have just played. */
  other: (game: string, other: string) =>
    `-# Next: if you like ${game}, try **${other}**. It scores the same way. **Another game** lists them all.`,
};

/** What is said around a match that one person plays for themselves. Names come ready to print. */
export const practice = {
  note: `-# Practice: only you see this, and it counts for nothing. ${command('practice')} shows it again.`,
  ended: `This practice is over. ${command('practice')} begins another.`,
  /** Asks whether `other` is to take the place of the game that goes on. */
  instead: (current: string, other: string) =>
    `You’re still practising ${current}. If you begin ${other}, that match ends.`,
  /** At most 38 characters each, except for the names of games. */
  buttons: {
    goOn: (game: string) => `Go on with ${game}`,
    begin: (game: string) => `Begin ${game}`,
  },
};

/** What is said around the deal of the day. Days, amounts and names come ready to print. */
export const daily = {
  /** Of the leaderboards. At most 24 characters, as on a picture. */
  titles: { board: 'Deal of the day', week: 'Deals of the week' },
  heading: (day: string, game: string) => `Deal of the day, ${day}: ${game}`,
  /** Above the deals of a day, to choose one. */
  offer: (day: string) => `Deals of the day, ${day}`,
  /** The deal that is there every day, and that of the weekday, by their games. */
  everyDay: (game: string) => `**${game}**, one round`,
  weekday: (game: string) => `**${game}**, the game of the weekday`,
  /** To everybody: who came first in yesterday's deal of a game. */
  best: (game: string, list: string) => `Yesterday’s best in ${game}: ${list}`,
  fresh: 'not played yet.',
  begun: 'begun.',
  either: 'Play either one each day to keep a streak going.',
  /** Above the hand. `when`: a time as Discord shows it. */
  note: (when: string) =>
    `-# The same deal for everyone, and one attempt. You can play it until ${when}; ${command('daily')} shows it again.`,
  score: (score: string) => `You made **${score}**.`,
  /** Beside what the strong computer made of it. */
  beside: {
    better: (par) => `Better than a strong computer in your seat (${par}).`,
    same: (par) => `As good as a strong computer in your seat (${par}).`,
    worse: (par) => `A strong computer made ${par} in your seat.`,
  } satisfies Record<'better' | 'same' | 'worse', (par: string) => string>,
  noPar: `The strong computer is still playing. ${command('daily')} shows its result later.`,
  mean: (mean: string, players: number) =>
    players === 1
      ? 'You’re the first to finish it.'
      : `The average of ${plain(players)} players is ${mean}.`,
  streak: (days: number) => `Streak: ${count(days, 'day', 'days')}.`,
  /** That the deal of another day can be finished, until a time as Discord shows it. */
  unfinished: (when: string) => `You can still finish it until ${when}.`,
  lapsed: 'The day was over before you finished its deal.',
  /** In place of a replay, until a time as Discord shows it. */
  secret: (when: string) => `Others can still play this deal. You can look at it again ${when}.`,
  noHints: 'There are no hints in the deal of the day.',
  /** At most 38 characters each. */
  buttons: {
    share: 'Share',
    leaderboard: 'Leaderboard',
    week: 'Week',
    play: (game: string) => `Play ${game}`,
    goOn: (game: string) => `Finish ${game}`,
    result: (game: string) => `${game}: result`,
    today: 'Today’s deals',
    playToo: 'Play it too',
  },
  /** To everybody: what somebody made of it. */
  shared: (who: People, heading: string) => `${who} · ${heading}`,
  /** On the picture. */
  inARow: (days: number) => `${count(days, 'day', 'days')} in a row`,
  against: (par: string) => `strong computer: ${par}`,
  /** Of so many people of the server. */
  place: (rank: number, of: number) => `no. ${plain(rank)} of ${plain(of)} here`,
  /** What the marks of the strip mean: one for each turn, and one for the end of a round. */
  legend:
    'Each turn: 🎴 took cards, ⬜ took none, 🌸 scored, 🔥 went on. Each round: 🏆 won, 💧 lost, ➖ drawn.',
  alreadyShared: 'You’ve shared this here already.',
  /** The rows of a picture that are nobody's; about 14 Latin characters each. */
  computer: 'Strong computer',
  everybody: 'Average',
  /** Over columns of figures; about 6 letters each. */
  columns: { score: 'Score', beaten: 'Beaten', played: 'Played' },
  week: (from: string, to: string) => `${from} – ${to}`,
  /** How the leaderboard of a week counts. */
  weekCounts:
    '“Beaten” counts the deals in which you did at least as well as the strong computer. Ties go by deals played.',
  /** Below the leaderboard outside of servers, which names nobody else. */
  alone: `This leaderboard shows only you. On a server, ${command('daily')} puts you on its leaderboard, which shows everyone there.`,
  empty: `No results here yet. ${command('daily')} deals you the cards.`,
  /** What is chosen to be shown. */
  shows: { board: 'Today’s leaderboard', week: 'This week’s leaderboard' },
};
