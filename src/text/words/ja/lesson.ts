import type { LessonTurn } from '../facts.ts';
import type { Words } from '../words.ts';

const match = ({ card, taken }: LessonTurn) =>
  `**同じ月の札どうしが合います。** 札の隅の金色の数字が月です。${card}を出して、${taken}を取りましょう。`;

const pile = ({ card }: LessonTurn) =>
  `2枚とも、あなたの取り札です。**そのあと山札を1枚めくり**、同じ月の札を取りました。CPUも同じように打ちました。次は${card}です。場の2枚と合います。`;

export const LESSON: Words['lesson'] = {
  buttons: { begin: '練習の局', skip: '飛ばす', finish: '自分の手札へ', end: '終わる' },
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
  },
  press: (button) => `「**${button}**」を押してください。`,
  call: (yaku, worth) =>
    `**${yaku}、${worth}！** **勝負**なら局が終わり、点が入ります。**こいこい**なら続けて高い点をねらえますが、CPUが先に役を作って勝負すると、点は入りません。どちらかを押してください。`,
  called: {
    shobu: (worth) => `勝負して、${worth}が入りました。`,
    koiKoi: '強気ですね。このあとは、あなたもCPUも、次の役をねらって続けます。',
  },
  counted: (yaku, worth) =>
    `**${yaku}で、さらに${worth}！** 局は、札がなくなるまで続きます。最後に札の点と役を合わせ、一番多い人がその局の勝ちです。`,
  done: 'これで全部です。月を合わせて、役を作りましょう。手札の下の「役」で、すべての役を見られます。',
  lies: (card, month) => `場に${month}月の札がないので、${card}は場に置かれるだけです。`,
  rather: 'それもできますが、まずは別の札を出してみましょう。',
  left: '練習の局は、ルールのどのページからでも打てます。',
};
