import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';
import { command } from './commands.ts';

export const moves: Words['moves'] = {
  take: (card) => `${card}を取る`,
  takeStack: (plant) => `${plant}の3枚を取る`,
  hiki: (plant) => `引き：${plant}の4枚を取る`,
  leave: '取らずに場に残す',
  stay: '出る',
  stayOn: '残る',
  drop: (cost) => `降りる（${cost || '支払いなし'}）`,
  yield: '抜ける（支払いなし）',
  chase: '追う',
  pass: '追わない',
  claim: {
    replacement: (cards) => `${cards}枚取り替える`,
    redeal: () => '配り直しを求める',
    draw: () => '引き分けにする',
    chongtong: (_, score) => `4枚を見せる（${score}で勝ち）`,
  },
  decline: {
    replacement: '取り替えない',
    redeal: 'このまま始める',
    draw: '引き分けにしない',
    chongtong: 'このまま続ける',
  },
  calls: { 'koi-koi': 'こいこい（続ける）', sage: 'サゲ（続ける）', go: 'ゴー（続ける）' },
  cancel: (score) => `取り消す（${score}で終わる）`,
  shobu: (score) => `勝負（${score}で上がる）`,
  stop: (score) => `ストップ（${score}で勝ち）`,
  bomb: (plant) => `ポクタン：手札の${plant}すべて`,
  shake: (card) => `フンドゥルギ：${card}`,
  flip: '札を出さずにめくる',
  playTakes: (card, taken) => `${card}：${taken}を取る`,
  playChoice: (card) => `${card}：取る札を選ぶ`,
  playMayTake: (card, taken) => `${card}：${taken}を取れる`,
  playLays: (card) => `${card}：場に捨てる`,
  burdened: (card, yaku, who) => `${card}：${who}の「${yaku}」の背負い札`,
  promised: (card, other) => `${card}：先に${other}を出す`,
  mustMatch: (card) => `${card}：取れる札を先に出す`,
  burdenedWhy: (yaku, who) =>
    `背負い札です。${who}の「${yaku}」があと1枚で完成するため、出せません。`,
  promisedWhy: (other) => `2枚持ちで約束した${other}を先に出してください。`,
  returned: (card) => `${card}：止められたので別の札を出す`,
  returnedWhy: 'この手番で止められたため、別の札を出します。',
  mustMatchWhy: 'ほかに取れる札があるため、今は出せません。',
};

export const turns: Words['turns'] = {
  entry: (who) => `${who}が、出るか降りるかを決めています。`,
  play: (who) => `${who}の手番です。`,
  capture: (who, card) => `${who}が、${card}で取る札を選んでいます。`,
  chase: (who) => `${who}は追い込みです。追うこともできます。`,
  chased: (who, by) => `${by}が追っています。${who}が、残るか抜けるかを決めています。`,
  offer: {
    replacement: (who) =>
      `${who}は、同じ月の札が3枚以上あるので、取り替えるかどうかを決めています。`,
    redeal: (who) => `${who}は、同じ月の札が4枚あるので、配り直しを求めるかどうかを決めています。`,
    draw: (who) => `${who}は手がらす三十なので、引き分けにするかどうかを決めています。`,
    chongtong: (who) => `${who}が、同じ月の4枚を見せて勝つか、続けるかを決めています。`,
  },
  calls: {
    'koi-koi': (who) => `${who}が、こいこいか勝負かを決めています。`,
    sage: (who) => `${who}が、サゲか勝負かを決めています。`,
    go: (who) => `${who}が、ゴーかストップかを決めています。`,
  },
  over: '対局は終わりました。',
  askEntry: (cost) =>
    cost === ''
      ? 'この局に出ますか？降りても支払いはありません。'
      : `この局に出ますか？降りると${cost}を払います。`,
  askPlay: 'あなたの手番です。札を1枚出してください。',
  askFlip: 'あなたの手番です。手札がないので、山札を1枚めくってください。',
  askCapture: (card) => `${card}で取る札を選んでください。`,
  askChase:
    '追い込みです。追うと、出ている3人のうち1人が抜けて、代わりに打てます。ただし札の点が100点に届かないと、その人に20点払います。追いますか？',
  askChased: (by) => `${by}が追っています。残りますか、抜けますか？抜けても支払いはありません。`,
  askOffer: {
    replacement:
      '同じ月の札が3枚以上あります。3枚なら1枚、4枚なら2枚を山札と取り替えられます。入れ替わる札は選べません。取り替えますか？',
    redeal: '同じ月の札が4枚あります。配り直しを求めますか？',
    draw: '手がらす三十です。引き分けにすると、誰の点も数えず、この局を配り直します。引き分けにしますか？',
    chongtong:
      '同じ月の札が4枚そろっています（チョントン、총통）。見せてすぐに勝ちますか、それとも隠したまま続けますか？',
  },
  askCalls: {
    'koi-koi': (score) => `役ができました。勝負なら${score}です。こいこいで続けますか？`,
    sage: (score) => `役ができました。勝負なら${score}です。サゲで続けますか？`,
    go: (score) =>
      `ゴーかストップか？ストップなら${score}で勝ち、ゴーなら続けてさらに上を狙います。`,
  },
  askPlayOrCancel:
    'あなたの手番です。札を1枚出すか、サゲを取り消して、役の半分で局を終えてください。',
  stakes: {
    made: (list) => `あなたの役：${list}`,
    near: (list) => `あと1枚でできる役：${list}`,
    theirs: (who, list) => `${who}の役：${list}`,
    theirsNear: (who, list) => `${who}があと1枚でできる役：${list}`,
    oneOf: (count) => `${count}枚のどれか`,
  },
  notYou: 'まだあなたの手番ではありません。',
  satOut: 'この局はお休みです。次の局で、出るかどうかをまた選べます。',
};

