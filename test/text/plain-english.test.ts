import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STRENGTHS } from '../../src/model/match.ts';
import { words } from '../../src/text/language.ts';

/** What reads as translated, and what stands for it. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\b[Ww]hoever (?!scores)|(?:^|[.:;] |\n)Who (?!pays)\w+s\b/, 'anyone who, players who, if you'],
  [/\bmay\b/, 'can'],
  [/\bby (?:itself|themselves)\b/, 'automatically'],
  [/\bat once\b/, 'right away, at the same time'],
  [/\b(?:[Ss]ome|[Ee]very|[Aa]ny)body\b/, 'someone, everyone, anyone, a player'],
  [/\b(?:beside|else;|keeper|leaf through|bill points?|flee\w*|spoil\w*)\b/, 'the usual word'],
  [/\bfor who\b|\bNobody else than\b/, 'for players who, only'],
];
/** What nobody says at a table. The documentation for owners and engineers is written, and has it. */
const STIFF: typeof BANNED = [
  [/\b(?:do|does|did|is|are|was|has|have|had|can|could|would) not\b|\bcannot\b/, 'a contraction'],
  [/\b(?:I am|[Yy]ou are|It is|There is|That is)\b/, 'a contraction'],
];

/** Every text, and the source of every sentence. */
function textsIn(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, literalsOf(String(value))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** What stands between quotes in a function. */
function literalsOf(source: string): string {
  return (source.match(/'[^'\n]*'|`[^`]*`/g) ?? []).map((one) => one.slice(1, -1)).join('\n');
}

test.each([...BANNED, ...STIFF])('English texts have no %s', (banned) => {
  const texts = textsIn(words('en'), 'en');
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(([, text]) => banned.test(text))).toEqual([]);
});

/** The lines of Markdown files as they are read: without code. */
function linesOf(files: readonly string[]): readonly (readonly [string, string])[] {
  return files.flatMap((file) => {
    const prose = readFileSync(file, 'utf8')
      .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/.+/g, ''))
      .replace(/`[^`\n]*`|<!--.*?-->/g, '');
    return prose.split('\n').map((line, at) => [`${file}:${at + 1}`, line] as const);
  });
}

function pagesIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : []));
}

const RULES = linesOf(pagesIn('docs/rules'));
const DOCS = linesOf([
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...pagesIn('docs'),
]);

test.each(BANNED)('the documentation has no %s', (banned) => {
  expect([...DOCS, ...RULES].filter(([, line]) => banned.test(line))).toEqual([]);
});

test.each(STIFF)('English rules pages have no %s', (banned) => {
  expect(RULES.filter(([, line]) => banned.test(line))).toEqual([]);
});

test('English calls a computer by that word, and CPU in its name and where one is added', () => {
  const texts = textsIn(words('en'), 'en').filter(([, text]) => /CPU/.test(text));
  const buttons = STRENGTHS.map((one) => `en.seating.buttons.add.${one}`);
  expect(texts.map(([path]) => path).toSorted()).toEqual(['en.computer', ...buttons].toSorted());
});

test('no text has the name of a variable', () => {
  const texts = textsIn([words('en').games, words('ja').games], '').filter(
    ([, text]) => /[a-z][A-Z]/.test(text) && !text.includes('${'),
  );
  expect(texts).toEqual([]);
});

/** Of Japanese terms with several forms, those that stand nowhere, and the one that does. */
const OTHER_FORMS: typeof BANNED = [
  [/場(?:をもう|が進|の「)/, '場 only where the cards lie'],
  [/銀行/, '胴元'],
  [/無効/, '流れる'],
  [/ふた[つり]|ひと[つり]|だれ/, 'figures, 誰'],
  [/下り/, '降りる'],
  [/追い?出/, '追い込み'],
  [/時鳥|杜鵑|ほととぎす/, '不如帰'],
  [/種別|種札|たね札/, '種類, タネ'],
  [/コンピュータ/, 'CPU'],
  [/飲み/, '呑み'],
  [/[雨主]頭/, '坊主かぶり, 雨かぶり'],
  [/たずね|尋ね|訊/, '聞く'],
  [/いちばん/, '一番'],
  [/ロボット|BOT/, 'ボット'],
  [/達成/, '実績'],
  [/飛ばす|飛ばし/, 'スキップ'],
  [/まちが/, '入力ミス, 間違える'],
  [/ねら[いうえおっ]/, '狙う'],
  [/ふつう/, '普通'],
];
const IN_JAPANESE = [
  ...textsIn(words('ja'), 'ja'),
  ...linesOf([
    'README.ja.md',
    'packages/discord-sandbox/src/page/client/words.ts',
    ...pagesIn('docs/rules/ja'),
  ]),
];

test.each(OTHER_FORMS)('Japanese has no %s, but %s', (other) => {
  expect(IN_JAPANESE.filter(([, text]) => other.test(text))).toEqual([]);
});

test('Japanese Koi-Koi is counted in 文', () => {
  const texts = textsIn(words('ja').games['koi-koi'], 'ja');
  const page = linesOf(['docs/rules/ja/koi-koi.md']);
  expect([...texts, ...page].filter(([, text]) => /\d点|\| 点 \|/.test(text))).toEqual([]);
});
