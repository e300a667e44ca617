import type { FirstStepsWords } from '../words/first-steps.ts';

export const FIRST_STEPS: FirstStepsWords = {
  welcome:
    '### 花札\n「すぐに遊ぶ」を押すと、弱いCPUとこいこいを3局打てます。ルールを知らなくても大丈夫です。みんなで遊ぶときは、下からゲームを選んで卓を開いてください。',
  buttons: { playNow: 'すぐに遊ぶ' },
  choose: 'ゲームを選んで卓を開く',
};
