import { HOLIDAY_LIMITS } from '../../../model/holiday.ts';
import { HOURS } from '../../../model/posting.ts';
import { each } from '../settings.ts';
import type { Words } from '../words.ts';
import { command } from './commands.ts';

export const clocks: Words['clocks'] = {
  '30s': '1手30秒',
  '60s': '1手1分',
  '3m': '1手3分',
  '24h': '1手1日',
  '72h': '1手3日',
  none: '時間制限なし',
};

const MENTIONS = {
  quiet: 'しばらく操作していない人だけ',
  always: '手番のたび',
  never: 'しない',
};

export const settings: Words['settings'] = {
  server: `### サーバーの設定\n変更はすぐに反映されます。シーズンは ${command('leaderboard')} の「シーズン」で終了できます。`,
  person: '### 個人の設定\nすべてのサーバーで有効です。変更はすぐに反映されます。',
  onlyManagers: `サーバーの設定を変えるには「サーバー管理」の権限が必要です。自分の設定は ${command('me')} です。`,
  autoServer: 'サーバーの言語に合わせる',
  autoPerson: '自分のDiscordの言語に合わせる',
  fields: {
    server: {
      language: { name: '言語', line: '全員に表示される文の言語' },
      clock: {
        name: '持ち時間',
        line: '新しい卓の、1手ごとの持ち時間。「時間制限なし」にすると、主催者もそれを選べます',
      },
      channels: {
        name: 'チャンネル',
        line: '卓を開けるチャンネル（スレッドを含む）。未選択なら、すべて',
      },
      tableCap: { name: '卓の数', line: '同時に開ける卓の数' },
      threads: { name: 'スレッド', line: 'いつチャンネルのスレッドに卓を開くか' },
      mentions: { name: 'メンション', line: 'いつ手番の人にメンションするか' },
      pause: {
        name: '局と局の間',
        line: '局の結果を見せてから、次の局の卓を出すまでの時間。参加者は待たずに進められます',
      },
      isRated: { name: 'レート戦', line: '対局の結果でレートが変わります' },
      ratesComputers: {
        name: 'CPU戦もレート対象',
        line: 'CPUのいる対局でもレートが変わり、CPUだけが相手の対局も順位表に入ります',
      },
      ratesFled: { name: '途中退席は最下位', line: '退席したまま戻らなかった人を、最下位にします' },
      hasBadges: { name: '月の数字を表示', line: 'どの札にも、月の数字を付けます' },
      timeZone: {
        name: 'タイムゾーン',
        line: 'サーバーの日付の変わり目（日替わり対局、順位、連続日数）',
      },
      tableRole: {
        name: '卓のお知らせロール',
        line: '卓が開くと、このロールにメンションします。メンバーは卓の一覧のボタンで受け取れます',
      },
      championRole: {
        name: '優勝者のロール',
        line: 'シーズンを終えたとき1位の人に付け、前の優勝者から外します',
      },
      logChannel: {
        name: 'ログチャンネル',
        line: '全データの削除予定など、管理者へのお知らせを送るチャンネル。未選択なら、サーバー所有者にDMで送ります',
      },
      boardChannel: {
        name: '順位表のチャンネル',
        line: '今シーズンの順位表を自動で投稿するチャンネル。未選択なら、投稿しません',
      },
      boardEvery: {
        name: '順位表の投稿',
        line: '投稿の頻度（サーバーのタイムゾーンで午前9時）',
      },
      dailyChannel: {
        name: '日替わり対局のチャンネル',
        line: '日替わり対局と前日の上位3人を投稿するチャンネル。未選択なら、投稿しません',
      },
      dailyHour: { name: '日替わり対局の投稿', line: '投稿の時刻（サーバーのタイムゾーン）' },
      holidayDays: {
        name: '不在の日数',
        line: '1手に何日もかける対局で、持ち時間を止められる日数（1年間）',
      },
    },
    person: {
      language: { name: '言語', line: '自分だけに表示される文の言語' },
      mentions: { name: 'メンション', line: 'いつ自分にメンションするか' },
      names: {
        name: '札と役の名前',
        line: '自分に表示される札と役の書き方（漢字・ローマ字・英語）',
      },
      lessons: {
        name: '練習の局',
        line: 'CPUと初めて打つ前に、3手だけ練習します（ゲームの種類ごとに一度）',
      },
      badges: { name: '月の数字', line: '自分に表示される札に、月の数字を付けるか' },
      profile: { name: 'プロフィール', line: '自分のプロフィールを誰に見せるか' },
      turnMessages: {
        name: '手番をDMで知らせる',
        line: '1手に何日もかける対局では、メンションの代わりにダイレクトメッセージで知らせます',
      },
      confirms: { name: '打つ前に確認', line: '打つ前に「よろしいですか？」と確かめます' },
    },
  },
  choices: {
    server: {
      clock: clocks,
      threads: {
        taken: 'チャンネルに卓があるとき',
        always: 'いつも',
        never: '開かない（1チャンネルに1卓）',
      },
      mentions: MENTIONS,
      holidayDays: each(HOLIDAY_LIMITS, (days) => (days === '0' ? 'なし' : `${days}日`)),
      boardEvery: { week: '毎週月曜日', month: '毎月1日' },
      dailyHour: each(HOURS, (hour) => `${hour}時`),
      pause: { '0': '間を置かない', '5': '5秒', '10': '10秒', '20': '20秒', '60': '1分' },
    },
    person: {
      names: {
        auto: '言語に合わせる',
        english: '英語：Pine · Crane',
        romaji: 'ローマ字：Matsu ni tsuru',
        kanji: '漢字：松に鶴',
      },
      lessons: {
        yaku: '役だけのゲーム（こいこいなど）',
        points: '札も点になるゲーム（花合わせなど）',
        late: 'ゴーストップとマッゴ',
      },
      profile: {
        board: 'ほかの人には順位表の内容だけ',
        server: 'サーバーの全員にすべて',
        me: '自分だけ',
      },
      badges: {
        auto: '初めのうちは付け、あとはサーバーの設定に合わせる',
        on: 'いつも付ける',
        off: '付けない',
      },
      mentions: {
        server: 'サーバーの設定に合わせる',
        ...MENTIONS,
        quiet: 'しばらく操作していないときだけ',
      },
    },
  },
  heading: ({ name, line }) => `**${name}**：${line}`,
  everywhere: 'すべてのチャンネル',
  zone: (name) => `${name}（変えるには ${command('settings')} の「タイムゾーン」を使います）`,
  noSuchZone: (typed) =>
    `「${typed}」というタイムゾーンはありません。Asia/Tokyo のように、入力中に出る一覧から選んでください。`,
  noneOfThem: '練習しない',
  changes: (lines) => ['-# 最近の変更', ...lines.map((line) => `-# ${line}`)].join('\n'),
  changed: ({ who, at, what }) => `${at}・${what}${who === null ? '' : `・${who}`}`,
  deletionAsked: '全データの削除：依頼',
  deletionUndone: '全データの削除：取り消し',
  nowhere: 'チャンネルなし',
  noRole: 'ロールなし',
  roleProblems: {
    gone: 'このロールはもうありません。ほかのロールを選んでください。',
    managed: 'このロールはDiscordかほかのアプリが管理しているため、付けられません。',
    powerful:
      '@everyone より多くの権限があるロールは付けません。ロールの権限を外すか、ほかのロールを選んでください。',
    noPermission:
      'まだ付けられません。ボットに「ロールの管理」の権限を付けてください（サーバー設定→ロール→このボットのロール）。',
    tooHigh:
      'まだ付けられません。このボットのロールを、このロールより上に移してください（サーバー設定→ロール）。',
    silent:
      '通知が届きません。「このロールに対して@mentionを許可する」をオンにしてください（サーバー設定→ロール）。',
    failed: 'Discordに受け付けられませんでした。手動で付けるか、あとでもう一度お試しください。',
  },
  cannotPost: (channels) =>
    `${channels}に投稿できません。「チャンネルを見る」「メッセージを送信」「ファイルを添付」の権限が必要です。`,
  anyNumber: '制限なし',
  atMost: (tables) => `${tables}卓まで`,
  switched: (field, isOn) => `${field}：${isOn ? 'オン' : 'オフ'}`,
};
