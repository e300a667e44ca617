import type { PaymentInfo } from '../facts.ts';
import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';
import { josa, nthRound } from './particles.ts';

const POT = '판돈';
const BANK = '은행';

/** `Ben에게 20점을 내요 (족보)`; from the bank `20점을 받아요 (족보)`. */
function pays({ other, amount, payers }: PaymentInfo, why: string): string {
  if (payers === 0) return `${josa(amount, '을')} 받아요 (${why})`;
  const to = [POT, BANK].includes(other.bare) ? '에' : '에게';
  return `${payers === 1 ? '' : '각자 '}${other}${to} ${josa(amount, '을')} 내요 (${why})`;
}

export const story: Words['story'] = {
  line: (who, actions) => `${who}: ${actions.join('. ')}.`,
  oya: {
    draw: (who, card) => `${who} ${card}`,
    drawn: (draws, oya) => `선 정하기: ${draws.join('; 다시: ')}. ${josa(oya, '이')} 선이에요.`,
  },
  round: (title, oya) => `${title}. 선은 ${josa(oya, '이에요')}.`,
  order: (names) => `치는 순서: ${names}.`,
  dealt: (field, pile) => `패를 나눴어요. 바닥 ${field}장, 더미 ${pile}장.`,
  fourShown: (plant) => `${plant} 4장을 보여 주고 4장을 새로 받았어요`,
  redealt: {
    'four-of-a-month-on-field': (plant) => `바닥에 ${plant} 4장이 나와서 패를 다시 나눠요.`,
    'four-of-a-month-in-hand': (plant) => `누군가의 손에 ${plant} 4장이 모여서 패를 다시 나눠요.`,
    'three-of-the-month-on-field': (plant) =>
      `바닥에 이달의 ${plant} 3장이 나와서 패를 다시 나눠요.`,
    'rain-on-field': () => '바닥에 비광, 비 제비, 비띠가 나와서 패를 다시 나눠요.',
    'three-willows-on-field': () => '바닥에 비가 3장 나와서 패를 다시 나눠요.',
    'pairs-on-field': () => '바닥패가 모두 두 장씩 짝이라 패를 다시 나눠요.',
    'nobody-stayed': () => '모두 빠져서 판돈을 돌려주고 패를 다시 나눠요.',
    'all-level': () => '셋 다 패 점수가 100점이라 이 판은 무효이고 패를 다시 나눠요.',
    claimed: () => '패를 다시 나눠요.',
    fuke: () => '패 점수가 아주 적은 사람이 있어(후케) 이 판은 무효이고 패를 다시 나눠요.',
    tegarasu: () => '무승부예요(데가라스 산주). 점수 없이 패를 다시 나눠요.',
  },
  replacedOnField: (cards) => `바닥에 같은 달 패가 3장 이상 나와서 더미의 패로 바꿨어요: ${cards}.`,
  replaced: (cards) => `같은 달 패 ${cards}장을 바꿨어요`,
  blindSet: (onifuda, oya) =>
    `더미의 맨 위 패를 ${onifuda} 위에 엎어 놓았어요. ${josa(oya, '이')} 패를 낸 뒤 둘 다 가져가요.`,
  multiplied: (times) => `이번 판의 정산: ${times}.`,
  next: (times) => `다음 판부터: ${times.map((one) => `${one}배`).join(', ')}.`,
  claimed: {
    replacement: () => '같은 달 패가 3장 이상이라 바꿔요',
    redeal: () => '같은 달 패가 4장이라 다시 나누자고 해요',
    draw: () => '무승부를 신청해요',
    chongtong: () => '**총통**을 보여 주고 이번 판을 이겨요',
  },
  declined: {
    replacement: () => '바꾸지 않아요',
    redeal: () => '그대로 시작해요',
    draw: () => '무승부를 신청하지 않아요',
    chongtong: () => '그대로 계속해요',
  },
  teyaku: (teyaku, worth, cards) => `손족보 **${teyaku}**${worth && ` (${worth})`}: ${cards}`,
  fieldTaken: (plant) => `바닥의 ${plant} 4장을 먹었어요`,
  monthTaken: {
    hiki: (plant, held) => `${plant} 4장을 모두 먹었어요 (히키, 손패 ${held})`,
    blocked: (plant, held) => `${josa(held, '을')} 보여 만능패를 막고 ${plant} 4장을 모두 먹었어요`,
  },
  returned: (card) => `${josa(card, '을')} 거두고 다른 패를 내요`,
  removed: (card) => `바닥에 나와서 이번 판에서 뺀 패: ${card}.`,
  calls: {
    'koi-koi': () => '**코이코이**! 계속해요',
    sage: () => '**사게**! 계속해요',
    go: () => '**고**! 계속해요',
  },
  cancelled: () => '**취소**하고 족보의 절반으로 판을 끝냈어요',
  satOut: () => '패를 받지 않고 이번 판을 쉬어요',
  shobu: () => '**쇼부**로 판을 끝냈어요',
  stop: () => '**스톱**으로 이번 판을 이겼어요',
  shaken: (cards) => `**흔들기**: ${josa(cards, '을')} 보여 줬어요`,
  bombed: (cards) => `**폭탄**: ${josa(cards, '을')} 한꺼번에 냈어요`,
  tokenUsed: () => '폭탄을 썼으니 패를 내지 않고 뒤집기만 해요',
  coups: {
    jjok: () => '**쪽**: 방금 낸 패를 뒤집은 패로 먹었어요',
    ttadak: () => '**따닥**: 4장을 한꺼번에 먹었어요',
    ppeok: () => '**뻑**: 3장이 바닥에 쌓였어요',
    stack: () => '**뻑을 먹었어요**',
    'own-stack': () => '**자뻑**: 자기 뻑을 먹었어요',
    sweep: () => '**싹쓸이**: 바닥의 패를 모두 먹었어요',
  },
  stolen: (from, cards) => `${from}에게서 ${josa(cards, '을')} 뺏었어요`,
  fieldShown: (cards) => `바닥: ${cards}.`,
  fourInHand: (plant) => `손에 ${plant} 4장이 있어요`,
  stayed: {
    choice: () => '이번 판을 해요',
    obliged: (players) => `${players}명만 남아서 빠질 수 없어요`,
    'cannot-pay': () => '돌이 모자라서 빠질 수 없어요',
  },
  dropped: () => '빠졌어요',
  forcedOut: (who, players) => `${players}명이 남아서 ${josa(who, '은')} 밀려났어요.`,
  chased: () => '추격해요',
  passed: {
    choice: () => '추격하지 않아요',
    'cannot-pay': () => '벌점을 낼 돌이 모자라서 추격할 수 없어요',
  },
  stood: (by) => `${josa(by, '이')} 추격해도 자리를 지켜요`,
  displaced: {
    choice: (by) => `${by}에게 자리를 내줬어요`,
    third: (by) => `앞의 둘이 자리를 지켜서 ${by}에게 자리를 내줬어요`,
  },
  entered: (who, leader) => `이번 판은 ${josa(who, '이')} 해요. ${leader}부터예요.`,
  declared: {
    teyaku: (card) => `‘손족보예요’: ${josa(card, '은')} 자기 족보의 패예요`,
    pair: (card) => `‘두 장 들었어요’: ${josa(card, '과')} 같은 달의 다른 패를 다음 차례에 내요`,
    'pair-promised': (card) => `약속한 두 번째 패는 ${josa(card, '이에요')}`,
    'all-burdened': (card) => `독박패뿐이라 손해가 가장 적은 ${josa(card, '을')} 내요`,
  },
  played: (card) => `${josa(card, '을')} 냈어요`,
  turned: (card) => `더미에서 ${josa(card, '을')} 뒤집었어요`,
  laid: (card) => `${josa(card, '을')} 바닥에 내려놓았어요`,
  turnedLaid: (card) => `뒤집은 ${josa(card, '은')} 바닥에 남았어요`,
  playedTaking: (card, taken) => `${josa(card, '으로')} ${josa(taken, '을')} 먹었어요`,
  turnedTaking: (card, taken) => `뒤집은 ${josa(card, '으로')} ${josa(taken, '을')} 먹었어요`,
  gotAlone: (card) => `${josa(card, '을')} 그대로 가져갔어요`,
  yaku: (yaku, worth) => `**${yaku}** (${worth}) 완성`,
  leftovers: (cards) => `바닥에 남은 ${josa(cards, '을')} 가져갔어요`,
  borrowed: (stage) => `돌이 떨어져서 한 접시를 빌렸어요. 이제 ${josa(stage, '이에요')}`,
  settled: (round, winner, results) =>
    `${nthRound(round)} 끝${winner === null ? '' : `, ${winner} 승리`}: ${results}.`,
  unplayed: (who) => `${who}만 남아서 이번 판은 치지 않아요.`,
  game: (winner, score) =>
    `${winner === null ? '공동 1위라 이긴 사람이 없어요' : `이번 승부는 ${winner} 승리`}: ${score}.`,
  overWhy: {
    rounds: '모든 판이 끝났어요.',
    ruin: '빌릴 접시가 없어서 게임이 끝났어요.',
    'no-points': '패 점수 0점으로 게임을 이겨서 끝났어요.',
    target: '목표 점수에 도달해서 게임이 끝났어요.',
    games: '필요한 만큼 이겨서 게임이 끝났어요.',
    yaku: '승부를 끝내는 족보가 나와서 게임이 끝났어요.',
  },
  won: (who, score) => `${josa(who, '이')} ${josa(score, '으로')} 이겼어요.`,
  shared: (who, score) => `${josa(who, '이')} ${josa(score, '으로')} 공동 1위예요.`,
};

