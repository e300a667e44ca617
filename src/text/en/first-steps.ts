import type { FirstStepsWords } from '../words/first-steps.ts';

export const FIRST_STEPS: FirstStepsWords = {
  welcome:
    '### Hanafuda\n**Play now** deals three rounds of Koi-Koi against an easy computer: no need to know the rules. Or choose a game below to open a table that others can join.',
  buttons: { playNow: 'Play now' },
  choose: 'Choose a game to open a table',
};
