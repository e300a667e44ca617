import type { LessonTurn } from '../facts.ts';
import type { Words } from '../words.ts';
import { command } from './commands.ts';

export const firstSteps: Words['firstSteps'] = {
  welcome:
    '### 花札\n「すぐに遊ぶ」を押すと、3手の練習のあと、弱いCPUとこいこいを打てます。ほかの人には見えません。みんなで遊ぶときは、下からゲームを選んで卓を開いてください。',
  buttons: { playNow: 'すぐに遊ぶ' },
  choose: 'ゲームを選んで卓を開く',
};

const match = ({ card, taken }: LessonTurn) =>
  `**同じ月の札どうしが合います。** 札の隅の金色の数字が月です。${card}を出して、${taken}を取りましょう。`;

const pile = ({ card }: LessonTurn) =>
  `2枚とも、あなたの取り札です。**そのあと山札を1枚めくり**、同じ月の札を取りました。CPUも同じように打ちました。次は${card}です。場の2枚と合います。`;

export const lesson: Words['lesson'] = {
  buttons: {
    begin: '練習の局',
    offer: '初めて？3手で覚える',
    skip: 'スキップ',
    finish: '自分の手札へ',
    end: '終わる',
  },
  title: (turn, turns) => `### 練習の局・${turns}手のうち${turn}手目`,
  practice: '**これは練習用の札です。** 自分の札は、このあとの対局で配られます。',
  inPicture: '練習',
  asks: {
    yaku: [
      match,
      pile,
      ({ taken }) =>
        `**2枚あるときは、どちらかを選びます。** いろいろな役に使える${taken}を取りましょう。`,
      ({ card, taken }) =>
        `**点になるのは、取り札の組み合わせ（役）だけ**です。盃と${taken}で役ができます。${card}を出しましょう。`,
    ],
    points: [
      match,
      pile,
      ({ taken }) =>
        `**2枚あるときは、どちらかを選びます。** 取り札は点になり、ここでは光が20点、カスが1点です。${taken}を取りましょう。`,
      ({ card, taken }) =>
        `**取り札の組み合わせ（役）は、さらに点になります。** 鶴と鳳凰と${taken}で役ができます。${card}を出しましょう。`,
    ],
    late: [
      match,
      ({ card }) =>
        `2枚は**山札を1枚めくるまで場で待ち**、それからあなたの取り札になりました。めくった札も同じ月だと、3枚とも場に残ります（ポク）。次は${card}です。場の2枚と合います。`,
      ({ taken }) =>
        `**2枚あるときは、どちらかを選びます。** 光、タネ、短冊、カス（ピ）は、それぞれ枚数がそろうと点になります。${taken}を取りましょう。`,
      ({ card, taken }) =>
        `**役も点になります。** 鶯と不如帰と${taken}でコドリです。${card}を出しましょう。`,
    ],
  },
  press: (button) => `「**${button}**」を押してください。`,
  koiKoi: {
    call: (yaku, worth) =>
      `**${yaku}、${worth}！** **勝負**なら局が終わり、点が入ります。**こいこい**なら続けて高い点を狙えますが、CPUが先に役を作って勝負すると、点は入りません。どちらかを押してください。`,
    stopped: (worth) => `勝負して、${worth}が入りました。`,
    playsOn: '強気ですね。このあとは、あなたもCPUも、次の役を狙って続けます。',
  },
  goStop: {
    call: (yaku, worth) =>
      `**${yaku}、${worth}！** 練習ではこれで上がれます（普通はゴーストップなら3点、マッゴなら7点から）。**ストップ**なら局に勝ちます。**ゴー**なら続けて高い点を狙えますが、CPUに先にストップされると、2倍払うこともあります。どちらかを押してください。`,
    stopped: (worth) => `ストップして、${worth}で勝ちました。`,
    playsOn: '強気ですね。ゴーのたびに勝ちは大きくなり、点が増えるとまた聞かれます。',
  },
  counted: (yaku, worth) =>
    `**${yaku}で、さらに${worth}！** 局は、札がなくなるまで続きます。最後に札の点と役を合わせ、一番多い人がその局の勝ちです。`,
  done: '遊び方はこれだけです。月を合わせて、役を作りましょう。手札の下の「役」で、すべての役を見られます。',
  lies: (card, month) => `場に${month}月の札がないので、${card}は場に置かれるだけです。`,
  rather: 'それもできますが、まずは別の札を出してみましょう。',
  left: '練習の局は、ルールのどのページからでも打てます。',
};

