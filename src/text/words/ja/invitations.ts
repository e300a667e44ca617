import type { Words } from '../words.ts';
import { command } from './bot.ts';

export const INVITATIONS: Words['invitations'] = {
  buttons: { invite: '招待する', decline: '招待を断る' },
  ask: (minutes) =>
    `誰を招待しますか？卓でメンションし、${minutes}分間（または「開始」を押すまで）席を空けておきます。`,
  choose: '招待する人を選ぶ',
  kept: (who, when) => `*${who}さんを招待中（${when}まで）*`,
  done: (who) => `招待しました：${who}。取り消すには「席と持ち時間」を使います。`,
  cannot: (who) =>
    `招待できませんでした（サーバーにいない、このチャンネルが見えない、またはボットです）：${who}`,
  unmentioned: '招待するには、@と名前を入力し、一覧から人を選んでください。',
  yourself: `自分を誘うことはできません。一人で遊ぶときは ${command('practice')} を使います。`,
  listed: (who) => `${who}（招待中）`,
};
