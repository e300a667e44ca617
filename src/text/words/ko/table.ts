import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';
import { command } from './commands.ts';
import { josa } from './particles.ts';

export const moves: Words['moves'] = {
  take: (card) => `${card} 먹기`,
  takeStack: (plant) => `${plant} 3장 모두 먹기`,
  hiki: (plant) => `히키: ${plant} 4장 모두`,
  leave: '바닥에 두기',
  stay: '이번 판 하기',
  stayOn: '자리 지키기',
  drop: (cost) => `빠지기 (${cost || '비용 없음'})`,
  yield: '자리 내주기 (비용 없음)',
  chase: '추격',
  pass: '추격 안 함',
  claim: {
    replacement: (cards) => `패 ${cards}장 바꾸기`,
    redeal: () => '다시 나누기',
    draw: () => '무승부 신청',
    chongtong: (_, score) => `4장 보여 주기 (${score} 승리)`,
  },
  decline: {
    replacement: '바꾸지 않기',
    redeal: '그대로 시작',
    draw: '무승부 안 함',
    chongtong: '계속하기',
  },
  calls: { 'koi-koi': '코이코이 (계속)', sage: '사게 (계속)', go: '고! (계속)' },
  cancel: (score) => `취소 (${score} 받고 끝)`,
  shobu: (score) => `쇼부 (${score} 받고 끝)`,
  stop: (score) => `스톱 (${score} 승리)`,
  bomb: (plant) => `폭탄: 손의 ${plant} 모두`,
  shake: (card) => `흔들기: ${card}`,
  flip: '패를 내지 않고 뒤집기',
  playTakes: (card, taken) => `${card}: ${taken} 먹기`,
  playChoice: (card) => `${card}: 먹을 패 고르기`,
  playMayTake: (card, taken) => `${card}: ${taken} 먹을 수 있음`,
  playLays: (card) => `${card}: 바닥에 내려놓기`,
  burdened: (card, yaku, who) => `${card}: ${who}의 ${yaku} 독박패`,
  promised: (card, owed) => `${card}: 약속한 ${owed} 먼저`,
  mustMatch: (card) => `${card}: 먹는 패를 먼저`,
  returned: (card) => `${card}: 막혔으니 다른 패로`,
  burdenedWhy: (yaku, who) => `낼 수 없어요. 내면 ${who}의 ${josa(yaku, '이')} 완성돼요.`,
  promisedWhy: (other) => `아직 낼 수 없어요. 약속한 ${josa(other, '을')} 먼저 내야 해요.`,
  mustMatchWhy: '지금은 낼 수 없어요. 먹을 수 있는 다른 패가 있어요.',
  returnedWhy: '지금은 낼 수 없어요. 이번 차례에 막혔으니 다른 패를 내야 해요.',
};

