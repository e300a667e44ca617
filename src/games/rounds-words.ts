import type { OptionWords } from './words.ts';

type RoundsWords = OptionWords<'12' | '6' | '3'>;

/** The house rule of most games that sets the length of a match. */
export const ROUNDS_EN: RoundsWords = {
  name: 'Rounds',
  sentence: 'How many rounds a match has.',
  choices: { '12': '12 rounds', '6': '6 rounds', '3': '3 rounds' },
};

export const ROUNDS_JA: RoundsWords = {
  name: '局数',
  sentence: '何局で対局を終えるか。',
  choices: { '12': '12局', '6': '6局', '3': '3局' },
};

export const ROUNDS_KO: RoundsWords = {
  name: '판수',
  sentence: '한 게임을 몇 판으로 할까요?',
  choices: { '12': '12판', '6': '6판', '3': '3판' },
};
