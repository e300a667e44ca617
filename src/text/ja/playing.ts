import type { PlayingWords } from '../words/playing.ts';

export const PLAYING: PlayingWords = {
  timeLeft: (when) => `⏳ 何もしなければ、${when}にCPUが代わります。`,
  hurry: (when) => `⏰ 残り時間はわずかです。何もしなければ、${when}にCPUが代わります。`,
  playedFor: (who, times, most) =>
    `${who}は時間切れのため、CPUが代わりに打ちました（続けて${times}回。${most}回で席を代わります）。`,
  away: (who) => `${who}の席はCPUが代わっています。「戻りました」を押すと戻れます。`,
  really: (move) => `**${move}**でよろしいですか？`,
  buttons: { back: '戻りました', now: '今できること', sure: 'はい', unsure: '選び直す' },
  youAreBack: 'おかえりなさい。席に戻りました。',
  youAreHere: 'あなたの席です。CPUは代わっていません。',
  now: {
    noTable:
      'このチャンネルに卓はありません。`/hanafuda start` で始められます。遊び方は `/hanafuda help` で見られます。',
    inLobby: '席に着いています。主催者が**開始**を押すと始まります。**退席**で席を離れられます。',
    inLobbyHost:
      'あなたが主催者です。CPUを加え、**ルール設定**を決められます。人数がそろったら**開始**を押してください。',
    atLobby: '席が空いています。**参加**を押すと遊べます。',
    lobbyFull: '満席です。観戦できます。次の対局に参加してください。',
    ended: '対局は終わりました。**再戦**か `/hanafuda start` で次を始められます。',
    yourMoves: 'できること：',
    howToMove: '**手札**を押して選ぶか、`/hanafuda play` で出せます。',
    waiting: '**手札**で札を見られます。`/hanafuda leave` で席を離れるとCPUが代わります。',
    away: 'CPUが代わっています。**戻りました**を押すか、`/hanafuda join` で席に戻れます。',
    watching: '観戦中です。みんなと同じものが見えます。新しい卓なら参加できます。',
  },
};