export const turns: Words['turns'] = {
  entry: (who) => `${josa(who, '이')} 할지 빠질지 정하고 있어요.`,
  play: (who) => `${who} 차례예요.`,
  capture: (who, card) => `${josa(who, '이')} ${josa(card, '으로')} 먹을 패를 고르고 있어요.`,
  chase: (who) => `${josa(who, '은')} 밀려났지만 추격할 수 있어요.`,
  chased: (who, by) =>
    `${josa(by, '이')} 추격하고 있어요. ${josa(who, '이')} 자리를 지킬지 내줄지 정하고 있어요.`,
  offer: {
    replacement: (who) => `${josa(who, '은')} 같은 달 패가 3장 이상이라 바꿀 수 있어요.`,
    redeal: (who) => `${josa(who, '은')} 같은 달 패가 4장이라 다시 나누자고 할 수 있어요.`,
    draw: (who) => `${josa(who, '은')} 먹은 패의 점수가 아주 낮아 무승부를 신청할 수 있어요.`,
    chongtong: (who) => `${josa(who, '은')} 같은 달 4장을 보여 주고 이기거나 계속할 수 있어요.`,
  },
  calls: {
    'koi-koi': (who) => `${josa(who, '이')} 코이코이할지 쇼부할지 정하고 있어요.`,
    sage: (who) => `${josa(who, '이')} 사게할지 쇼부할지 정하고 있어요.`,
    go: (who) => `${josa(who, '이')} 고 할지 스톱할지 정하고 있어요.`,
  },
  over: '게임이 끝났어요.',
  askEntry: (cost) =>
    `이번 판을 할까요, 빠질까요? ${cost === '' ? '빠져도 잃는 것이 없어요.' : `빠지면 ${josa(cost, '을')} 내요.`}`,
  askPlay: '내 차례예요. 패를 내세요.',
  askFlip: '내 차례예요. 손패가 없으니 더미에서 한 장을 뒤집으세요.',
  askCapture: (card) => `${josa(card, '으로')} 먹을 패를 고르세요.`,
  askChase:
    '밀려났어요. 추격하면 한 사람이 자리를 내줘야 해요. 하지만 패 점수가 100점에 못 미치면 그 사람에게 20점을 내요. 추격할까요?',
  askChased: (by) =>
    `${josa(by, '이')} 추격하고 있어요. 자리를 지킬까요, 내줄까요? 내줘도 잃는 것이 없어요.`,
  askOffer: {
    replacement:
      '같은 달 패가 3장 이상이에요. 3장이면 1장을, 4장이면 2장을 더미의 새 패로 바꿀 수 있어요. 어떤 패를 바꿀지는 무작위예요.',
    redeal: '같은 달 패가 4장이에요. 다시 나눌까요?',
    draw: '먹은 패의 점수가 아주 낮아요. 무승부를 신청하면 아무도 점수를 받지 않고 패를 다시 나눠요.',
    chongtong: '같은 달 패 4장(총통)이 있어요. 보여 주고 바로 이길까요, 숨기고 계속할까요?',
  },
  askCalls: {
    'koi-koi': (score) =>
      `족보를 만들었어요. 쇼부로 ${josa(score, '을')} 받고 끝낼까요, 코이코이로 더 노릴까요?`,
    sage: (score) =>
      `족보를 만들었어요. 쇼부로 ${josa(score, '을')} 받고 끝낼까요, 사게로 더 노릴까요?`,
    go: (score) =>
      `고? 스톱? 지금 스톱하면 ${josa(score, '으로')} 이겨요. 고를 하면 계속 쳐서 더 큰 점수를 노려요.`,
  },
  askPlayOrCancel: '내 차례예요. 패를 내거나, 취소해서 족보의 절반을 받고 판을 끝내세요.',
  stakes: {
    made: (list) => `내 족보: ${list}.`,
    near: (list) => `한 장 남은 족보: ${list}.`,
    theirs: (who, list) => `${who}의 족보: ${list}.`,
    theirsNear: (who, list) => `${who}의 한 장 남은 족보: ${list}.`,
    oneOf: (count) => `${count}장 중 하나`,
  },
  notYou: '아직 내 차례가 아니에요.',
  satOut: '이번 판은 쉬어요. 다음 판에 다시 물어볼게요.',
};

export const money: Words['money'] = {
  points: (points) => `${plain(points)}점`,
  plainMon: (points) => `${plain(points)}점`,
  ken: (ken) => `${plain(ken)}켄`,
  hai: (hai) => `${hai}하이`,
  kan: (kan) => `${plain(kan)}관`,
  mon: (mon) => `${mon}문`,
  kanAndMon: (kan, mon) => `${plain(kan)}관 ${mon}문`,
  bills: (points) => `${plain(points)}점`,
  shares: (shares) => `${plain(shares)}몫`,
  victories: (rounds) => `${plain(rounds)}승`,
  stones: (white, black) =>
    [white && `흰 돌 ${white}`, black && `검은 돌 ${black}`].filter(Boolean).join(', '),
  noStones: '돌 없음',
};

