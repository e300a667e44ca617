import type { Words } from '../words.ts';
import { command } from './commands.ts';

export const seating: Words['seating'] = {
  strengths: { gentle: '입문', easy: '약함', normal: '보통', strong: '강함', master: '고수' },
  likeRating: (rating) => `레이팅 약 ${rating} 수준`,
  clock: (clock) => `제한 시간: ${clock}`,
  clockOfPeople: (clock) => `제한 시간: ${clock} (컴퓨터와만 하면 제한 없음)`,
  beginsFull: (seats) =>
    `${seats}자리 중 마지막 자리에 사람이 앉으면 자동으로 시작해요. 컴퓨터가 앉으면 방장이 시작을 눌러요.`,
  again: '모두 **참가**를 누르면 지난번과 같은 설정으로 시작해요.',
  freed: (who) => `방장이 ${who} 님을 내보냈어요.`,

  buttons: {
    add: {
      gentle: '+ 컴퓨터 (입문)',
      easy: '+ 컴퓨터 (약함)',
      normal: '+ 컴퓨터 (보통)',
      strong: '+ 컴퓨터 (강함)',
      master: '+ 컴퓨터 (고수)',
    },
    seats: '방 설정…',
    about: '이 게임',
    quit: '게임에서 나가기',
    offer: '중단 제안',
    agree: (agreed, needed) => `중단 찬성 (${agreed}/${needed})`,
    withdraw: '계속하기',
    stop: '지금 중단',
    keep: '계속하기',
  },

  youWait: (game) => `${game} 방에 앉았어요.`,

  seatsHint: '나만 볼 수 있어요. 바꾸면 방에 바로 반영돼요.',
  sizeHeading:
    '**인원** · 마지막 자리에 사람이 앉으면 시작해요. 인원에 따라 달라지는 규칙도 있어요',
  players: (players) => `${players}명`,
  clockHeading: '**제한 시간** · 시간이 다 되면 컴퓨터가 대신 쳐요',
  now: (clock) => `실시간: ${clock}`,
  overDays: (clock) => `며칠에 걸쳐: ${clock}`,
  addHeading: '**컴퓨터** · 뺄 때는 아래 내보내기를 쓰세요',
  addChoice: '컴퓨터 넣기',
  freeHeading: '**내보내기** · 내보낸 사람은 이 방에 다시 들어올 수 없어요',
  freeChoice: '내보낼 사람 고르기',
  hostHeading: '**방장** · 시작과 규칙 설정을 다른 사람에게 맡겨요',
  hostChoice: '새 방장 고르기',
  newHost: (who) => `이제 ${who} 님이 방장이에요.`,

  aboutTitle: '### 이 게임',
  rated: '레이팅 게임이에요.',
  unrated: '레이팅에 들어가지 않는 게임이에요.',
  waysOut:
    '나가면 돌아올 때까지 컴퓨터가 대신 쳐요. 시작된 게임은 방의 모두가 찬성하거나, 시간 안에 반대하는 사람이 없으면 중단돼요. 첫 패를 내기 전에는 방장 혼자 중단할 수 있어요.',
  wayOutAlone: '사람은 나뿐이라 나가면 게임이 끝나요.',
  sureToLeave: '게임이 이미 시작됐어요. 나갈까요?',

  offered: (who, agreed, needed) =>
    `${who} 님이 중단하고 싶어 해요. ${needed}명 중 ${agreed}명이 찬성했어요. 모두 찬성하면 중단되고 성적에 들어가지 않아요.`,
  unlessRefused: (when) => `아무도 **계속하기**를 누르지 않아도 ${when}에 중단돼요.`,
  youOffered: (waiting) =>
    `중단을 제안했어요. 기다리는 사람: ${waiting}. 그때까지 게임은 계속돼요.`,
  goesOn: '게임을 계속해요.',
  youStopped: '게임을 중단했어요.',
  sureToStop:
    '채널 관리자라서 이 게임을 모두 중단시킬 수 있어요. 누구의 성적에도 들어가지 않아요. 중단할까요?',
  asksToStop: (who) =>
    `${who} 님이 게임을 중단하고 싶어 해요. 모두가 방에서 **중단 찬성**을 누르면 중단돼요.`,

  closed: {
    idle: () => '30분 동안 아무 일도 없어서 이 방은 닫혔어요.',
    emptied: () => '모두 나가서 이 방은 닫혔어요.',
    'by-host': (host) => `방장 ${host} 님이 이 방을 닫았어요.`,
    'by-manager': (who) => `채널 관리자 ${who} 님이 이 방을 닫았어요.`,
    'by-vote': () => '남아 있던 모두가 중단에 찬성했어요.',
    unopposed: (who) => `${who} 님이 중단을 제안했고 시간 안에 아무도 반대하지 않았어요.`,
    'channel-gone': () => '채널이 삭제되어 이 방은 닫혔어요.',
    'server-gone': () => '봇이 서버에서 나가서 이 방은 닫혔어요.',
  },

  closedByManager: '채널 관리자가 이 방을 닫았어요.',

  newTable: `${command('start')} 명령어로 새로 만들 수 있어요.`,

  youLeftAlone: '게임에서 나왔어요. 다른 사람이 없어서 게임이 끝났어요.',
  youLeftAt: (channel) => `${channel} 채널의 방에서 나왔어요.`,
  youAreAwayAt: (channel) =>
    `${channel} 채널의 게임에서 나왔어요. 컴퓨터가 대신 치고 있어요. 돌아오려면 그 채널에서 ${command('join')} 명령어를 쓰세요.`,
  nowhere: '들어가 있는 방이 없어요.',
  whichTable: '여러 방에 있어요. 어느 방에서 나갈까요?',
  whichTableChoice: '나갈 방 고르기',

  tablesTitle: '### 이 서버의 방',
  noTables: `볼 수 있는 방이 없어요. ${command('start')} 명령어로 만들 수 있어요.`,
  openRow: (channel, game, who) => `${channel} · **${game}** · 대기 중: ${who}`,
  playingRow: (channel, game, who) => `${channel} · **${game}** · 게임 중: ${who}`,
  freeSeats: (seats) => `빈자리 ${seats}개`,
  moreTables: (tables) => `… 외 방 ${tables}개`,
};

export const invitations: Words['invitations'] = {
  buttons: { decline: '이번엔 안 할래요' },
  heading: (minutes) => `**초대** · 방에서 멘션하고 ${minutes}분 동안 자리를 맡아 둬요`,
  ask: (minutes) =>
    `누구를 초대할까요? 방에서 멘션하고, ${minutes}분 동안 또는 시작을 누를 때까지 자리를 맡아 둬요.`,
  choose: '초대할 사람 고르기',
  kept: (who, when) => `${who} 님의 자리를 ${when}까지 맡아 둬요.`,
  done: (who) => `초대했어요: ${who}. 취소하려면 **방 설정…**을 쓰세요.`,
  cannot: (who) => `초대하지 못했어요. 이 서버에 없거나, 이 채널을 볼 수 없거나, 봇이에요: ${who}`,
  unmentioned: '초대하려면 @와 이름을 입력하고 목록에서 고르세요.',
  yourself: `자기 자신에게는 신청할 수 없어요. 혼자서는 ${command('practice')} 명령어로 할 수 있어요.`,
  listed: (who) => `${who} (초대함)`,
};
