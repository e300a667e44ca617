import type { FirstStepsWords } from '../words/first-steps.ts';

export const FIRST_STEPS: FirstStepsWords = {
  welcome:
    '### Hanafuda\n**Play now** shows you how in three turns, then deals three rounds of Koi-Koi against an easy computer. Or choose a game below to open a table that others can join.',
  buttons: { playNow: 'Play now' },
  choose: 'Choose a game to open a table',
};