export const lobby: Words['lobby'] = {
  alt: (game, native) => `${game} (${native}) 방`,
  seat: (number, name, note) =>
    note === '' ? `${number}번 자리: ${name}` : `${number}번 자리: ${name}, ${note}`,
  free: '빈자리',
  host: '방장',
  invited: '초대함',
  seats: (counts) => [counts[0], ...counts.slice(1).slice(-1)].join('–'),
  rules: (list) => `규칙: ${list}`,
  waiting: (missing) =>
    `${missing}명이 더 필요해요. **참가**를 누르거나 방장에게 컴퓨터를 넣어 달라고 하세요.`,
  ready: (host) => `준비 완료: ${host} 님이 **시작**을 누르면 시작해요.`,
};

export const refusals: Words['refusals'] = {
  'no-such-game': ({ game, games }) =>
    `${josa(`‘${game}’`, '이라')}는 게임은 없어요. 할 수 있는 게임: ${games}.`,
  'channel-taken': ({ game, status }) =>
    status === 'open'
      ? `이 채널에는 이미 ${game} 방이 있어요. 참가하거나 다른 채널에 만드세요.`
      : `이 채널에서 ${josa(game, '을')} 하고 있어요. 끝날 때까지 기다리거나, 다른 채널에서 하거나, ${command('practice')} 명령어로 혼자 하세요.`,
  'channel-not-allowed': ({ channels }) =>
    `이 서버에서는 이 채널에서 화투를 할 수 있어요: ${channels}. 거기에 방을 만드세요.`,
  'too-many-tables': ({ cap }) =>
    `이 서버에는 방을 동시에 ${cap}개까지 열 수 있는데 다 찼어요. ${command('table')}의 **전체**로 볼 수 있어요.`,
  'too-many-lobbies': ({ cap }) =>
    `한 번에 들어가 기다릴 수 있는 방은 ${cap}개까지예요. 하나를 시작하거나 나가세요. ${command('leave')} 명령어로 목록을 볼 수 있어요.`,
  'too-many-own-tables': ({ cap }) =>
    `한 사람이 열 수 있는 방은 ${cap}개까지예요(모집 중이거나 컴퓨터와만 하는 방). 하나를 끝내거나 나가세요. ${command('leave')} 명령어로 목록을 볼 수 있어요.`,
  'no-table': () => `이 채널에는 방이 없어요. ${command('start')} 명령어로 만들 수 있어요.`,
  full: ({ seated }) => `이 방의 ${seated}자리가 다 찼어요. 다른 채널에 방을 만들 수 있어요.`,
  'seats-kept': ({ host }) =>
    `남은 자리는 초대받은 사람의 것이에요. 나중에 다시 해 보거나 방장 ${host} 님에게 물어보세요.`,
  'counted-in': () =>
    '이미 접수했어요. 이번이나 다음 게임에서 먼저 나는 자리에 앉아요. 방의 **이 게임**에서 취소할 수 있어요.',
  'not-invited': () => '여기에 맡아 둔 자리가 없어요.',
  'already-seated': ({ status }) =>
    status === 'open'
      ? '이미 이 방에 있어요. 다른 사람을 기다려 주세요.'
      : '이미 이 방에 있어요. **손패**를 누르면 내 패가 보여요.',
  barred: ({ host }) =>
    `방장 ${host} 님이 이 방에서 내보냈어요. 다른 방에 참가하거나 다른 채널에 방을 만들 수 있어요.`,
  'no-such-player': () => '그 사람은 이미 나갔어요. 바뀐 것이 없어요.',
  'not-seated': ({ status }) =>
    status === 'open'
      ? '아직 이 방에 없어요. **참가**를 눌러 자리에 앉으세요.'
      : `이 게임에 참가하지 않았어요. 나갔던 거라면 ${command('join')} 명령어로 돌아오세요.`,
  'not-host': ({ host }) => `방장만 할 수 있어요. 방장은 ${host} 님이에요.`,
  'not-open': () => '게임이 이미 시작되어 자리와 규칙을 바꿀 수 없어요. 다음 게임을 기다려 주세요.',
  'not-playing': ({ host }) =>
    `게임이 아직 시작되지 않았어요. ${host} 님이 **시작**을 누르면 시작해요.`,
  'too-few': ({ game, seats, seated }) =>
    `${josa(game, '은')} ${seats}명이 필요한데 지금은 ${seated}명이에요. 다른 사람을 기다리거나 컴퓨터를 넣으세요.`,
  'no-computer': () => '뺄 컴퓨터가 없어요.',
  'bad-seats': ({ game, seats }) => `${josa(game, '은')} ${seats}명이 하는 게임이에요.`,
  'seats-taken': ({ seated }) =>
    `이미 ${seated}명이 있어서 자리를 더 줄일 수 없어요. 먼저 사람을 내보내세요.`,
  'clock-needed': () => '이 서버의 방에는 제한 시간이 있어야 해요. 하나를 고르세요.',
  'not-your-turn': () => '내 차례가 아니에요. 기다려 주세요.',
  stale: () => '지난 버튼이에요. 바뀐 것이 없어요.',
  illegal: () => '지금은 그렇게 할 수 없어요. 손패 아래의 버튼을 쓰세요.',
  'not-silent': () => '그 사람이 그사이 패를 냈거나 나갔어요. 바뀐 것이 없어요.',
  'may-not-stop': ({ host }) =>
    `이 게임을 중단할 수 없어요. ${host} 님이나 채널 관리자에게 부탁하세요.`,
  'needs-votes': () =>
    '이미 패를 냈으니, 방의 모두가 찬성하거나 시간 안에 반대하는 사람이 없어야 중단돼요.',
  'already-agreed': () => '이미 중단에 찬성했어요. 다른 사람을 기다리고 있어요.',
  'not-agreed': () => '이제 중단을 제안한 사람이 없어요. 게임은 계속돼요.',
  'not-over': () => '이 게임이 아직 끝나지 않아서 재대결을 할 수 없어요.',
  'bad-option': ({ problems }) => problems,
  over: ({ status }) =>
    status === 'stopped'
      ? `이 게임은 중단됐어요. ${command('start')} 명령어로 새로 만들 수 있어요.`
      : `이 게임은 끝났어요. ${command('start')} 명령어로 새로 만들 수 있어요.`,
  'played-before': () => '이 판은 데이터를 삭제하기 전에 이미 쳤어요. 내일 다른 판이 나와요.',
  'past-deal': () =>
    `그 판은 여기서 오늘의 판이 아니에요. 오늘의 판은 ${command('daily')}에 있어요.`,
  repeated: () => '이미 처리했어요.',
};

export const problems: Words['problems'] = {
  unknownOption: (option, known) =>
    `${josa(`‘${option}’`, '이라')}는 규칙은 없어요. 빼고 방을 만든 뒤 **방 설정…**을 누르거나 이 중에서 고르세요: ${known}.`,
  unknownValue: (option, value, choices) =>
    value === ''
      ? `‘${option}’에 값이 필요해요. 이 중에서 고르세요: ${choices}.`
      : `‘${option}’에는 ‘${value}’ 값이 없어요. 이 중에서 고르세요: ${choices}.`,
  otherSeats: (option, seats) =>
    `${josa(`‘${option}’`, '은')} ${seats}명일 때만 쓰는 규칙이에요. 먼저 인원을 고르세요.`,
  otherRule: (option, of, values) =>
    `${josa(`‘${option}’`, '은')} ${josa(`‘${of}’`, '이')} 이 중 하나일 때만 쓰는 규칙이에요: ${values}. 먼저 그것을 고르세요.`,
};
