import type { Language } from './yaku-words.ts';

/** What is said alike of most games. */
interface CommonWords {
  /** What a turn is, in two sentences. */
  readonly turn: string;
  /** Who wins. */
  readonly end: string;
  /** The house rule that sets the length of a match, and its choices. */
  readonly length: { readonly name: string; readonly sentence: string };
  rounds(many: number): string;
}

export const COMMON: Readonly<Record<Language, CommonWords>> = {
  en: {
    turn: 'Play a card: it takes a card of the same month from the field, or stays there. Then flip one from the pile, which does the same.',
    end: 'The player with the most points after the last round wins.',
    length: { name: 'Rounds', sentence: 'How many rounds a match has.' },
    rounds: (many) => (many === 1 ? 'one round' : `${many} rounds`),
  },
  ja: {
    turn: '手札を1枚出し、場にある同じ月の札を取ります。なければ場に置きます。続いて山札を1枚めくり、同じようにします。',
    end: '最後の局のあと、点の多い人が優勝です。',
    length: { name: '局数', sentence: '何局で対局を終えるか。' },
    rounds: (many) => `${many}局`,
  },
  ko: {
    turn: '손패 1장을 내서 바닥에 있는 같은 달 패를 먹고, 없으면 바닥에 내려놓아요. 그다음 더미에서 1장을 뒤집어 똑같이 해요.',
    end: '마지막 판이 끝나고 점수가 가장 많은 사람이 이겨요.',
    length: { name: '판수', sentence: '한 게임을 몇 판으로 할까요?' },
    rounds: (many) => `${many}판`,
  },
};
