import type { Words } from '../words.ts';
import { command } from './commands.ts';
import { josa } from './particles.ts';

export const alerts: Words['alerts'] = {
  role: (role) => `방이 열리면 ${role} 역할이 있는 사람을 멘션해요.`,
  roleTaken: (role) => `${role} 역할을 주었어요. 방이 열리면 멘션할게요.`,
  roleGivenBack: (role) => `${role} 역할을 뺐어요.`,
  roleRefused: (role) =>
    `${role} 역할을 바꿀 수 없어요. 서버 관리자에게 알려 주세요. 설정에 이유가 있어요.`,
  noRole: '이제 이 서버에서는 방이 열려도 아무도 멘션하지 않아요.',
  buttons: {
    take: '역할 받기',
    giveBack: '역할 빼기',
    ask: '방이 열리면 알려 주기',
    change: '방 알림: 켜짐',
    mute: '알림 그만 받기',
  },
  title:
    '### 방 알림\n이 서버에서 내가 볼 수 있는 채널에 다른 사람이 방을 만들면 DM으로 알려 드려요.',
  held: '⚠️ 지금은 Discord가 봇의 DM을 막고 있어서, 다음 알림까지 하루쯤 걸릴 수 있어요.',
  gamesHeading: '**게임** · 고르지 않으면 모든 게임',
  anyGame: '모든 게임',
  paceHeading: '**빈도**',
  paces: {
    always: '방이 열릴 때마다 (최대 5분에 한 번)',
    hour: '최대 한 시간에 한 번',
    day: '최대 하루에 한 번',
  },
  stopped: `그 서버의 방 알림을 껐어요. 다시 받으려면 그 서버에서 ${command('table')}의 **전체**를 쓰세요.`,
  opened: ({ game, host, channel, server, seated, seats }) =>
    `**${game}** · ${host} 님이 ${server} 서버의 ${channel} 채널에 방을 만들었어요. 참가자: ${seated}/${seats}명`,
  toTable: '방으로 가기',
  why: '이 서버의 방 알림이 켜져 있어요.',
  turn: ({ game, channel, server }) =>
    `**${game}** · ${server} 서버의 ${channel} 채널에서 내 차례예요.`,
  turnWhy: '며칠에 걸쳐 치는 게임의 차례 알림이 켜져 있어요.',
  turnsStopped: `차례 알림을 껐어요. 다시 받으려면 ${command('me')} 명령어를 쓰세요.`,
  refused: `DM을 보내지 못했어요. 봇의 메시지를 받지 않게 설정되어 있어요. ${command('table')}의 **전체**나 ${command('me')}에서 다시 켤 때까지 보내지 않을게요.`,
};

export const holiday: Words['holiday'] = {
  choose: '자리를 비울 기간',
  days: (days) => `${days}일`,
  offer: (left, limit) =>
    `### 이 서버에서 자리 비움\n며칠에 걸쳐 치는 게임에서는 자리를 비운 동안 내 시간이 멈춰요. 남은 날: ${left}일 (365일 동안 ${limit}일까지)`,
  typed: `날짜로 정할 수도 있어요. ${command('me')}의 **자리비움**에 돌아올 날을 2026-12-03처럼 입력하세요.`,
  until: (date, when) =>
    `### ${date}까지 자리를 비워요 (${when})\n이 서버에서 며칠에 걸쳐 치는 게임의 내 시간이 멈춰 있고, 방에도 그렇게 표시돼요. 그 게임에서 패를 내면 자리 비움이 끝나요.`,
  ended: (left, limit) =>
    `### 다시 오셨네요\n시간이 다시 흘러요. 남은 날: ${left}일 (365일 동안 ${limit}일까지)`,
  away: (who, date, when) =>
    `⏸ ${who} 님은 ${date}까지 자리를 비워요 (${when}). 그동안 시간이 멈춰요.`,
  youAreAway: (date, when) =>
    `⏸ ${date}까지 자리를 비워요 (${when}). 내 시간이 멈춰 있고, 패를 내면 자리 비움이 끝나요.`,
  hint: `며칠 자리를 비울 때는 ${command('me')}에서 내 시간을 멈출 수 있어요. 내 차례를 DM으로 받을 수도 있어요.`,
  onServer: '게임이 있는 서버에서 써 주세요.',
  off: '이 서버에서는 시간을 멈출 수 없어요. 서버 관리자가 그렇게 정했어요.',
  problems: {
    running: () =>
      `이미 자리를 비운 상태예요. 바꾸려면 먼저 ${command('me')}에서 **돌아왔어요**를 누르세요.`,
    unreadable: ({ typed }) =>
      `${josa(`‘${typed}’`, '은')} 읽을 수 없어요. 자리를 비울 날수(예: 7)나 돌아올 날짜(예: 2026-12-03)를 입력하세요.`,
    past: () => '이미 지난 날짜예요. 1일 이상이나 내일 이후의 날짜를 입력하세요.',
    'too-long': ({ days, left, limit }) =>
      `${days}일은 쓸 수 없어요. 남은 날이 ${left}일이에요. 이 서버에서는 365일 동안 ${limit}일까지 쓸 수 있어요.`,
  },
};
