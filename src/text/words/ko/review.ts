import type { Words } from '../words.ts';
import { command } from './commands.ts';
import { nthRound } from './particles.ts';

export const review: Words['review'] = {
  title: (who) => `${who} 님의 게임`,
  empty: (who) => `${who} 님이 여기서 끝낸 게임이 아직 없어요.`,
  line: ({ game, place, players, score, when, others, code }) =>
    `${when} · **${game}** · ${players}명 중 ${place}위 · ${score} · 상대: ${others}${code === null ? '' : ` · \`${code}\``}`,
  entry: ({ game, place, players, score, others }) =>
    `${game}, ${players}명 중 ${place}위, ${score}, 상대: ${others}`,
  choose: '다시 볼 게임 고르기',
  goTo: '볼 장면 고르기',
  picture: (number, of) => `-# 그림 ${number} / ${of}`,
  first: '처음',
  last: '끝',
  showHands: '손패 보기',
  hideHands: '손패 숨기기',
  hand: (who, number, cards) => `${who}의 손패 ${number}장: ${cards}.`,
  handsLater: '-# 손패는 게임이 끝나면 볼 수 있어요.',
  deal: '처음 나눈 패',
  sheet: (round) => `${nthRound(round)} 점수표`,
  end: '게임 끝',
  notDealt: '그 게임은 패를 나누지 않아서 다시 볼 것이 없어요.',
  tooOld: '그 게임 뒤로 규칙이 바뀌어서 한 수씩 다시 볼 수 없어요.',
  stripped: '그 게임의 패와 수는 보관 기간이 지나 삭제됐어요. 결과는 그대로 남아 있어요.',
  code: (code) => `-# 게임 코드: \`${code}\` · ${command('history')}`,
  post: '이 장면 올리기',
  showEnd: '결과를 여기에 올리기',
  posted: (who, game) => `${who} 님이 **${game}** 게임의 한 장면을 올렸어요.`,
  hidden: (matches) =>
    `-# 이 페이지의 게임 ${matches}개는 내가 볼 수 없는 채널에서 한 것이라 숨겼어요.`,
  notHere: (channel) =>
    `여기에는 그 게임의 채널을 볼 수 없는 사람이 있어요. 장면은 ${channel} 채널에 올릴 수 있어요.`,
  noReplay: {
    unknown: '그 코드의 게임이 없어요. 잘못 입력했는지 확인해 주세요.',
    elsewhere: '다른 서버에서 한 게임이라 그 서버에서만 다시 볼 수 있어요.',
    deleted: '그 게임은 삭제되어 다시 볼 수 없어요.',
  },
};

export const costlyMoves: Words['costlyMoves'] = {
  button: '내가 놓친 수',
  working: (decisions) =>
    `내가 고른 수 ${decisions}개를 그때 볼 수 있던 것만으로 살펴보고 있어요. 1분쯤 걸릴 수 있어요.`,
  cancelled: '취소했어요.',
  title: (moves) => (moves === 1 ? '가장 아쉬운 수' : `가장 아쉬운 수 ${moves}가지`),
  move: ({ number, round, made, better, cost }) =>
    `${number}. ${nthRound(round)}: 고른 수는 **${made}**. **${better}** 쪽이 평균 약 ${cost} 나았을 거예요.`,
  none: '뚜렷하게 손해 본 수가 없어요.',
  foot: (decisions) =>
    `-# 강한 컴퓨터가 그때 내가 볼 수 있던 것만으로 고른 수 ${decisions}개를 살펴봤어요. 우연일 수 있는 차이는 넣지 않았어요.`,
  noDecisions: '그 게임에서 스스로 고른 수가 없어요.',
  failed: '지금은 살펴볼 수 없어요. 조금 뒤에 다시 해 보세요.',
};
