import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';
import { command } from './commands.ts';
import { josa } from './particles.ts';

export const playing: Words['playing'] = {
  timeLeft: (when) => `⏳ 패를 내지 않으면 ${when}에 컴퓨터가 대신 쳐요.`,
  hurry: (when) => `⏰ 시간이 거의 다 됐어요. ${when}에 컴퓨터가 대신 쳐요.`,
  gone: (others) =>
    `${others}, 지금 차례인 사람이 Discord 계정을 삭제했어요. 그 자리를 컴퓨터에게 맡길 수 있어요.`,
  nextAutomatically: '다음 판은 자동으로 시작돼요.',
  playedFor: (who, times, most) =>
    `${who} 님이 시간을 넘겨서 컴퓨터가 대신 쳤어요. (연속 ${times}번째, ${most}번이면 컴퓨터가 자리를 맡아요)`,
  away: (who) => `${who} 님이 **돌아왔어요**를 누를 때까지 컴퓨터가 대신 쳐요.`,
  really: (move) => `**${move}**, 이대로 할까요?`,
  buttons: {
    back: '돌아왔어요',
    replace: (who) => `${who} 자리를 컴퓨터에게 맡기기`,
    takeOver: (who) => `${who} 대신 치기`,
    countIn: '다음 게임에 끼워 주기',
    now: '지금 할 수 있는 일',
    sure: '확인',
    oops: '잘못 눌렀어요',
    askMe: '내기 전에 확인하기',
  },
  oops: '이미 낸 패는 되돌릴 수 없어요. 다음부터 내기 전에 확인하게 할 수 있어요.',
  youAreBack: '다시 오셨네요. 이제 직접 치세요.',
  youAreHere: '이미 이 자리에서 치고 있어요.',
  youAreIn: '접수했어요. 다음 판부터 컴퓨터 자리에 앉거나 다음 게임에 참가해요.',
  waiting: (who) => `${who} 님이 다음 판부터 컴퓨터 자리에 앉거나 다음 게임에 참가해요.`,
  now: {
    noTable: `이 채널에는 방이 없어요. ${command('start')} 명령어로 만들 수 있고, 게임 방법은 ${command('help')}에 있어요.`,
    inLobby:
      '자리에 앉았어요. 방장이 **시작**을 누르면 시작해요. 그만두려면 **나가기**를 누르세요.',
    inLobbyHost:
      '내가 방장이에요. **방 설정…**에서 컴퓨터를 넣고 규칙을 바꿀 수 있어요. 인원이 차면 **시작**을 누르세요.',
    atLobby: '빈자리가 있어요. **참가**를 누르면 같이 칠 수 있어요.',
    lobbyFull: '자리가 다 찼어요. 관전하고 다음 게임에 참가할 수 있어요.',
    ended: `게임이 끝났어요. **한 판 더**를 누르거나 ${command('start')} 명령어로 방을 새로 만드세요.`,
    yourMoves: '할 수 있는 일:',
    howToMove: `**손패**를 눌러 버튼을 고르거나 ${command('play')} 명령어를 쓰세요.`,
    waiting: `**손패**에서 내 패를 볼 수 있어요. ${command('leave')} 명령어로 나가면 컴퓨터가 대신 쳐요.`,
    away: `컴퓨터가 대신 치고 있어요. **돌아왔어요**를 누르거나 ${command('join')} 명령어로 자리에 돌아올 수 있어요.`,
    watching: (way) =>
      `관전 중이라 펼친 패만 보여요. ${way === null ? '' : `방의 **${way}** 버튼을 누르거나 `}다른 방에 참가하거나 방을 만들면 칠 수 있어요.`,
  },
};

const together = (worth: string | null) => (worth === null ? '' : ` (합쳐서 ${worth})`);

