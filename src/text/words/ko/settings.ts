import { HOLIDAY_LIMITS } from '../../../model/holiday.ts';
import { HOURS } from '../../../model/posting.ts';
import { each } from '../settings.ts';
import type { Words } from '../words.ts';
import { command } from './commands.ts';
import { josa } from './particles.ts';

export const clocks: Words['clocks'] = {
  '30s': '한 차례 30초',
  '60s': '한 차례 1분',
  '3m': '한 차례 3분',
  '24h': '한 차례 1일',
  '72h': '한 차례 3일',
  none: '시간 제한 없음',
};

const MENTIONS = {
  quiet: '자리에 없어 보일 때만',
  always: '차례마다',
  never: '안 함',
};

export const settings: Words['settings'] = {
  server: `### 서버 설정\n바꾸면 바로 적용돼요. 시즌은 ${command('leaderboard')}의 **시즌**에서 끝낼 수 있어요.`,
  person: '### 내 설정\n모든 서버에 적용돼요. 바꾸면 바로 적용돼요.',
  onlyManagers: `서버 설정은 서버 관리하기 권한이 있는 사람만 바꿀 수 있어요. 내 설정은 ${command('me')}에 있어요.`,
  autoServer: '서버의 Discord 언어 따르기',
  autoPerson: '내 Discord 언어 따르기',
  fields: {
    server: {
      language: { name: '언어', line: '모두에게 보이는 메시지의 언어' },
      clock: {
        name: '제한 시간',
        line: '새 방의 한 차례 제한 시간. ‘시간 제한 없음’을 고르면 방장도 그것을 고를 수 있어요',
      },
      channels: {
        name: '채널',
        line: '방을 만들 수 있는 채널(스레드 포함). 고르지 않으면 모든 채널',
      },
      tableCap: { name: '방 개수', line: '동시에 열 수 있는 방의 수' },
      threads: { name: '스레드', line: '언제 채널의 스레드에 방을 만들지' },
      mentions: { name: '멘션', line: '차례인 사람을 언제 @멘션할지' },
      pause: {
        name: '판 사이',
        line: '판 결과를 보여 주는 시간. 참가자는 기다리지 않고 넘길 수 있어요',
      },
      isRated: { name: '레이팅', line: '결과에 따라 레이팅이 바뀌어요' },
      ratesComputers: {
        name: '컴퓨터 게임도 레이팅',
        line: '컴퓨터가 낀 게임도 레이팅에 넣고, 컴퓨터와만 한 게임도 순위에 넣어요',
      },
      ratesFled: {
        name: '나간 사람은 꼴찌',
        line: '나가서 돌아오지 않은 사람을 꼴찌로 처리해요',
      },
      hasBadges: { name: '달 숫자', line: '모든 패에 달 숫자를 표시해요' },
      timeZone: {
        name: '시간대',
        line: '하루가 바뀌는 기준: 오늘의 판, 순위표, 연속 기록에 써요',
      },
      tableRole: {
        name: '새 방 알림 역할',
        line: '방이 열리면 이 역할을 멘션해요. 멤버는 방 목록의 버튼으로 받아요',
      },
      championRole: {
        name: '우승자 역할',
        line: '시즌을 끝낼 때 1위에게 주고, 지난 우승자에게서는 빼요',
      },
      logChannel: {
        name: '로그 채널',
        line: '데이터 전체 삭제 예정 등 관리자에게 알릴 일을 보내는 채널. 고르지 않으면 서버 주인에게 DM을 보내요',
      },
      boardChannel: {
        name: '순위표 채널',
        line: '시즌 순위표를 자동으로 올리는 채널. 고르지 않으면 올리지 않아요',
      },
      boardEvery: { name: '순위표 올리기', line: '올리는 빈도 (서버 시간대로 오전 9시)' },
      dailyChannel: {
        name: '오늘의 판 채널',
        line: '오늘의 판과 어제의 상위 3명을 올리는 채널. 고르지 않으면 올리지 않아요',
      },
      dailyHour: { name: '오늘의 판 시각', line: '올리는 시각 (서버 시간대)' },
      holidayDays: {
        name: '자리 비움 일수',
        line: '며칠에 걸쳐 치는 게임에서 한 해에 시간을 멈출 수 있는 날수',
      },
    },
    person: {
      language: { name: '언어', line: '나에게만 보이는 메시지의 언어' },
      mentions: { name: '멘션', line: '내 차례에 언제 @멘션할지' },
      names: { name: '이름', line: '패와 족보 이름을 어떻게 볼지' },
      lessons: {
        name: '따라 하기',
        line: '같은 종류의 게임을 컴퓨터와 처음 하기 전에 세 차례 따라 해 봐요',
      },
      badges: { name: '달 숫자', line: '나에게 보이는 패에 달 숫자 표시' },
      profile: { name: '프로필', line: '내 프로필을 다른 사람에게 얼마나 보여 줄지' },
      turnMessages: {
        name: '내 차례를 DM으로 알리기',
        line: '며칠에 걸쳐 치는 게임에서 멘션 대신 DM을 보내요',
      },
      confirms: { name: '낼 때 확인', line: '패를 낼 때마다 맞는지 물어봐요' },
    },
  },
  choices: {
    server: {
      clock: clocks,
      threads: {
        taken: '채널에 이미 방이 있을 때',
        always: '항상',
        never: '안 함 (채널에 방 하나)',
      },
      mentions: MENTIONS,
      holidayDays: each(HOLIDAY_LIMITS, (days) => (days === '0' ? '없음' : `${days}일`)),
      boardEvery: { week: '매주 월요일', month: '매달 1일' },
      dailyHour: each(HOURS, (hour) => `${hour}시`),
      pause: { '0': '바로 넘기기', '5': '5초', '10': '10초', '20': '20초', '60': '1분' },
    },
    person: {
      names: {
        auto: '언어에 따름',
        english: '영어: Pine · Crane',
        romaji: '로마자: Matsu ni tsuru',
        kanji: '한자: 松に鶴',
      },
      lessons: {
        yaku: '족보 게임 (코이코이 등)',
        points: '점수 게임 (하나아와세 등)',
        late: '고스톱과 맞고',
      },
      profile: {
        board: '다른 사람은 순위표에 나오는 것만',
        server: '서버의 모두에게 전부',
        me: '나만',
      },
      badges: {
        auto: '처음 몇 게임만 표시, 그 뒤는 서버 설정대로',
        on: '항상',
        off: '안 함',
      },
      mentions: { server: '서버 설정대로', ...MENTIONS },
    },
  },
  heading: ({ name, line }) => `**${name}** · ${line}`,
  everywhere: '모든 채널',
  nowhere: '채널 없음',
  changes: (lines) => ['-# 최근 변경', ...lines.map((line) => `-# ${line}`)].join('\n'),
  changed: ({ who, at, what }) => `${at} · ${what}${who === null ? '' : ` · ${who}`}`,
  deletionAsked: '모든 데이터 삭제: 요청함',
  deletionUndone: '모든 데이터 삭제: 취소함',
  zone: (name) => `${name}. 바꾸려면 ${command('settings')}의 **시간대**를 쓰세요.`,
  noSuchZone: (typed) =>
    `${josa(`‘${typed}’`, '이라')}는 시간대는 없어요. 입력할 때 나오는 목록에서 고르세요. 예: Asia/Seoul`,
  noneOfThem: '따라 하기 없음',
  noRole: '역할 없음',
  roleProblems: {
    gone: '이 역할은 이제 없어요. 다른 역할을 골라 주세요.',
    managed: 'Discord나 다른 앱이 관리하는 역할이라 줄 수 없어요.',
    powerful:
      '@everyone보다 권한이 많은 역할은 주지 않아요. 역할의 권한을 빼거나 다른 역할을 골라 주세요.',
    noPermission: '아직 줄 수 없어요. 역할 관리 권한을 주세요(서버 설정 → 역할 → 제 역할).',
    tooHigh: '아직 줄 수 없어요. 제 역할을 이 역할보다 위로 옮겨 주세요(서버 설정 → 역할).',
    silent:
      '알림이 가지 않아요. ‘모든 사람이 이 역할을 @멘션할 수 있음’을 켜 주세요(서버 설정 → 역할).',
    failed: 'Discord에서 거부했어요. 직접 주거나 나중에 다시 해 주세요.',
  },
  cannotPost: (channels) =>
    `${channels}에 글을 올릴 수 없어요. 봇에 채널 보기, 메시지 보내기, 파일 첨부 권한을 주세요.`,
  anyNumber: '제한 없음',
  atMost: (tables) => `최대 ${tables}개`,
  switched: (field, isOn) => `${field}: ${isOn ? '켜짐' : '꺼짐'}`,
};
