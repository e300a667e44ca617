import { fileURLToPath } from 'node:url';
import { sample, string } from 'fast-check';
import { expect, test } from 'vitest';
import { readGlyphs } from '../../src/render/raster/glyphs.ts';
import { printable, textStrip } from '../../src/render/raster/lettering.ts';
import { levelsOf } from '../../src/render/raster/strip.ts';

const FONTS = [
  'open-sans/400Regular/OpenSans_400Regular.ttf',
  'open-sans/700Bold/OpenSans_700Bold.ttf',
  'biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
  'biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf',
  'nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
  'nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
].map((file) => readGlyphs(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))));

/** A name in each script that people write their names in, and of some that are no script. */
const NAMES = [
  ...[
    'Ann',
    'Zoë',
    'Nguyễn',
    'Łukasz',
    'Þóra',
    'Ǆenana',
    'Иван',
    'Ђорђе',
    'Ελένη',
    'Արամ',
    'ქეთი',
    'დავით',
  ],
  ...[
    '松尾',
    '𠮷田',
    'さくら',
    'ﾊﾅｺ',
    '张伟',
    '刘洋',
    '陳怡君',
    '龔鑫',
    '㐂和',
    '𪚥',
    'ㄅㄆㄇ',
    '김민수',
    'ᄀᆞᆷ',
  ],
  ...['عبد الرحمن', 'فاطمة', 'پارسا', 'דוד', 'ܕܘܝܕ', 'އަޙްމަދު', 'ትግስት', 'ᏣᎳᎩ', 'ⴰⵎⴰⵣⵉⵖ'],
  ...['राहुल', 'বাংলা', 'ਗੁਰਪ੍ਰੀਤ', 'પટેલ', 'ଓଡ଼ିଆ', 'தமிழ்', 'తెలుగు', 'ಕನ್ನಡ', 'മലയാളം', 'සිංහල'],
  ...['สมชาย', 'ลาว', 'ລາວ', 'ខ្មែរ', 'မောင်', 'བོད་', 'ꦲꦏ', 'ᠮᠣᠩᠭᠣᠯ', 'ꯃꯤꯇꯩ'],
  ...['🌸', '👩‍👩‍👧‍👦', '🇯🇵', '1️⃣', '❤️', '𝓗𝓪𝓷𝓪', 'ⓗⓐⓝⓐ', 'Ｈａｎａ', 'Z̷̢a̸l̵g̴o̶', '†Ann†', '‮nnA'],
];

/** Throws unless each letter is in a font. */
function isDrawable(text: string): void {
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    if (!FONTS.some((has) => has(point))) throw new Error(`no font has ${letter} in ${text}`);
  }
}

test.each(NAMES)('%s is drawn with ink, and with no box for a missing letter', (name) => {
  const shown = printable(name);
  expect(shown).not.toBe('');
  isDrawable(shown);
  const strip = textStrip(shown, { size: 36, bold: true });
  expect(levelsOf(strip).some((level) => level > 0)).toBe(true);
});

test('whatever a name is made of, only letters that a font has are drawn', () => {
  const names = sample(string({ unit: 'binary', maxLength: 32 }), { numRuns: 600, seed: 24 });
  for (const name of names) isDrawable(printable(name));
  expect(names).toHaveLength(600);
});
