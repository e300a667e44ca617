import type { Call } from '../../../engine/round/state/koi-koi-state.ts';
import type { HintStrength } from '../../../model/hint.ts';
import type { CardNames } from '../cards.ts';
import type { People } from '../facts.ts';
import { count, plain } from '../numbers.ts';
import { command } from './commands.ts';

/** What is said to people at a running table beside the cards. Names come ready to print. */
export const playing = {
  /** `when`: a time that Discord counts down: `in 2 minutes`. */
  timeLeft: (when: string) => `⏳ If there’s no move, the computer moves ${when}.`,
  hurry: (when: string) => `⏰ Time is almost up: the computer moves ${when}.`,
  /** To the others, if the account of the player who is to move was deleted. */
  gone: (others: People) =>
    `${others}: the player whose turn it is has deleted their Discord account. You can let a computer play for them.`,
  /** Below the result of a round, while it stands alone. */
  nextAutomatically: 'The next round begins automatically.',
  /** The computer moved for `who`, whose time was over: so often in a row, of this many at most. */
  playedFor: (who: People, times: number, most: number) =>
    `${who} ran out of time, so the computer made this move (${times} of ${most} in a row; at ${most} it takes the seat).`,
  /** One or several, whose seats the computer plays. */
  away: (who: People) => `A computer is playing for ${who} until they press “I’m back”.`,
  /** Asked of a person who wants to be asked before each move; `move` as its button says it. */
  really: (move: string) => `Confirm: **${move}**?`,
  /** At most 38 characters each unless said otherwise. */
  buttons: {
    back: 'I’m back',
    /** Gives a silent player's seat to the computer; at most 80 characters with the name. */
    replace: (who: People) => `Let a computer play for ${who}`,
    /** For those who watch: a computer's seat from the next round on, by its name; or a seat in the next match. */
    takeOver: (who: People) => `Take over ${who}`,
    countIn: 'Next match: count me in',
    now: 'What can I do?',
    sure: 'Confirm',
    /** Below a hand once a move was made, and what it leads to. */
    oops: 'Oops',
    askMe: 'Ask me before each move',
  },
  oops: 'Cards that were turned can’t be taken back. But I can ask you to confirm each move from now on.',
  /** To somebody who has come back, or who was there anyway. */
  youAreBack: 'You’re back. This seat is yours again.',
  youAreHere: 'You’re already playing this seat.',
  /** To somebody who watched and wants to play. */
  youAreIn:
    'You’re in: you get a computer’s seat from the next round, or a seat in the next match.',
  /** On the table: who waits for a seat. */
  waiting: (who: People) =>
    `${who} will join in: in a computer’s seat from the next round, or in the next match.`,
  now: {
    noTable: `There’s no table in this channel. Open one with ${command('start')}, or read about the games with ${command('help')}.`,
    inLobby:
      'You have a seat. The match starts when the host presses **Start**. Press **Leave** to give up your seat.',
    inLobbyHost:
      'You’re the host. **Set up…** adds computers and sets the house rules. Press **Start** once enough players have joined.',
    atLobby: 'There’s a free seat. Press **Join** to play.',
    lobbyFull: 'Every seat is taken. You can watch, and join the next match.',
    ended: `The match is over. Press **Play again** or use ${command('start')} to open a new table.`,
    yourMoves: 'You can:',
    howToMove: `Press **My hand** and a button there, or use ${command('play')}.`,
    waiting: `**My hand** shows your cards. ${command('leave')} lets a computer play for you.`,
    away: `A computer is playing for you. Press **I’m back** or use ${command('join')} to take your seat again.`,
    /** `way`: the button at the table that is for them. */
    watching: (way: string | null) =>
      `You’re watching, so you see only the open cards. To play, ${way === null ? '' : `press **${way}** at the table, `}join another table or open one.`,
  },
};

const together = (worth: string | null) => (worth === null ? '' : ` (${worth} in all)`);

