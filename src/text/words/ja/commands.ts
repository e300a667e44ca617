import { commandMarks, described } from '../commands.ts';
import type { Words } from '../words.ts';

const PERSON = ['プレイヤー', '見たい人（省くと自分）'] as const;
const ONE_GAME = ['ゲーム', 'このゲームだけ（省くとすべてのゲーム）'] as const;

export const COMMANDS: Words['commands'] = {
  hanafuda: { name: '花札', description: '各地の花札をこのチャンネルで遊べます' },
  settings: described(
    '花札設定',
    'このサーバーの花札の設定を変えます（「サーバー管理」の権限が必要）',
    {
      'time-zone': ['タイムゾーン', 'サーバーのタイムゾーン（例：Asia/Tokyo）'],
    },
  ),
  menus: { challenge: '花札に誘う', profile: '花札のプロフィール' },
  subcommands: {
    start: described('開始', 'このチャンネルで参加者を募集します', {
      game: ['ゲーム', '遊ぶゲーム（省くと、すぐに遊ぶか、一覧から選べます）'],
      players: ['人数', '遊ぶ人数（省くとそのゲームの標準）'],
      invite: ['招待', '席を空けておく人（@メンションで）'],
      rules: ['ルール', 'ルールの変更（例：局数=3）'],
    }),
    practice: described('練習', 'どこでもCPUを相手に練習できます（ほかの人には見えません）', {
      game: ['ゲーム', '練習するゲーム（省くと前回と同じ）'],
      strength: ['強さ', 'CPUの強さ（省くと前回と同じ）'],
    }),
    daily: described('日替わり対局', '今日の配札で打ちます（配札は全員同じ、一度だけ）', {
      show: ['表示', '順位を見る（省くと手札か自分の結果）'],
    }),
    join: described('参加', 'このチャンネルの卓に参加するか、自分の席に戻ります'),
    leave: described('退席', '卓から退席します（対局中はCPUが代わりに打ちます）', {
      table: ['卓', '退席する卓（複数の卓に参加しているとき）'],
    }),
    hand: described('手札', '自分の手札と、今できることを見ます（ほかの人には見えません）'),
    play: described('出す', '名前を選んで札を出すか、質問に答えます', {
      card: ['札', '出す札、または答え（一覧から選びます）'],
      take: ['取る札', '取る札（選べるとき）'],
    }),
    hint: described(
      'ヒント',
      '強いCPUならどう打つか、理由と一緒に見ます（レート戦でないCPU戦だけ）',
    ),
    table: described('卓を表示', '卓をチャンネルの一番下に表示し直すか、卓の一覧を見ます', {
      all: ['一覧', 'このサーバーの募集中・対局中の卓をすべて見ます'],
    }),
    stop: described('中止', 'この対局を中止するか、中止を提案します'),
    rules: described('ルール', 'ゲームのルールと役を見ます', {
      game: ['ゲーム', 'ルールを見るゲーム（省くとこの卓のゲーム）'],
    }),
    leaderboard: described('順位', 'このサーバーの順位表とシーズンを見ます', {
      game: ONE_GAME,
      period: ['期間', '期間（省くと今シーズン）'],
      sort: ['並び順', '並び順（省くと勝ち数）'],
      season: ['シーズン', 'シーズンの番号'],
    }),
    profile: described('プロフィール', '自分やほかの人のレート、成績、実績を見ます', {
      person: PERSON,
    }),
    history: described('対局記録', 'これまでの対局を1手ずつ見返します', {
      person: PERSON,
      game: ONE_GAME,
      code: ['コード', 'このコードの対局を開きます（例：K3M9-7QXT）'],
    }),
    me: described('個人設定', '自分の設定（言語・札の名前など）、不在の届け出、自分のデータ', {
      away: [
        '不在',
        '不在の日数か戻る日（例：7、2026-12-03）。1手に何日もかける対局の持ち時間が止まります',
      ],
    }),
    help: described('遊び方', '遊び方と、このボットについて'),
  },
};

export const command = commandMarks(COMMANDS);
