import type { Words } from '../words.ts';

export const FIRST_STEPS: Words['firstSteps'] = {
  welcome:
    '### 花札\n「すぐに遊ぶ」を押すと、3手の練習のあと、弱いCPUとこいこいを3局打てます。みんなで遊ぶときは、下からゲームを選んで卓を開いてください。',
  buttons: { playNow: 'すぐに遊ぶ' },
  choose: 'ゲームを選んで卓を開く',
};