export const payments: Words['payments'] = {
  pot: POT,
  bank: BANK,
  actions: {
    'round-score': (payment) => pays(payment, '판 점수'),
    'round-counter': ({ amount }) => `승리 표를 받아요: ${amount}`,
    dropout: ({ amount }) => `판돈에 ${josa(amount, '을')} 넣어요`,
    'dropout-returned': ({ amount }) => `판돈에서 ${josa(amount, '을')} 돌려받아요`,
    'pot-split': ({ amount }) => `판돈의 절반, ${josa(amount, '을')} 받아요`,
    'pot-taken': ({ amount }) => `판돈 전부, ${josa(amount, '을')} 받아요`,
    'pot-share': ({ amount }) => `판돈에서 ${josa(amount, '을')} 받아요 (최고 족보)`,
    'chase-penalty': (payment) => pays(payment, '추격 실패, 패 점수 100점 미만'),
    'card-points': (payment) => pays(payment, '패 점수'),
    dekiyaku: (payment) => pays(payment, '족보 차이'),
    'blue-bonus': (payment) => pays(payment, '청단 보너스'),
    'low-man-out': (payment) => pays(payment, '패 점수 15점 이하'),
    'no-points': (payment) => pays(payment, '패 점수 0점, 게임 승리'),
    'borrowed-plate': ({ amount }) => `한 접시(${amount})를 빌려요`,
    yaku: (payment) => pays(payment, payment.yaku),
    difference: (payment) => pays(payment, '점수 차이'),
    shobu: (payment) => pays(payment, '쇼부'),
    teyaku: (payment) => pays(payment, payment.yaku || '손족보'),
    'oya-privilege': (payment) => pays(payment, '선의 권리, 이긴 사람 없음'),
    'few-cards': (payment) => pays(payment, '먹은 패가 적음'),
    'loser-yaku': (payment) => pays(payment, '상대 족보'),
    'rival-yaku': ({ amount, payers, yaku }) =>
      `${payers === 1 ? '' : '각자 '}${josa(amount, '을')} 잃어요 (다른 사람의 ${yaku})`,
    'partner-points': (payment) => pays(payment, '같은 편의 패 점수'),
    victory: (payment) => pays(payment, '판 1위'),
    compensation: (payment) => pays(payment, '밀려남'),
    cancel: (payment) => pays(payment, '취소, 족보의 절반'),
    liability: (payment) => pays(payment, `독박, ${payment.yaku}`),
    unimproved: (payment) => pays(payment, '끝까지 쳐서 족보의 절반'),
    sohachi: (payment) => pays(payment, '소하치, 셋 다 패 점수 88점'),
    futahachi: (payment) => pays(payment, '후타하치, 패 점수 168점 이상'),
    sujuroku: (payment) => pays(payment, '스주로쿠, 피 16장 이상'),
    tobikomi: (payment) => pays(payment, '도비코미, 손족보 3장에 넷째 장까지 먹음'),
    nukeyaku: (payment) => pays(payment, '누케야쿠, 패 점수 89점 이상'),
    'compensation-returned': (payment) => pays(payment, '판 광값을 돌려줌'),
    stop: (payment) => pays(payment, `스톱${payment.times}`),
    go: (payment) => pays(payment, `고${payment.times}`),
    dokbak: (payment) => pays(payment, `독박, 다른 사람 몫까지${payment.times}`),
    'first-ppeok': (payment) => pays(payment, '첫뻑'),
    'first-ttadak': (payment) => pays(payment, '첫따닥'),
    'three-ppeoks': (payment) => pays(payment, '삼뻑'),
    chongtong: (payment) => pays(payment, '총통'),
    'four-on-field': (payment) => pays(payment, '바닥에 같은 달 4장'),
  },
  short: (action, paid) =>
    `${action}. 하지만 ${paid === null ? '돌이 없어요' : `${paid}만 냈어요`}`,
};

export const sheet: Words['sheet'] = {
  title: (round, more) => [nthRound(round), ...more].join(' · '),
  winner: (who) => `${who} 승리.`,
  multiplied: (list) => `배수: ${list}.`,
  cards: (points, unit) => `패 ${plain(points)}${unit === 'ken' ? '켄' : '점'}`,
  noYaku: '족보 없음',
  made: (worth, cards) => `${worth}: ${cards}`,
  void: (list) => `무효: ${list}`,
  payments: '정산',
  noPayments: '정산할 것이 없어요.',
  totals: (list) => `현재: ${list}.`,
  total: (who, total, change) => `${who} ${total} (${change})`,
  borrowed: (plates) => `빌린 접시 ${plates}개`,
  standing: '최종 순위',
  withBest: (line, yaku) => `${line}; 최고 족보: ${yaku}`,
  withRating: (line, before, after) => `${line}; 레이팅 ${before} → ${after}`,
  streak: (wins) => `${wins}연승`,
};
