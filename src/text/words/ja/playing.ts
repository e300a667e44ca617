import type { Words } from '../words.ts';
import { command } from './bot.ts';

export const PLAYING: Words['playing'] = {
  timeLeft: (when) => `⏳ このままだと、${when}にCPUが代わりに打ちます。`,
  gone: (others) =>
    `${others} いま番のプレイヤーは、Discordのアカウントを削除しています。その席をCPUに任せられます。`,
  hurry: (when) => `⏰ まもなく時間切れです。${when}にCPUが代わりに打ちます。`,
  nextAutomatically: '次の局は自動で始まります。',
  playedFor: (who, times, most) =>
    `${who}は時間切れのため、CPUが代わりに打ちました（連続${times}回目。${most}回続くとCPUに交代します）。`,
  away: (who) => `CPUが${who}の代わりに打っています。「戻りました」を押すと戻れます。`,
  really: (move) => `**${move}**でよろしいですか？`,
  buttons: {
    back: '戻りました',
    replace: (who) => `${who}の席をCPUに任せる`,
    now: '今できること',
    sure: 'これでよい',
    unsure: '取りやめ',
  },
  youAreBack: 'おかえりなさい。席に戻りました。',
  youAreHere: 'ここはあなたの席です。',
  now: {
    noTable: `このチャンネルに卓はありません。${command('start')} で始められます。遊び方は ${command('help')} で見られます。`,
    inLobby:
      '席に着いています。主催者が「開始」を押すと始まります。参加をやめるには「退席」を押してください。',
    inLobbyHost:
      'あなたが主催者です。CPUを加え、「ルール設定」を決められます。人数がそろったら「開始」を押してください。',
    atLobby: '席が空いています。「参加」を押すと遊べます。',
    lobbyFull: '満席です。観戦して、次の対局に参加できます。',
    ended: `対局は終わりました。「再戦」か ${command('start')} で次を始められます。`,
    yourMoves: 'できること：',
    howToMove: `「手札」を押して選ぶか、${command('play')} で出せます。`,
    waiting: `「手札」で札を見られます。${command('leave')} で退席すると、CPUが代わりに打ちます。`,
    away: `CPUが代わりに打っています。「戻りました」を押すか、${command('join')} で席に戻れます。`,
    watching: '観戦中です。手札は見えません。新しい卓なら参加できます。',
  },
};
