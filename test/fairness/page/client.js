// What runs in docs/verify.html: the bot's own check, in a browser, without a network.

import { formatCard } from '../../../src/engine/core/cards.ts';
import { decksOf } from '../../../src/fairness/deals.ts';
import { contributionLines, promiseOf, sha256Of } from '../../../src/fairness/promise.ts';
import { verifyDeals } from '../../../src/fairness/verify.ts';
import { fairness as ENGLISH } from '../../../src/text/words/en/fairness.ts';
import { People } from '../../../src/text/words/facts.ts';
import { fairness as JAPANESE } from '../../../src/text/words/ja/fairness.ts';
import { fairness as KOREAN } from '../../../src/text/words/ko/fairness.ts';

const WORDS = {
  en: {
    ...ENGLISH,
    heading: 'Check the deals',
    intro:
      'Choose the file that Discord gave you under “Check the deals”. This page deals the whole match again with the bot’s own rules. It works offline and sends nothing anywhere.',
    note: 'The promise that you noted in the lobby, or its beginning',
    same: 'That is the promise of this file.',
    other: 'This file has another promise than the one that you noted.',
    own: 'Words with which you cut the cards',
    found: 'These words are in the file.',
    missing: 'These words are not in the file.',
    seat: 'Seat',
  },
  ja: {
    ...JAPANESE,
    heading: '配札を確かめる',
    intro:
      'Discord の「配札を確かめる」で受け取ったファイルを選んでください。このページが、ボットと同じルールで対局全体を配り直します。オフラインで動き、どこにも何も送りません。',
    note: 'ロビーで控えた約束、またはその始め',
    same: 'このファイルの約束と同じです。',
    other: 'このファイルの約束は、控えたものと違います。',
    own: 'カットに使った言葉',
    found: 'この言葉はファイルにあります。',
    missing: 'この言葉はファイルにありません。',
    seat: '席',
  },
  ko: {
    ...KOREAN,
    heading: '패 순서 확인',
    intro:
      'Discord의 ‘패 순서 확인’에서 받은 파일을 고르세요. 이 페이지가 봇과 같은 규칙으로 게임 전체를 다시 나눠요. 오프라인에서 작동하고 아무것도 보내지 않아요.',
    note: '게임 전에 적어 둔 약속, 또는 그 앞부분',
    same: '이 파일의 약속과 같아요.',
    other: '이 파일의 약속은 적어 둔 것과 달라요.',
    own: '기리할 때 쓴 말',
    found: '이 말은 파일에 있어요.',
    missing: '이 말은 파일에 없어요.',
    seat: '자리',
  },
};

/** @type {(id: string) => HTMLElement} */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @type {(id: string) => string} */
const typed = (id) => /** @type {HTMLInputElement} */ (at(id)).value.trim();

const LANGUAGES = /** @type {(keyof typeof WORDS)[]} */ (Object.keys(WORDS));
/** @type {keyof typeof WORDS} */
let language = 'en';
/** @type {string | null} */
let file = null;

/** @param {string} tag @param {string} text @param {string} [name] */
function element(tag, text, name = '') {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = name;
  return made;
}

/** Without Discord's marks. @param {string} text */
const plain = (text) => text.replaceAll(/[*`]|^(?:-#|###) /gm, '');

function show() {
  const words = WORDS[language];
  document.documentElement.lang = language;
  document.title = words.heading;
  at('heading').textContent = words.heading;
  at('intro').textContent = words.intro;
  at('note-label').textContent = words.note;
  at('own-label').textContent = words.own;
  at('result').replaceChildren(...(file === null ? [] : resultOf(file, words)));
}

/** @param {string} text @param {(typeof WORDS)[keyof typeof WORDS]} words */
function resultOf(text, words) {
  const verdict = verifyDeals(text);
  if (!verdict.ok) {
    const sentence = words.failed(words.checks[verdict.failed], verdict.line);
    return [element('p', plain(sentence), 'wrong')];
  }
  const { deals } = verdict;
  const promise = promiseOf(deals);
  const note = typed('note')
    .replaceAll(/[\s…`]/g, '')
    .toLowerCase();
  const own = typed('own');
  const isIn = deals.contributions.flat().some((one) => one.words === sha256Of(own));
  return [
    element('p', plain(deals.played === null ? words.agreedUndealt : words.agreed), 'right'),
    ...(note === ''
      ? []
      : [
          promise.startsWith(note)
            ? element('p', words.same, 'right')
            : element('p', words.other, 'wrong'),
        ]),
    ...(own === ''
      ? []
      : [isIn ? element('p', words.found, 'right') : element('p', words.missing, 'wrong')]),
    element('h2', plain(words.title(deals.match))),
    element('p', plain(words.promise(promise))),
    element('p', plain(words.revealed(deals.secret))),
    element('pre', contributionLines(deals).join('\n')),
    element('p', words.file(sha256Of(text))),
    ...(deals.played === null ? [] : decksIn(deals.played, words)),
  ];
}

/** @param {import('../../../src/fairness/deals.ts').PlayedMoves} played @param {(typeof WORDS)[keyof typeof WORDS]} words */
function decksIn(played, words) {
  const decks = decksOf(played);
  /** @param {readonly number[]} cards */
  const row = (cards) => cards.map(formatCard).join(' ');
  return decks.map(({ number, round, hands, field, pile }) => {
    const lines = [
      ...hands.map((cards, seat) => words.hand(People.of(`${words.seat} ${seat + 1}`), row(cards))),
      words.field(row(field)),
      words.pile(row(pile)),
    ];
    const details = document.createElement('details');
    details.append(
      element('summary', plain(words.deck(number, round, decks.length))),
      ...lines.map((line) => element('p', plain(line))),
    );
    return details;
  });
}

/** @param {File | undefined} chosen */
async function read(chosen) {
  file = (await chosen?.text()) ?? null;
  show();
}

function start() {
  for (const one of LANGUAGES) if (navigator.language.startsWith(one)) language = one;
  const chooser = /** @type {HTMLInputElement} */ (at('file'));
  chooser.addEventListener('change', () => void read(chooser.files?.[0]));
  for (const id of ['note', 'own']) at(id).addEventListener('input', show);
  for (const one of LANGUAGES) {
    at(one).addEventListener('click', () => {
      language = one;
      show();
    });
  }
  show();
}

// The tests have no document, and hold the check itself to the bot's.
if (typeof document === 'undefined') Object.assign(globalThis, { verifyDeals });
else start();
