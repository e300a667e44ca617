import type { Words } from '../words.ts';

const PERSON = { name: 'プレイヤー', description: '見たい人（省くと自分）' };
const ONE_GAME = { name: 'ゲーム', description: 'このゲームだけ（省くとすべてのゲーム）' };

export const COMMANDS: Words['commands'] = {
  hanafuda: { name: '花札', description: '各地の花札をこのチャンネルで遊べます' },
  settings: {
    name: '花札設定',
    description: 'このサーバーの花札の設定を変えます（「サーバー管理」の権限が必要）',
    options: {
      'time-zone': {
        name: 'タイムゾーン',
        description: 'サーバーのタイムゾーン（例：Asia/Tokyo）',
      },
    },
  },
  menus: { challenge: '花札に誘う', profile: '花札のプロフィール' },
  subcommands: {
    start: {
      name: '開始',
      description: 'このチャンネルで参加者を募集します',
      options: {
        game: {
          name: 'ゲーム',
          description: '遊ぶゲーム（省くと、すぐに遊ぶか、一覧から選べます）',
        },
        players: { name: '人数', description: '遊ぶ人数（省くとそのゲームの標準）' },
        invite: { name: '招待', description: '席を空けておく人（@メンションで）' },
        rules: { name: 'ルール', description: 'ルールの変更（例：局数=3）' },
      },
    },
    practice: {
      name: '練習',
      description: 'どこでもCPUを相手に練習できます（ほかの人には見えません）',
      options: {
        game: { name: 'ゲーム', description: '練習するゲーム（省くと前回と同じ）' },
        strength: { name: '強さ', description: 'CPUの強さ（省くと前回と同じ）' },
      },
    },
    daily: {
      name: '日替わり対局',
      description: '今日の配札で打ちます（配札は全員同じ、一度だけ）',
      options: { show: { name: '表示', description: '順位を見る（省くと手札か自分の結果）' } },
    },
    join: { name: '参加', description: 'このチャンネルの対局に参加します' },
    leave: {
      name: '退席',
      description: '卓から退席します（対局中はCPUが代わりに打ちます）',
      options: {
        table: { name: '卓', description: '退席する卓（複数の卓に参加しているとき）' },
      },
    },
    hand: {
      name: '手札',
      description: '自分の手札と、今できることを見ます（ほかの人には見えません）',
    },
    play: {
      name: '出す',
      description: '名前を選んで札を出すか、質問に答えます',
      options: {
        card: { name: '札', description: '出す札、または答え（一覧から選びます）' },
        take: { name: '取る札', description: '取る札（選べるとき）' },
      },
    },
    hint: {
      name: 'ヒント',
      description: '強いCPUの手と理由を見ます（CPUだけを相手にした、レート戦でない対局）',
    },
    table: {
      name: '卓を表示',
      description: '卓をチャンネルの一番下に表示し直すか、卓の一覧を見ます',
      options: {
        all: { name: '一覧', description: 'このサーバーの募集中・対局中の卓をすべて見ます' },
      },
    },
    stop: { name: '中止', description: 'この対局を中止するか、中止を提案します' },
    rules: {
      name: 'ルール',
      description: 'ゲームのルールと役を見ます',
      options: {
        game: { name: 'ゲーム', description: 'ルールを見るゲーム（省くとこの卓のゲーム）' },
      },
    },
    leaderboard: {
      name: '順位',
      description: 'このサーバーの順位表とシーズンを見ます',
      options: {
        game: ONE_GAME,
        period: { name: '期間', description: '期間（省くと今シーズン）' },
        sort: { name: '並び順', description: '並び順（省くと勝ち数）' },
        season: { name: 'シーズン', description: 'シーズンの番号' },
      },
    },
    profile: {
      name: 'プロフィール',
      description: '自分やほかの人のレート、成績、達成を見ます',
      options: { person: PERSON },
    },
    history: {
      name: '対局記録',
      description: 'これまでの対局を1手ずつ見返します',
      options: {
        person: PERSON,
        game: ONE_GAME,
        code: { name: 'コード', description: 'このコードの対局を開きます（例：K3M9-7QXT）' },
      },
    },
    me: {
      name: '個人設定',
      description: '自分の設定（言語・札の名前など）、不在の届け出、自分のデータ',
      options: {
        away: {
          name: '不在',
          description:
            '不在の日数か戻る日（例：7、2026-12-03）。1手に何日もかける対局の持ち時間が止まります',
        },
      },
    },
    help: { name: '遊び方', description: '遊び方と、このボットについて' },
  },
};
