import type { LessonTurn } from '../facts.ts';
import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';
import { command } from './commands.ts';
import { josa } from './particles.ts';

export const firstSteps: Words['firstSteps'] = {
  welcome:
    '### 화투\n**바로 하기**를 누르면 세 차례 따라 해 본 뒤 컴퓨터와 코이코이를 쳐요. 나만 볼 수 있어요. 여럿이 하려면 아래에서 게임을 골라 방을 만드세요.',
  buttons: { playNow: '바로 하기' },
  choose: '게임을 골라 방 만들기',
};

const match = ({ card, taken }: LessonTurn) =>
  `**같은 달의 패끼리 짝이 맞아요.** 패 귀퉁이의 금색 숫자가 달이에요. ${josa(card, '을')} 내서 ${josa(taken, '을')} 먹어 보세요.`;

const pile = ({ card }: LessonTurn) =>
  `두 장을 다 먹었어요. **그다음 더미에서 한 장이 뒤집혀** 그 달의 패도 먹었어요. 컴퓨터도 똑같이 했어요. 이번엔 ${josa(card, '을')} 내 보세요. 바닥의 두 장과 짝이 맞아요.`;

export const lesson: Words['lesson'] = {
  buttons: {
    begin: '따라 하기',
    offer: '처음이라면? 세 차례만',
    skip: '건너뛰기',
    finish: '내 손패 보기',
    end: '마치기',
  },
  title: (turn, turns) => `### 따라 하기 · ${turn}/${turns}`,
  practice: '**연습용 패예요.** 진짜 내 패는 연습이 끝나고 게임이 시작되면 받아요.',
  inPicture: '연습',
  asks: {
    yaku: [
      match,
      pile,
      ({ taken }) =>
        `**바닥에 두 장 있으면 하나를 골라요.** 여러 족보에 들어가는 ${josa(taken, '을')} 먹어 보세요. 족보란 점수가 나는 패의 조합이에요.`,
      ({ card, taken }) =>
        `**점수는 족보에서만 나요.** 술잔과 ${josa(taken, '이')} 모이면 족보예요. ${josa(card, '을')} 내 보세요.`,
    ],
    points: [
      match,
      pile,
      ({ taken }) =>
        `**바닥에 두 장 있으면 하나를 골라요.** 먹은 패가 점수예요. 여기서는 광이 20점, 피가 1점이에요. ${josa(taken, '을')} 먹어 보세요.`,
      ({ card, taken }) =>
        `**족보를 만들면 점수를 더 얻어요.** 솔광, 오동광, ${josa(taken, '이')} 모이면 족보예요. ${josa(card, '을')} 내 보세요.`,
    ],
    late: [
      match,
      ({ card }) =>
        `두 장은 **더미를 뒤집을 때까지 바닥에 있다가** 내 것이 됐어요. 뒤집은 패까지 같은 달이면 세 장이 바닥에 쌓여요(뻑). 이번엔 ${josa(card, '을')} 내 보세요. 바닥의 두 장과 짝이 맞아요.`,
      ({ taken }) =>
        `**바닥에 두 장 있으면 하나를 골라요.** 광, 열끗, 띠, 피는 종류별로 몇 장 이상 모으면 점수가 나요. ${josa(taken, '을')} 먹어 보세요.`,
      ({ card, taken }) =>
        `**족보도 점수가 돼요.** 꾀꼬리, 두견새, ${josa(taken, '이')} 모이면 고도리예요. ${josa(card, '을')} 내 보세요.`,
    ],
  },
  press: (button) => `**${button}** 버튼을 누르세요.`,
  koiKoi: {
    call: (yaku, worth) =>
      `**${yaku}, ${worth}!** **쇼부**를 부르면 판이 끝나고 점수를 얻어요. **코이코이**를 부르면 더 큰 점수를 노리지만, 컴퓨터가 먼저 족보를 만들어 끝내면 0점이에요. 하나를 눌러 보세요.`,
    stopped: (worth) => `쇼부로 ${josa(worth, '을')} 얻었어요.`,
    playsOn: '과감하네요! 이제 둘 다 다음 족보를 노리며 계속 쳐요.',
  },
  goStop: {
    call: (yaku, worth) =>
      `**${yaku}, ${worth}!** 연습에서는 이 점수로 날 수 있어요. 보통은 고스톱이 3점, 맞고가 7점부터예요. **스톱**하면 이번 판을 이겨요. **고** 하면 더 큰 점수를 노리지만, 컴퓨터가 먼저 나면 2배를 낼 수도 있어요. 하나를 눌러 보세요.`,
    stopped: (worth) => `스톱해서 ${josa(worth, '으로')} 이겼어요.`,
    playsOn: '과감하네요! 고를 부를 때마다 점수가 커지고, 점수가 더 나면 다시 물어봐요.',
  },
  counted: (yaku, worth) =>
    `**${josa(yaku, '으로')} ${worth} 추가!** 판은 패를 다 낼 때까지 이어져요. 끝나면 패 점수와 족보를 더해서 가장 높은 사람이 이겨요.`,
  done: '이게 다예요. 같은 달을 맞춰 먹고 족보를 만드세요. 족보는 손패 아래의 **족보**에서 모두 볼 수 있어요.',
  lies: (card, month) => `바닥에 ${month}월 패가 없어서 ${josa(card, '은')} 바닥에 놓이기만 해요.`,
  rather: '그것도 되지만, 지금은 안내대로 해 보세요.',
  left: '따라 하기는 언제든지 규칙 화면에서 다시 시작할 수 있어요.',
};

