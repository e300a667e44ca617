import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';

/** Columns of numbers that are read with what is counted after them: `20점`. */
const COUNTED: Readonly<Record<string, string>> = {
  점: '점',
  점수: '점',
  켄: '켄',
  하이: '하이',
  장수: '장',
  인원: '명',
};

export const ruleBook: Words['ruleBook'] = {
  all: '규칙 전체',
  primer: '처음 5분',
  deck: '화투패 48장. 한 줄이 한 달이에요. 이름은 아래 글에 있어요.',
  about: '게임 소개',
  title: (game, part) => `### ${game} · ${part}`,
  cell: (column, text) =>
    COUNTED[column] === undefined || !/\d$/.test(text)
      ? `${column}: ${text}`
      : `${text}${COUNTED[column]}`,
  which: '어떤 게임의 규칙을 볼까요?',
  choose: '규칙을 볼 게임 고르기',
  game: (name, seats) => `${name} (${seats}명)`,
};

export const chart: Words['chart'] = {
  title: (game) => `${game} 족보`,
  need: (count) => `이 중 ${count}장`,
  more: (kind, each) => `${kind} 1장마다 +${each}`,
  thisMonth: '이달',
  fourOfTheMonth: '이달 패 4장',
  fourOfOne: '같은 달 4장',
  without: '무효:',
  atMost: (points) => `패 ${plain(points)}점 이하`,
  bestOfLetter: '같은 글자의 족보는 가장 높은 것만 인정해요.',
  bestOfAll: '가장 높은 족보 하나만 인정해요.',
  allCount: '모두 더해요.',
  needOf: (count, cards) => `${cards} 중 ${count}장`,
  both: (first, second) => `${first}, 그리고 ${second}`,
  unless: (cards) => `${cards}, 있으면 무효`,
  cards: (count) => `${plain(count)}장`,
  youHave: (cards) => `내가 먹은 패: ${cards}`,
  youHold: (cards) => `내 손패: ${cards}`,
  othersHave: (cards) => `남이 먹은 패: ${cards}`,
};