export const money: Words['money'] = {
  points: (points) => `${plain(points)}点`,
  plainMon: (mon) => `${plain(mon)}文`,
  ken: (ken) => `${plain(ken)}間`,
  hai: (hai) => `${hai}ハイ`,
  kan: (kan) => `${plain(kan)}貫`,
  mon: (mon) => `${mon}文`,
  kanAndMon: (kan, mon) => `${plain(kan)}貫${mon}文`,
  bills: (points) => `${plain(points)}点`,
  shares: (shares) => `${plain(shares)}口`,
  victories: (rounds) => `${plain(rounds)}勝`,
  stones: (white, black) =>
    [white && `白${white}`, black && `黒${black}`].filter(Boolean).join('・'),
  noStones: '石なし',
};

export const lobby: Words['lobby'] = {
  alt: (game, native) => `${game}（${native}）の卓`,
  seat: (number, name, note) =>
    note === '' ? `${number}番：${name}` : `${number}番：${name}（${note}）`,
  free: '空席',
  host: '主催',
  invited: '招待中',
  seats: (counts) => [counts[0], ...counts.slice(1).slice(-1)].join('～'),
  rules: (list) => `ルール：${list}`,
  waiting: (missing) => `あと${missing}人必要です。「参加」を押すか、主催者がCPUを加えてください。`,
  ready: (host) => `${host}が「開始」を押すと始まります。`,
};