export const tips: Words['tips'] = {
  practice: `-# 次は：${command('practice')} で、どのゲームもCPUと打てます。ほかの人には見えません。`,
  hint: '-# 次は：相手がCPUだけなら、手札の下の「ヒント」で強いCPUの手を見られます。',
  other: (game, other) =>
    `-# 次は：${game}が気に入ったら、点の数え方が似ている**${other}**もどうぞ。「別のゲーム」で一覧を見られます。`,
};

export const practice: Words['practice'] = {
  note: `-# 練習：ほかの人には見えず、成績にも入りません。${command('practice')} でもう一度表示できます。`,
  ended: `この練習は終わりました。${command('practice')} でまた始められます。`,
  instead: (current, other) =>
    `${current}の練習がまだ続いています。${other}を始めると、その対局は終わります。`,
  buttons: {
    goOn: (game) => `${game}を続ける`,
    begin: (game) => `${game}を始める`,
  },
};

export const daily: Words['daily'] = {
  titles: { board: '日替わり対局', week: '日替わり対局（週間）' },
  heading: (day, game) => `日替わり対局（${day}）：${game}`,
  offer: (day) => `日替わり対局（${day}）`,
  everyDay: (game) => `**${game}**（1局）`,
  weekday: (game) => `**${game}**（曜日のゲーム）`,
  best: (game, list) => `昨日の${game}の上位：${list}`,
  fresh: 'まだ打っていません。',
  begun: '途中です。',
  either: 'どちらかを毎日打つと、連続日数が伸びます。',
  note: (when) =>
    `-# 配札は全員同じで、打てるのは一度だけです。${when}まで打てます。${command('daily')} でもう一度表示できます。`,
  score: (score) => `結果は **${score}** です。`,
  beside: {
    better: (par) => `同じ席の強いCPU（${par}）を上回りました。`,
    same: (par) => `同じ席の強いCPU（${par}）と同じです。`,
    worse: (par) => `同じ席の強いCPUは${par}でした。`,
  },
  noPar: `強いCPUはまだ打っています。あとで ${command('daily')} を使うと結果が出ます。`,
  mean: (mean, players) =>
    players === 1 ? '打ち終えたのは、あなたが最初です。' : `${players}人の平均は${mean}です。`,
  streak: (days) => `連続${days}日目です。`,
  unfinished: (when) => `まだ打ち終えていません。${when}まで打てます。`,
  lapsed: '打ち終える前に、その日が終わりました。',
  secret: (when) => `まだこの配札を打つ人がいます。${when}に見返せるようになります。`,
  noHints: '日替わり対局では、ヒントは使えません。',
  buttons: {
    share: '結果を見せる',
    leaderboard: '順位',
    week: '週間',
    play: (game) => `${game}を打つ`,
    goOn: (game) => `${game}の続きを打つ`,
    result: (game) => `${game}の結果`,
    today: '今日の配札へ',
    playToo: '自分も打つ',
  },
  shared: (who, heading) => `${who}・${heading}`,
  inARow: (days) => `${days}日連続`,
  against: (par) => `強いCPU：${par}`,
  place: (rank, of) => `ここで${of}人中${rank}位`,
  legend:
    '1手ごと：🎴 札を取った、⬜ 取れなかった、🌸 役ができた、🔥 続けた。1局ごと：🏆 勝ち、💧 負け、➖ 引き分け。',
  alreadyShared: 'ここではもう結果を見せています。',
  computer: '強いCPU',
  everybody: '平均',
  columns: { score: '結果', beaten: '勝ち', played: '回数' },
  week: (from, to) => `${from}～${to}`,
  weekCounts:
    '「勝ち」は、強いCPUと同じか、それ以上だった配札の数です。同じときは打った回数で比べます。',
  alone: `ここで見えるのは自分の結果だけです。サーバーで ${command('daily')} を使うと、そこの順位に載り、ほかの人の結果も見えます。`,
  empty: `ここにはまだ結果がありません。${command('daily')} で打てます。`,
  shows: { board: '今日の順位', week: '今週の順位' },
};
