import { plain } from '../format/numbers.ts';
import type { ChartParts } from '../words/pictures.ts';

const VIEWINGS: Readonly<Record<string, readonly string[]>> = {
  'with-other': ['花見酒・月見酒は、ほかの役があるときだけ。'],
  'rained-out': [
    '雨流れ：自分に小野道風があると無効。',
    '場に柳があると花見、桐があると月見が無効。',
  ],
};

export const CHART: ChartParts = {
  title: (game) => `${game} 役一覧`,
  page: (page, pages) => `${page}/${pages}`,
  need: (count) => `うち${count}枚`,
  more: (kind) => `${{ hikari: '光', tane: 'タネ', tan: '短冊', kasu: 'カス' }[kind]}+1点`,
  thisMonth: 'この月',
  fourOfTheMonth: 'その月の4枚',
  fourOfOne: '同じ月の4枚',
  without: 'ただし',
  atMost: (points) => `札${plain(points)}点以下`,
  bestOfLetter: '同じ記号は最高の役だけ',
  bestOfAll: '最高の役だけを数える',
  allCount: 'すべて数える',
  remarks: {
    'suhara-bana': ({ fourBrightsNullify }) => [
      `御老中${fourBrightsNullify === true ? 'と四本役' : ''}ができると、ほかの人は通りシマだけ。`,
      'ミムは、ほかに50点ずつ（休みの人は25点）。',
    ],
    'ume-botan': ({ dandruff }) =>
      dandruff === 'cancels-round' ? ['ふけは柳を除いて数え、ほかの点は流れます。'] : [],
    'koi-koi': ({ viewings, doubleChaff, bestOnly, bothTeyaku }) => [
      `手役：同じ月の4枚（手四）、すべて対（くっつき）は6点${bothTeyaku === 12 ? '・両方12点' : ''}。`,
      ...(VIEWINGS[String(viewings)] ?? []),
      ...(doubleChaff === true ? ['雷と桐のカス（黄）は、カス2枚分。'] : []),
      ...(bestOnly === true ? ['すべてのうち、最高の役だけを数えます。'] : []),
    ],
    'hana-awase': ({ willowsCancelYaku, chaffTeyaku, fuke }) => [
      ...(willowsCancelYaku === true ? ['柳4枚を取った人がいると、役はすべて無効。'] : []),
      ...(chaffTeyaku === true ? ['配られたカスが6枚なら20点、7枚以上は30点ずつ。'] : []),
      ...(fuke === true ? ['札が20点以下の人がいると、その局は流れます。'] : []),
    ],
  },
  row: (yaku, facts) => `${yaku}：${facts.join('、')}。`,
  needOf: (count, cards) => `${cards}のうち${count}枚`,
  both: (first, second) => `${first}と、${second}`,
  unless: (cards) => `${cards}があると無効`,
};