export const hint: Words['hint'] = {
  button: '힌트',
  title: {
    strong: (move) => `힌트: 강한 컴퓨터라면 **${move}**.`,
    normal: (move) => `힌트: 보통 컴퓨터라면 **${move}**.`,
  },
  only: { 'last-card': '마지막 패예요.', barred: '낼 수 있는 패가 이것뿐이에요.' },
  takes: (taken, worth) => `${josa(taken, '을')} 먹어요${together(worth)}.`,
  takesBest: (taken, worth, ways) =>
    `먹는 방법이 ${ways}가지인데 ${josa(taken, '을')} 먹는 것이 가장 좋아요${together(worth)}.`,
  alone: '짝 없이 이 패만 가져가요.',
  flipDecides: '뒤집은 다음에 먹으니 아직 확실하지 않아요.',
  makes: (yaku, worth) => `**${yaku}** (${worth}) 완성이에요.`,
  raises: (yaku, worth) => `**${yaku}** 점수가 ${josa(worth, '으로')} 올라요.`,
  nearest: (yaku, worth, needs) =>
    `가장 가까운 족보는 **${yaku}** (${worth})이고, ${josa(needs, '이')} 더 필요해요.`,
  more: (number) => `그 패 ${plain(number)}장`,
  places: { hand: '손패에', field: '바닥에' },
  denies: (card, who, yaku) => `${who}의 ${yaku}에 마지막으로 필요한 ${josa(card, '을')} 막아요.`,
  holds: (card, who, yaku) =>
    `${who}의 ${yaku}에 마지막으로 필요한 ${josa(card, '을')} 손에 쥐고 내주지 않아요.`,
  lowMan: (most) => `패 점수 ${most}점 이하로 이길 수 있으니 점수가 있는 패를 피하세요.`,
  nothingTakes: '낼 수 있는 패로는 아무것도 먹지 못해요.',
  keepsWild: (card) => `만능패인 ${josa(card, '은')} 나중을 위해 아껴요.`,
  monthSeen: {
    0: '같은 달의 다른 패는 모두 나왔어요.',
    1: '같은 달의 패 중 안 나온 것은 한 장뿐이에요.',
  },
  cheapest: (worth) => `낼 수 있는 패 중 점수가 가장 낮아요 (${worth}).`,
  stops: (worth) => `쇼부면 확실히 ${josa(worth, '을')} 받아요.`,
  stopWins: (worth) => `스톱이면 확실히 ${josa(worth, '을')} 따요.`,
  goesOn: (cards) => `손패가 ${cards}장 남아서 더 노릴 만해요.`,
  threat: (who, yaku) => `${josa(who, '은')} ${yaku}까지 한 장 남았어요.`,
  promise: {
    entry: (worth, cost) =>
      `이 손패의 예상: 약 ${worth}. ${cost === null ? '빠져도 잃는 것이 없어요.' : `빠지면 잃는 점수: ${cost}.`}`,
    chase: (worth, least) => `이 손패의 예상: 약 ${worth}. ${least}보다 많으면 추격할 만해요.`,
    chased: (worth) => `이 손패의 예상: 약 ${worth}. 자리를 내줘도 잃는 것이 없어요.`,
  },
  place: {
    last: (worth) => `(마지막에 치는 유리함 약 ${worth} 포함)`,
    first: (worth) => `(먼저 치는 불리함 약 ${worth} 제외)`,
  },
  pot: (worth) => `(판돈을 딸 기댓값 약 ${worth} 포함)`,
  potFree: '빠진 사람이 많아서, 남기만 해도 치지 않고 판돈을 전부 또는 일부 받아요.',
  better: (deals, lead, next) =>
    `가상으로 ${deals}번 쳐 보니 그다음으로 좋은 **${next}**보다 평균 ${lead} 좋았어요.`,
  hardlyBetter: (deals, lead, next) =>
    `가상으로 ${deals}번 쳐 보니 그다음으로 좋은 **${next}** 수와 비슷했어요. (평균 ${lead} 차이로, 우연일 수 있어요)`,
  asGood: (deals, next) => `가상으로 ${deals}번 쳐 보니 **${next}** 수와 같았어요.`,
  offer: `손패 아래의 **힌트**나 ${command('hint')} 명령어로 강한 컴퓨터라면 무엇을 낼지 볼 수 있어요.`,
  notYourTurn: '힌트는 내 차례에 볼 수 있어요.',
  withOthers: '다른 사람과 할 때는 힌트를 볼 수 없어요. 컴퓨터와만 하면 차례마다 볼 수 있어요.',
  rated: '레이팅 게임에서는 힌트를 볼 수 없어요.',
};

const withThat = (by: string): string => (by === '' ? '' : `${josa(by, '으로')} `);
const inBrackets = (outcome: string): string => (outcome === '' ? '' : ` (${outcome})`);

export const result: Words['result'] = {
  won: (by, change) => `${withThat(by)}이번 판 승리: ${change}`,
  wonPaying: (by, amount) => `${withThat(by)}이번 판을 이겼지만 ${josa(amount, '을')} 잃었어요`,
  lost: (winner, by, outcome) =>
    `${josa(winner, '이')} ${withThat(by)}이번 판 승리${inBrackets(outcome)}`,
  cost: (amount) => `나는 ${amount} 잃음`,
  brought: (change) => `나는 ${change}`,
  calledLost: {
    'koi-koi': (winner, amount, by) =>
      `코이코이 실패: ${josa(winner, '이')} ${withThat(by)}${josa(amount, '을')} 땄어요`,
    sage: (winner, amount, by) =>
      `사게 실패: ${josa(winner, '이')} ${withThat(by)}${josa(amount, '을')} 땄어요`,
    go: (winner, amount, by) =>
      `고 실패: ${josa(winner, '이')} ${withThat(by)}${josa(amount, '을')} 땄어요`,
  },
  calledDrawn: {
    'koi-koi': '코이코이 무산: 점수 없음',
    sage: '사게 무산',
    go: '고 무산: 나가리',
  },
  drawn: '이번 판은 무승부',
  gained: (change) => `이번 판 ${change}`,
  paid: (amount) => `이번 판에 ${josa(amount, '을')} 잃었어요`,
  even: '이번 판은 본전',
  satOut: '이번 판은 쉬었어요',
};
