import { command } from './bot.ts';

/** What is said around a match that one person plays for themselves. Names come ready to print. */
export const PRACTICE = {
  /** Above the hand when it is asked for. */
  note: `-# Practice: only you see this, and it counts for nothing. ${command('practice')} shows it again.`,
  /** In place of the hand of a match that was left. */
  ended: `This practice is over. ${command('practice')} begins another.`,
  /** Asks whether `other` is to take the place of the game that goes on. */
  instead: (current: string, other: string) =>
    `You’re still practising ${current}. If you begin ${other}, that match ends.`,
  /** At most 38 characters each, but for the names of games. */
  buttons: {
    /** Another match like the one that is over. */
    again: 'Again',
    /** Stays with the game that goes on. */
    goOn: (game: string) => `Go on with ${game}`,
    begin: (game: string) => `Begin ${game}`,
  },
};
