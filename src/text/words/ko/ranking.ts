import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';
import { command } from './commands.ts';
import { josa } from './particles.ts';

export const ranking: Words['ranking'] = {
  title: (game) => `순위표: ${game ?? '모든 게임'}`,
  allGames: '모든 게임',
  alone: '컴퓨터와',
  ranked: '사람과',
  periods: { season: '이번 시즌', month: '이번 달', all: '전체 기간' },
  season: (number) => `시즌 ${number}`,
  sorts: {
    wins: '승수가 많은 순',
    rating: '레이팅이 높은 순',
    place: '평균 순위가 좋은 순',
    matches: '게임 수가 많은 순',
    points: '점수가 높은 순',
  },
  columns: { wins: '승', rating: '레이팅', place: '평균 순위', matches: '게임', points: '점수' },
  position: (rank) => `${rank}위`,
  wins: (wins, matches) => `${plain(matches)}게임 ${plain(wins)}승`,
  place: (average) => `평균 ${average}위`,
  rating: (rating) => `레이팅 ${rating}`,
  provisional: (rating) => `${rating}?`,
  spread: (rating, spread) => `${rating} ± ${spread}`,
  empty: `여기서는 아직 다른 사람과 끝낸 게임이 없어요. ${command('start')} 명령어로 방을 만드세요. 컴퓨터와만 한 게임은 순위표가 따로 있어요.`,
  emptyPeriod:
    '이 기간에 다른 사람과 끝낸 게임이 없어요. 컴퓨터와만 한 게임은 순위표가 따로 있어요.',
  emptyAlone: '이 기간에 여기서 컴퓨터와 끝낸 게임이 없어요.',
  notRanked: (who) => `${who} 님이 이 기간에 끝낸 순위 게임이 없어요.`,
  shown: (from, to, total) => `전체 ${total}명 중 ${from}–${to}번째`,
  pointsNeedGame: '게임마다 점수가 달라서 승수로 정렬했어요. 점수로 정렬하려면 게임을 고르세요.',
  provisionalNote: (matches) => `‘?’는 레이팅 게임이 ${matches}번 미만이라는 뜻이에요`,
  stats: {
    title: (who) => `${who} 님의 성적 (이 서버)`,
    none: (who) =>
      who === null
        ? '이 서버에서 끝낸 게임이 아직 없어요.'
        : `${who} 님이 이 서버에서 끝낸 게임이 없어요.`,
    average: (points) => `평균 ${points}`,
    best: (yaku, worth) => `최고 족보 ${yaku} (${worth})`,
    notRated:
      '아직 레이팅 게임이 없어서 레이팅이 없어요. 컴퓨터가 낀 게임은 서버에서 허용할 때만 레이팅에 들어가요.',
    rated: (matches) => `레이팅 게임 ${plain(matches)}번`,
    graphAlt: ({ who, game, matches, rating, lowest, highest }) =>
      `${who} 님의 레이팅 (${game}, ${matches}): 현재 ${rating}, 최저 ${lowest}, 최고 ${highest}.`,
  },
  seasons: {
    running: (number, since) =>
      since === null ? `시즌 ${number} (첫 게임과 함께 시작돼요)` : `시즌 ${number}, ${since}부터`,
    played: (matches, people) => `게임 ${plain(matches)}번, 참가자 ${plain(people)}명`,
    closed: (number, from, to) => `시즌 ${number}, ${from} ~ ${to}`,
    closedBefore: '지난 시즌',
    howClosed: '서버 관리하기 권한이 있는 사람은 여기서 시즌을 끝낼 수 있어요.',
    list: '시즌',
    close: '시즌 끝내기',
    confirm: (number) =>
      `시즌 ${josa(number, '을')} 끝낼까요? 최종 순위를 이 채널에 올리고 시즌 ${josa(number + 1, '을')} 시작해요. 레이팅은 이어져요. 되돌릴 수 없어요.`,
    closeNow: (number) => `시즌 ${number} 끝내기`,
    keep: '돌아가기',
    final: (number, by) => `${by} 님이 시즌 ${josa(number, '을')} 끝냈어요. 최종 순위:`,
    crowned: (who, role) => `${who} 님에게 ${role} 역할을 주었어요.`,
    notCrowned: (who, why) => `1위는 ${who} 님이지만 우승자 역할을 주지 못했어요. ${why}`,
    youClosed: (number) => `시즌 ${josa(number, '을')} 끝냈어요. 최종 순위는 이 채널에 있어요.`,
    isClosed: '이미 끝난 시즌이에요.',
    nothingPlayed: '이번 시즌에 끝난 게임이 없어서 아직 끝낼 수 없어요.',
    noSuch: (number) => `이 서버에 시즌 ${josa(number, '은')} 없어요.`,
    onlyManagers: '서버 관리하기 권한이 있는 사람만 할 수 있어요.',
    recount: '레이팅 다시 계산',
    recounted: (matches) => `레이팅 게임 ${plain(matches)}번으로 레이팅을 다시 계산했어요.`,
  },
};

export const profile: Words['profile'] = {
  streak: (now, longest) => `현재 ${now}연승, 최고 ${longest}연승`,
  notRated: '레이팅 게임 없음',
  best: '최고 족보',
  noYaku: '아직 없음',
  achievements: '업적',
  onlyRecord: (who) => `${who} 님은 프로필의 나머지를 공개하지 않았어요.`,
  hidden: (who) => `${who} 님은 프로필을 공개하지 않았어요.`,
  none: (who) =>
    who === null
      ? '여기서 끝낸 게임이 아직 없어서 보여 줄 프로필이 없어요.'
      : `${who} 님이 여기서 끝낸 게임이 아직 없어서 보여 줄 프로필이 없어요.`,
  seenBy: {
    board: `-# 다른 사람은 순위표에 나오는 것만 볼 수 있어요. ${command('me')}에서 바꿀 수 있어요.`,
    server: `-# 이 서버의 모두가 볼 수 있어요. ${command('me')}에서 바꿀 수 있어요.`,
    me: `-# 나만 볼 수 있어요. ${command('me')}에서 바꿀 수 있어요.`,
  },
  post: '모두에게 보여 주기',
};