/** What a computer would play, and why. Amounts come ready to print. */
export const hint = {
  /** At most 38 characters. */
  button: 'Hint',
  /** Before the reasons, by who would play it; `move` as its button says it. */
  title: {
    strong: (move) => `Hint: a strong computer would play **${move}**.`,
    normal: (move) => `Hint: a normal computer would play **${move}**.`,
  } satisfies Record<HintStrength, (move: string) => string>,
  only: {
    'last-card': 'It’s your last card.',
    barred: 'It’s the only card you can play.',
  },
  /** `worth`: the points of all these cards together; null if they count for nothing. */
  takes: (taken: CardNames, worth: string | null) => `It takes ${taken}${together(worth)}.`,
  /** The same if it could take in this many ways. */
  takesBest: (taken: CardNames, worth: string | null, ways: number) =>
    `It has ${ways} possible captures; the best is ${taken}${together(worth)}.`,
  alone: 'It goes straight to your captured cards.',
  flipDecides: 'Cards are captured after the flip, so nothing is certain yet.',
  makes: (yaku: string, worth: string) => `That makes **${yaku}** (${worth}).`,
  raises: (yaku: string, worth: string) => `That raises **${yaku}** to ${worth}.`,
  /** `needs`: the cards that it still lacks. */
  nearest: (yaku: string, worth: string, needs: CardNames) =>
    `The nearest yaku is **${yaku}** (${worth}): you need ${needs}.`,
  more: (number: number) => `${plain(number)} more of its cards`,
  /** Where a card lies, beside its name. */
  places: { hand: 'in your hand', field: 'on the field' },
  /** `who` needed only this card for the yaku: it is taken away, or not laid. */
  denies: (card: CardNames, who: People, yaku: string) =>
    `${who} doesn’t get ${card}, the only card they need for ${yaku}.`,
  holds: (card: CardNames, who: People, yaku: string) =>
    `You keep ${card} in your hand: ${who} needs only that card for ${yaku}.`,
  /** `most` card points, at which the round may still be won. */
  lowMan: (most: number) =>
    `You can still win as low man (${count(most, 'card point', 'card points')} or fewer), so avoid points.`,
  nothingTakes: 'None of your playable cards takes anything.',
  keepsWild: (card: CardNames) => `You keep your wild card, ${card}, for later.`,
  /** How many other cards of the month are unseen. */
  monthSeen: {
    0: 'You’ve seen every other card of its month.',
    1: 'Only one other card of its month is still unseen.',
  },
  cheapest: (worth: string) => `It’s your least valuable playable card (${worth}).`,
  stops: (worth: string) => `Shōbu scores ${worth} for certain.`,
  /** The same in Go-Stop. */
  stopWins: (worth: string) => `Stop wins ${worth} for certain.`,
  /** `cards`: how many are left to play. */
  goesOn: (cards: number) => `You have ${count(cards, 'card', 'cards')} left to play for more.`,
  threat: (who: People, yaku: string) => `${who} needs one card for ${yaku}.`,
  /** What this hand should win in play, against what each question costs. */
  promise: {
    /** `cost` null: dropping out is free. */
    entry: (worth: string, cost: string | null) =>
      `This hand should win about ${worth} if played; dropping out costs ${cost ?? 'nothing'}.`,
    chase: (worth: string, least: string) =>
      `This hand should win about ${worth} if played; a chase is worth the risk above ${least}.`,
    chased: (worth: string) =>
      `This hand should win about ${worth} if played; giving way costs nothing.`,
  },
  /** Of that so much, for playing last, and against it, for leading. */
  place: {
    last: (worth: string) => `(This includes about ${worth} for playing last.)`,
    first: (worth: string) => `(This takes off about ${worth} for leading.)`,
  },
  pot: (worth: string) => `(This includes about ${worth} for your chance of the pot.)`,
  potFree:
    'So many players have dropped out that staying wins the pot, or a share of it, without playing.',
  /** On so many imagined deals it left one so much further ahead than `next`. */
  better: (deals: number, lead: string, next: string) =>
    `In ${deals} simulated deals it came out ${lead} better on average than the runner-up, **${next}**.`,
  /** The same, if that may be chance. */
  hardlyBetter: (deals: number, lead: string, next: string) =>
    `In ${deals} simulated deals it was about as good as the runner-up, **${next}** (${lead} better on average, which could be chance).`,
  asGood: (deals: number, next: string) =>
    `In ${deals} simulated deals it was as good as the runner-up, **${next}**.`,
  offer: `**Hint** under your hand, or ${command('hint')}, shows what a strong computer would play.`,
  notYourTurn: 'Hints are available on your turn.',
  withOthers:
    'No hints while other people are playing. Against computers only, you can ask on any turn.',
  rated: 'No hints in rated matches.',
};

const withThat = (by: string): string => (by === '' ? '' : ` with ${by}`);
const after = (outcome: string): string => (outcome === '' ? '' : `: ${outcome}`);

/**
 * How a round ended, told to one of its players in a heading. Amounts come ready to print; `by` lists the
 * yaku that won, and is empty if it was none.
 */
export const result = {
  won: (by: string, change: string) => `You win the round${withThat(by)}: ${change}`,
  /** The reader won the round, and yet pays more than they get. */
  wonPaying: (by: string, amount: string) => `You win the round${withThat(by)}, but pay ${amount}`,
  /** Another won; `outcome`: what that means, or empty. */
  lost: (winner: People, by: string, outcome: string) =>
    `${winner} wins the round${withThat(by)}${after(outcome)}`,
  /** What another's win costs the reader, or brings them: for `outcome`. */
  cost: (amount: string) => `you pay ${amount}`,
  brought: (change: string) => `you get ${change}`,
  /** Their own call of koi-koi did not come off: another scores, or nobody does. */
  calledLost: {
    'koi-koi': (winner, amount, by) =>
      `Your koi-koi failed: ${winner} takes ${amount}${withThat(by)}`,
    sage: (winner, amount, by) => `Your sage failed: ${winner} takes ${amount}${withThat(by)}`,
    go: (winner, amount, by) => `Your go failed: ${winner} takes ${amount}${withThat(by)}`,
  } satisfies Record<Call, (winner: People, amount: string, by: string) => string>,
  calledDrawn: {
    'koi-koi': 'Your koi-koi came to nothing: nobody scores',
    sage: 'Your sage came to nothing',
    go: 'Your go came to nothing: nagari, nobody wins',
  } satisfies Record<Call, string>,
  drawn: 'Nobody scores this round',
  /** In games in which nobody is said to win a round. */
  gained: (change: string) => `This round: ${change}`,
  paid: (amount: string) => `The round costs you ${amount}`,
  even: 'You break even this round',
  satOut: 'You sat this round out',
};
