import type { Words } from '../words.ts';
import { command } from './commands.ts';

export const buttons: Words['buttons'] = {
  join: (seated, seats) => `참가 (${seated}/${seats})`,
  leave: '나가기',
  start: '시작',
  rules: '규칙 설정',
  hand: '손패',
  help: '게임 방법',
  again: '한 판 더',
  today: '오늘의 판',
  another: '다른 게임',
  challenge: '친구 초대',
  more: '더 보기',
  review: '게임 다시 보기',
  back: '이전',
  on: '다음',
  yaku: '족보',
  nextRound: '다음 판',
  counted: '점수 계산 보기',
  cancel: '취소',
};

export const permissions: Words['permissions'] = {
  ViewChannel: '채널 보기',
  SendMessages: '메시지 보내기',
  CreatePublicThreads: '공개 스레드 만들기',
  SendMessagesInThreads: '스레드에서 메시지 보내기',
  Connect: '연결',
  EmbedLinks: '링크 첨부',
  AttachFiles: '파일 첨부',
  ReadMessageHistory: '메시지 기록 보기',
};

export const notices: Words['notices'] = {
  unexpected: (reference) =>
    `죄송해요, 문제가 생겼어요. 게임은 그대로 있으니 다시 해 보세요. 또 생기면 이 번호를 봇 운영자에게 알려 주세요: ${reference}`,
  notAsMeant: '이 메시지를 Discord에 표시하지 못했어요. 게임 내용은 그대로예요.',
  storeBusy: '저장하지 못해서 바뀐 것이 없어요. 잠시 뒤에 다시 해 보세요.',
  storeUnsure:
    '데이터베이스 연결이 잠시 끊겨서 저장됐는지 알 수 없어요. 다시 연결되면 지금 상태를 보여 드릴게요.',
  storeFailed: (reference) =>
    `바뀐 것이 없어요. 디스크가 가득 찼거나 쓸 수 없는 상태예요. 이 번호를 봇 운영자에게 알려 주세요: ${reference}`,
  beingErased: '내 데이터나 이 서버의 데이터를 지우는 중이에요. 잠시 뒤에 다시 해 보세요.',
  barred: {
    user: (contact) =>
      `봇 운영자가 이용을 막았어요. 저장된 데이터는 ${command('me')}에서 보고 지울 수 있어요.${contact === null ? '' : ` 문의: ${contact}`}`,
    server: (contact) =>
      `봇 운영자가 이 서버의 이용을 막았어요. 저장된 데이터는 ${command('me')}에서 보고 지울 수 있어요.${contact === null ? '' : ` 문의: ${contact}`}`,
  },
  tooFast: '너무 빨라서 따라갈 수 없어요. 몇 초 뒤에 다시 해 보세요.',
  tooManyMatches: '짧은 시간에 게임을 너무 많이 시작했어요. 30초쯤 뒤에 다시 해 보세요.',
  tooBusy: '지금은 너무 바빠서 처리하지 못했어요. 잠시 뒤에 다시 해 보세요.',
  serverOnly: `봇이 있는 서버의 채널에서 쓸 수 있어요. 여기서는 ${command('practice')} 명령어로 혼자 할 수 있어요.`,
  botMissing: (link) =>
    `이 서버에는 명령어만 있고 봇이 없어서 방을 띄울 수 없어요. 서버를 관리하는 사람이 [봇을 추가](${link})하면 되고, 다른 설정은 필요 없어요. 그때까지 여기서는 ${command('practice')} 명령어로 혼자 할 수 있어요.`,
  missingPermissions: (names) =>
    `여기에는 방을 만들 수 없어요. 채널을 관리하는 사람에게 봇 권한을 부탁하세요: ${names.join(', ')}`,
  threadPermissions: (names) =>
    `스레드에는 만들 수 있어요. 채널을 관리하는 사람에게 봇 권한을 부탁하세요: ${names.join(', ')} (채널 편집 → 권한 → 이 봇)`,
  opened: (host, game) => `${host} 님이 **${game}** 방을 만들었어요.`,
  threadOpened: (thread) => `방은 ${thread} 스레드에 있어요.`,
  threadSoon: 'Discord가 응답하지 않아요. 연결되면 스레드에 방을 만들게요.',
  threadRefused:
    'Discord가 스레드를 만들지 못해서 방을 만들지 못했어요. 이 서버에 열린 스레드가 너무 많을 수 있어요.',
  suspended: (names) =>
    names.length === 0
      ? '지금은 이 채널을 쓸 수 없어요. 게임은 저장되어 있고, 채널이 돌아오면 이어져요.'
      : `이 채널에 글을 쓸 수 없게 됐어요. 게임은 저장되어 있어요. 이어서 하려면 이 권한이 필요해요: ${names.join(', ')}`,
  unknownButton: `그 버튼은 이제 쓸 수 없어요. ${command('table')} 명령어로 방을 볼 수 있어요.`,
  renamed: (other) => `이제 ${other} 명령어에서 쓸 수 있어요.`,
  movedOn: '오래된 버튼이에요. 바뀐 것이 없어요.',
  nothingPlayed: '낸 패가 없어요.',
  noSuchMove: (typed) => `지금은 ‘${typed}’ 패를 낼 수 없어요. 목록에서 고르세요.`,
  noSuchTake: (typed) => `그 패로 ‘${typed}’ 패를 먹을 수 없어요. 목록에서 고르세요.`,
  stoppedBy: (who) => `${who} 님이 게임을 중단했어요. 성적에는 들어가지 않아요.`,
  closed: `이 방은 닫혔어요. ${command('start')} 명령어로 새로 만들 수 있어요.`,
  started: '게임이 시작됐어요. 방에서 **손패**를 누르면 내 패가 보여요.',
  youLeft: '방에서 나왔어요.',
  youAreAway: `게임에서 나왔어요. 컴퓨터가 대신 치고 있어요. ${command('join')} 명령어로 돌아올 수 있어요.`,
  rulesHint: '규칙을 고르세요. 바꾸면 방에 바로 반영돼요.',
  handOver: '게임이 끝나서 손패가 없어요.',
  more: '이 게임 돌아보기:',
  page: (page, pages) => `-# ${page} / ${pages}쪽`,
  turnMention: (who) => `${who} 님 차례예요.`,
  leaderboardHint: `${command('leaderboard')} 명령어로 순위표를 볼 수 있어요.`,
};

