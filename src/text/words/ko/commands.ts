import { commandMarks, described } from '../commands.ts';
import type { Words } from '../words.ts';

const PERSON = ['사람', '보고 싶은 사람 (비우면 나)'] as const;
const ONE_GAME = ['게임', '이 게임만 (비우면 모든 게임)'] as const;

export const COMMANDS: Words['commands'] = {
  hanafuda: { name: '화투', description: '여러 지방의 화투 게임을 이 채널에서 즐겨요' },
  settings: described('화투설정', '이 서버의 화투 설정을 바꿔요 (서버 관리하기 권한 필요)', {
    'time-zone': ['시간대', '이 서버의 시간대 (예: Asia/Seoul)'],
  }),
  menus: { challenge: '화투 한 판 신청', profile: '화투 프로필' },
  subcommands: {
    start: described('시작', '이 채널에 방을 만들어요', {
      game: ['게임', '할 게임 (비우면 바로 시작하거나 목록에서 골라요)'],
      players: ['인원', '참가 인원 (비우면 그 게임의 기본 인원)'],
      invite: ['초대', '자리를 맡아 줄 사람 (@멘션)'],
      rules: ['규칙', '바꿀 규칙 (예: 판수=3)'],
    }),
    practice: described('연습', '어디서나 컴퓨터와 연습해요 (나만 볼 수 있어요)', {
      game: ['게임', '연습할 게임 (비우면 지난번 게임)'],
      strength: ['난이도', '컴퓨터의 실력 (비우면 지난번과 같음)'],
    }),
    daily: described('오늘의판', '모두 같은 패로 하루 한 번만 하는 오늘의 판을 해요', {
      show: ['보기', '순위표 보기 (비우면 내 손패나 결과)'],
    }),
    join: described('참가', '이 채널의 방에 참가하거나 내 자리로 돌아와요'),
    leave: described('나가기', '방에서 나가요 (게임 중이면 컴퓨터가 대신 쳐요)', {
      table: ['방', '나갈 방 (여러 방에 있을 때)'],
    }),
    hand: described('손패', '내 패와 지금 할 수 있는 일을 봐요 (나만 볼 수 있어요)'),
    play: described('패내기', '이름으로 패를 내거나 질문에 답해요', {
      card: ['패', '낼 패 또는 대답'],
      take: ['먹을패', '먹을 패 (고를 수 있을 때)'],
    }),
    hint: described('힌트', '강한 컴퓨터라면 무엇을 낼지, 왜 그런지 봐요 (컴퓨터와만 하는 게임)'),
    table: described('방', '방을 채널 맨 아래에 다시 띄우거나 방 목록을 봐요', {
      all: ['전체', '이 서버의 모든 방과 진행 중인 게임을 봐요'],
    }),
    stop: described('중단', '이 채널의 게임을 중단하거나 중단을 제안해요'),
    rules: described('규칙', '게임의 규칙과 족보를 읽어요', {
      game: ['게임', '규칙을 볼 게임 (비우면 이 방의 게임)'],
    }),
    leaderboard: described('순위', '이 서버의 순위표와 시즌을 봐요', {
      game: ONE_GAME,
      period: ['기간', '기간 (비우면 이번 시즌)'],
      sort: ['정렬', '정렬 순서 (비우면 승수)'],
      season: ['시즌', '시즌 번호'],
    }),
    profile: described('프로필', '나나 다른 사람의 레이팅, 성적, 업적을 봐요', { person: PERSON }),
    history: described('기록', '지난 게임을 한 수씩 다시 봐요', {
      person: PERSON,
      game: ONE_GAME,
      code: ['코드', '이 코드의 게임을 열어요 (예: K3M9-7QXT)'],
    }),
    me: described('내설정', '내 설정(언어, 패 이름, 프로필), 자리 비움, 내 데이터', {
      away: [
        '자리비움',
        '자리를 비울 날수나 돌아올 날짜 (예: 7, 2026-12-03). 며칠에 걸쳐 치는 게임용',
      ],
    }),
    help: described('도움말', '하는 방법과 이 봇에 대해'),
  },
};

export const command = commandMarks(COMMANDS);
