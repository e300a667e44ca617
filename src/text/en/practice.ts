import type { PracticeWords } from '../words/practice.ts';
import { command } from './bot.ts';

export const PRACTICE: PracticeWords = {
  note: `-# Practice: only you see this, and it counts for nothing. ${command('practice')} shows it again.`,
  ended: `This practice is over. ${command('practice')} begins another.`,
  instead: (current, other) =>
    `You’re still practising ${current}. If you begin ${other}, that match ends.`,
  buttons: {
    again: 'Again',
    goOn: (game) => `Go on with ${game}`,
    begin: (game) => `Begin ${game}`,
  },
};