export const tips: Words['tips'] = {
  practice: `-# 다음은: ${command('practice')} 명령어로 어떤 게임이든 컴퓨터와 할 수 있어요. 나만 볼 수 있어요.`,
  hint: '-# 다음은: 컴퓨터와 할 때는 손패 아래의 **힌트**를 누르면 강한 컴퓨터라면 무엇을 낼지 볼 수 있어요.',
  other: (game, other) =>
    `-# 다음은: ${josa(game, '이')} 마음에 들면 점수 계산이 비슷한 **${other}**도 해 보세요. **다른 게임**에서 모두 볼 수 있어요.`,
};

export const practice: Words['practice'] = {
  note: `-# 연습: 나만 볼 수 있고 성적에 들어가지 않아요. ${command('practice')} 명령어로 다시 볼 수 있어요.`,
  ended: `이 연습은 끝났어요. ${command('practice')} 명령어로 다시 시작할 수 있어요.`,
  instead: (current, other) =>
    `아직 ${current} 연습 중이에요. ${josa(other, '을')} 시작하면 하던 게임은 끝나요.`,
  buttons: {
    goOn: (game) => `${game} 계속하기`,
    begin: (game) => `${game} 시작하기`,
  },
};

export const daily: Words['daily'] = {
  titles: { board: '오늘의 판', week: '이번 주의 판' },
  heading: (day, game) => `오늘의 판, ${day}: ${game}`,
  offer: (day) => `오늘의 판, ${day}`,
  everyDay: (game) => `**${game}**, 한 판`,
  weekday: (game) => `**${game}**, 요일 게임`,
  best: (game, list) => `어제의 ${game} 상위권: ${list}`,
  fresh: '아직 안 했어요.',
  begun: '치는 중이에요.',
  either: '매일 둘 중 하나만 해도 연속 기록이 이어져요.',
  note: (when) =>
    `-# 모두 같은 패로 한 번만 칠 수 있어요. 마감은 ${when}이고, ${command('daily')} 명령어로 다시 볼 수 있어요.`,
  score: (score) => `결과는 ${josa(`**${score}**`, '이에요')}.`,
  beside: {
    better: (par) => `같은 자리의 강한 컴퓨터(${par})보다 잘했어요.`,
    same: (par) => `같은 자리의 강한 컴퓨터(${par})와 같아요.`,
    worse: (par) => `같은 자리의 강한 컴퓨터가 낸 결과는 ${josa(par, '이에요')}.`,
  },
  noPar: `강한 컴퓨터가 아직 치고 있어요. 나중에 ${command('daily')} 명령어로 결과를 볼 수 있어요.`,
  mean: (mean, players) =>
    players === 1
      ? '내가 가장 먼저 마쳤어요.'
      : `${plain(players)}명의 평균은 ${josa(mean, '이에요')}.`,
  streak: (days) => `연속 기록: ${plain(days)}일.`,
  unfinished: (when) => `아직 마치지 않았어요. 마감: ${when}`,
  lapsed: '마치기 전에 하루가 끝났어요.',
  secret: (when) => `아직 이 판을 치는 사람이 있어요. 다시 보기가 열리는 때: ${when}`,
  noHints: '오늘의 판에서는 힌트를 쓸 수 없어요.',
  buttons: {
    share: '결과 공유',
    leaderboard: '순위',
    week: '주간',
    play: (game) => `${game} 하기`,
    goOn: (game) => `${game} 마저 하기`,
    result: (game) => `${game} 결과`,
    today: '오늘의 판으로',
    playToo: '나도 하기',
  },
  shared: (who, heading) => `${who} · ${heading}`,
  inARow: (days) => `${plain(days)}일 연속`,
  against: (par) => `강한 컴퓨터: ${par}`,
  place: (rank, of) => `여기서 ${plain(of)}명 중 ${plain(rank)}위`,
  legend:
    '한 수마다: 🎴 패를 먹음, ⬜ 못 먹음, 🌸 족보, 🔥 코이코이나 고. 한 판마다: 🏆 승리, 💧 패배, ➖ 무승부.',
  alreadyShared: '여기에는 이미 결과를 공유했어요.',
  computer: '강한 컴퓨터',
  everybody: '평균',
  columns: { score: '결과', beaten: '이김', played: '횟수' },
  week: (from, to) => `${from} ~ ${to}`,
  weekCounts: '‘이김’은 강한 컴퓨터와 같거나 더 잘한 판의 수예요. 같으면 많이 친 사람이 앞서요.',
  alone: `이 순위표에는 내 결과만 나와요. 서버에서 ${command('daily')} 명령어를 쓰면 그 서버의 순위표에 오르고 다른 사람의 결과도 보여요.`,
  empty: `아직 결과가 없어요. ${command('daily')} 명령어로 시작하세요.`,
  shows: { board: '오늘의 순위', week: '이번 주 순위' },
};