export const refusals: Words['refusals'] = {
  'no-such-game': ({ game, games }) =>
    `「${game}」というゲームはありません。遊べるゲーム：${games}。`,
  'channel-taken': ({ game, status }) =>
    status === 'open'
      ? `このチャンネルでは${game}の参加者を募集中です。参加するか、別のチャンネルで始めてください。`
      : `このチャンネルでは${game}の対局中です。終わるのを待つか、別のチャンネルで始めてください。${command('practice')} なら、1人でいつでも遊べます。`,
  'channel-not-allowed': ({ channels }) =>
    `このサーバーでは次のチャンネルで遊べます：${channels}。そちらで始めてください。`,
  'too-many-tables': ({ cap }) =>
    `このサーバーで同時に開ける卓は${cap}卓までで、空きがありません。${command('table')} の「一覧」で見られます。`,
  'too-many-lobbies': ({ cap }) =>
    `すでに${cap}卓で募集中です。どれかを始めるか、${command('leave')} で退席してから開いてください。`,
  'too-many-own-tables': ({ cap }) =>
    `募集中の卓とCPUだけが相手の卓は、合わせて${cap}卓までです。どれかを終えるか、${command('leave')} で退席してから開いてください。`,
  'no-table': () => `このチャンネルに卓はありません。${command('start')} で始められます。`,
  full: ({ seated }) => `満席です（${seated}人）。別のチャンネルで始めることもできます。`,
  'seats-kept': ({ host }) =>
    `空いている席は、招待された人のためのものです。しばらく待つか、主催者の${host}さんに頼んでください。`,
  'counted-in': () =>
    'もう受け付けています。この対局か次の対局で、空いた席に着けます。卓の「この対局」で取り消せます。',
  'not-invited': () => 'この卓には招待されていません。',
  'already-seated': ({ status }) =>
    status === 'open'
      ? 'この卓にはもう参加しています。ほかの人をお待ちください。'
      : 'すでに参加しています。「手札」を押すと自分の札が見られます。',
  barred: ({ host }) =>
    `主催者の${host}があなたをこの卓から外しました。次の対局には参加できます。別のチャンネルで始めることもできます。`,
  'no-such-player': () => 'その人はもう退席しています。何も変わっていません。',
  'not-seated': ({ status }) =>
    status === 'open'
      ? 'まだ参加していません。「参加」を押してください。'
      : `この対局には参加していません。退席した場合は ${command('join')} で戻れます。`,
  'not-host': ({ host }) => `これは主催者だけができます。主催者は${host}です。`,
  'not-open': () => 'もう始まっているため、席とルールは変えられません。次の対局をお待ちください。',
  'not-playing': ({ host }) => `まだ始まっていません。${host}が「開始」を押すと始まります。`,
  'too-few': ({ game, seats, seated }) =>
    `${game}には${seats}人必要ですが、今は${seated}人です。参加者を待つか、CPUを加えてください。`,
  'no-computer': () => '外せるCPUはいません。',
  'bad-seats': ({ game, seats }) =>
    `${game}は${seats}人で遊ぶゲームです。その人数を選んでください。`,
  'seats-taken': ({ seated }) =>
    `もう${seated}人が参加しているため、それより少なくできません。先に参加者を外してください。`,
  'clock-needed': () => 'このサーバーの卓には持ち時間が必要です。どれかを選んでください。',
  'not-your-turn': () => '今はあなたの手番ではありません。',
  stale: () => 'そのボタンの表示は古くなっています。何も変わっていません。',
  illegal: () => '今はその手は打てません。手札の下のボタンから選んでください。',
  'not-silent': () => 'その人は、もう打ったか退席しています。何も変わっていません。',
  'may-not-stop': ({ host }) =>
    `この対局を中止できません。${host}か、チャンネルの管理者に頼んでください。`,
  'needs-votes': () =>
    'もう札が出ているため、中止になるのは、残っている全員が賛成したときか、期限までに誰も反対しなかったときだけです。',
  'already-agreed': () => 'すでに中止に賛成しています。ほかの人の賛成を待っています。',
  'not-agreed': () => '中止の提案はもうありません。対局は続いています。',
  'not-over': () => 'この対局はまだ終わっていないため、再戦できません。',
  'bad-option': ({ problems }) => problems,
  over: ({ status }) =>
    status === 'stopped'
      ? `この対局は中止されました。${command('start')} で新しく始められます。`
      : `この対局は終わりました。${command('start')} で新しく始められます。`,
  'played-before': () =>
    'この配札は、データを削除する前にもう打っています。明日、次の配札があります。',
  'past-deal': () =>
    `これは、ここでは今日の配札ではありません。今日の配札は ${command('daily')} で打てます。`,
  repeated: () => 'その操作はもう済んでいます。',
};

export const problems: Words['problems'] = {
  unknownOption: (option, known) =>
    `「${option}」というルールはありません。指定せずに卓を開いて「卓の設定…」を押すか、次から選んでください：${known}。`,
  unknownValue: (option, value, choices) =>
    value === ''
      ? `「${option}」の値を指定してください。選べる値：${choices}。`
      : `「${option}」に「${value}」は選べません。選べる値：${choices}。`,
  otherSeats: (option, seats) =>
    `「${option}」は${seats}人で遊ぶときだけのルールです。先に人数を選んでください。`,
  otherRule: (option, of, values) =>
    `「${option}」は、「${of}」が次のどれかのときだけのルールです：${values}。先にそちらを選んでください。`,
};