export const help: Words['help'] = {
  short: [
    '화투가 처음인가요? **바로 하기**를 누르면 세 차례 따라 해 본 뒤 코이코이를 쳐요.',
    `친구와 하려면 ${command('start')} 명령어로 방을 만들고, 다른 사람은 **참가**를 눌러요.`,
    `혼자서는 어디서나 ${command('practice')} 명령어로 원하는 게임을, ${command('daily')} 명령어로 오늘의 판을 쳐요.`,
    '아래 메뉴에서 게임을 고르면 게임 방법을 볼 수 있어요.',
  ],
  more: '명령어와 게임 전체 보기',
  lines: [
    '화투가 처음인가요? **바로 하기**를 누르면 세 차례 따라 해 본 뒤 코이코이를 쳐요.',
    `혼자서는 어디서나 ${command('practice')}, ${command('daily')} 명령어로 할 수 있어요.`,
    `1. ${command('start')} 명령어로 방을 만들어요. 상대의 **앱** 메뉴에 있는 **화투 한 판 신청**으로는 그 사람을 초대한 방을 만들어요.`,
    '2. 다른 사람은 **참가 (1/2)** 버튼을 눌러요. 방장은 **방 설정…**에서 사람을 초대하고, 컴퓨터를 넣고, 인원과 판 수와 시간과 규칙을 고르고, **시작**을 눌러요.',
    `3. **손패**를 누르면 나에게만 내 패가 보여요. 패를 누르면 낼 수 있고, ${command('play')} 명령어로도 낼 수 있어요. 컴퓨터와만 할 때는 **힌트**로 강한 컴퓨터라면 무엇을 낼지 볼 수 있어요.`,
    `4. ${command('leave')} 명령어로 나가면 ${command('join')} 명령어로 돌아올 때까지 컴퓨터가 대신 쳐요. ${command('stop')} 명령어로 게임 중단을 제안해요.`,
    `5. ${command('table')} 명령어로 방을 다시 띄우고, **전체**로 모든 방을 봐요. ${command('leaderboard')} 명령어로 순위를, ${command('profile')} 명령어로 내 성적을 봐요.`,
    '**용어**: 선은 먼저 치는 사람, 바닥은 펼쳐 놓은 패, 더미는 엎어 놓은 패, 족보는 모으면 점수가 나는 패의 조합이에요. 그림의 ‘만’은 만능패, ‘빚’은 빌린 돌, ‘승’은 이긴 게임, ‘코’는 코이코이, ‘흔’은 흔들기, ‘폭’은 폭탄이에요.',
    `아래 메뉴나 ${command('rules')} 명령어로 모든 게임의 규칙과 족보를 볼 수 있어요.`,
  ],
  game: (title, line) => `**${title}** · ${line}`,
};
