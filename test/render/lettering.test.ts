import { sample, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readGlyphs } from '../../src/render/raster/glyphs.ts';
import {
  FONTS,
  layText,
  measure,
  printable,
  shorten,
  textStrip,
} from '../../src/render/raster/lettering.ts';
import { levelsOf, type Strip } from '../../src/render/raster/strip.ts';

const STYLE = { size: 36, bold: false };

describe('a text', () => {
  test('is as wide as its characters, in proportion to its size', () => {
    expect(measure('Hanako', STYLE)).toBeCloseTo(
      [...'Hanako'].reduce((sum, letter) => sum + measure(letter, STYLE), 0),
    );
    expect(measure('Hanako', { ...STYLE, size: 72 })).toBeCloseTo(2 * measure('Hanako', STYLE));
  });

  test('is set in the bundled font, whose Japanese characters are as wide as high', () => {
    expect(measure('松', STYLE)).toBeCloseTo(36);
    expect(measure('松尾芭蕉', { ...STYLE, bold: true })).toBeCloseTo(4 * 36);
  });

  test('that fits is left as it is', () => {
    expect(shorten('Hanako', STYLE, measure('Hanako', STYLE))).toBe('Hanako');
  });

  test('that does not fit ends in an ellipsis and then fits', () => {
    for (const name of ['Bartholomew the Elder', '長い名前の人です', 'Éloïse Françoise']) {
      const short = shorten(name, STYLE, 140);
      expect(short).toMatch(/….?$/u);
      expect(measure(short, STYLE)).toBeLessThanOrEqual(140);
      expect(name.startsWith(short.slice(0, -1))).toBe(true);
    }
  });

  test('is never cut within what a reader counts as one character', () => {
    const half = 'か\u3099';
    expect(shorten(half.repeat(3), STYLE, measure('が…', STYLE))).toBe('が…');
    const ring = 'x\u20dd';
    expect(shorten(ring.repeat(3), STYLE, measure('x…', STYLE))).toBe('x…');
  });

  test.each([
    ['Zoë Łukasz Иван Ελένη', 'Zoë Łukasz Иван Ελένη'],
    ['Nguyễn Văn An', 'Nguyễn Văn An'],
    ['דוד', 'Dvd'],
    ['𝓗𝓪𝓷𝓪𝓴𝓸', 'Hanako'],
    ['e\u0301milie', 'émilie'],
    ['Hana🌸ko 👩‍👩‍👧‍👦', 'Hanako'],
    ['𠮷田さくら', 'Kichi田さくら'],
    ['葛\u{E0100}城', '葛城'],
    ['1️⃣', '1'],
    ['张伟', '张伟'],
    ['陳怡君', '陳怡君'],
    ['عبد الرحمن', 'Bd Lrhmn'],
    ['สมชาย', 'Smchay'],
    ['राहुल शर्मा', 'Rahul Srma'],
    ['🌸🌸', 'Cherry blossom'],
    ['김\u3164', '김'],
    ['\u3164\u2800', ''],
  ])('%s is drawn as %s', (name, shown) => {
    expect(printable(name)).toBe(shown);
  });

  test('loses line breaks, control and direction characters and half surrogates', () => {
    expect(printable(' a\n\tb\u202ec\0 ')).toBe('a b c');
    expect(printable('\ud800').isWellFormed()).toBe(true);
  });
});

/** The strips that a text is laid of, and how far each is from its left end. */
function laid(text: string, style = STYLE): readonly (readonly [Strip, number])[] {
  const strips: (readonly [Strip, number])[] = [];
  layText(text, style, (strip, shift) => strips.push([strip, shift]));
  return strips;
}

/** How many pixels a strip covers. */
function covered(strip: Strip): number {
  return levelsOf(strip).filter((level) => level > 0).length;
}

describe('the strips of a text', () => {
  test('are one for each letter, drawn once and then kept', () => {
    const [[first, start] = [], [second, shift] = []] = laid('HH');
    expect(first).toBe(second);
    expect([start, shift]).toEqual([0, Math.round(measure('H', STYLE))]);
    expect(laid('H', { ...STYLE, bold: true })[0]?.[0]).not.toBe(first);
  });

  test('are forgotten when many others came after them', () => {
    const [[first] = []] = laid('H');
    for (let point = 0; point < 2000; point++) laid(String.fromCharCode(0x4e00 + point));
    expect(laid('H')[0]?.[0]).not.toBe(first);
    expect(laid('H')[0]?.[0]).toEqual(first);
  });

  test('are one where letters do not stand alone', () => {
    expect(laid('x\u20ddx')).toHaveLength(1);
  });
});

test('Cyrillic and Greek letters are set as wide as each is', () => {
  const style = { size: 36, bold: false };
  const wide = (text: string) => measure(text, style);
  expect(wide('і')).toBeLessThan(wide('Ж') / 2);
  expect(wide('Александра')).toBeLessThan(10 * 26);
  expect(wide('Σωκράτης')).toBeLessThan(8 * 28);
  expect(covered(textStrip('Александра', style))).toBeGreaterThan(500);
});

test('Hangul is kept, and set in a font of its own', () => {
  const style = { size: 36, bold: true };
  expect(printable('화투 Kim')).toBe('화투 Kim');
  expect(printable('\u1112\u116a\u1110\u116e')).toBe('화투');
  const [first, second] = [...'화투'].map((letter) => textStrip(letter, style));
  expect(first && covered(first)).toBeGreaterThan(200);
  expect(first?.runs).not.toEqual(second?.runs);
  expect(measure('화', style)).toBeGreaterThan(24);
});

const GLYPHS = Object.values(FONTS).flatMap(({ normal, bold }) => [normal, bold].map(readGlyphs));

/** Names in each script that people write theirs in, and in some that are no script. */
const NAMES = `
  Ann Zoë Nguyễn Łukasz Þóra Ǆenana Иван Ђорђе Ελένη Արամ ქეთი დავით
  松尾 𠮷田 さくら ﾊﾅｺ 张伟 刘洋 陳怡君 龔鑫 㐂和 𪚥 ㄅㄆㄇ 김민수 ᄀᆞᆷ
  عبد فاطمة پارسا דוד ܕܘܝܕ އަޙްމަދު ትግስት ᏣᎳᎩ ⴰⵎⴰⵣⵉⵖ
  राहुल বাংলা ਗੁਰਪ੍ਰੀਤ પટેલ ଓଡ଼ିଆ தமிழ் తెలుగు ಕನ್ನಡ മലയാളം සිංහල
  สมชาย ลาว ລາວ ខ្មែរ မောင် བོད་ ꦲꦏ ᠮᠣᠩᠭᠣᠯ ꯃꯤꯇꯩ
  🌸 👩‍👩‍👧‍👦 🇯🇵 1️⃣ ❤️ 𝓗𝓪𝓷𝓪 ⓗⓐⓝⓐ Ｈａｎａ Z̷̢a̸l̵g̴o̶ †Ann† ‮nnA`
  .trim()
  .split(/\s+/);

/** Throws unless each letter is in a font. */
function isDrawable(text: string): void {
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    if (!GLYPHS.some((has) => has(point))) throw new Error(`no font has ${letter} in ${text}`);
  }
}

test.each(NAMES)('%s is drawn with ink, and with no box for a missing letter', (name) => {
  const shown = printable(name);
  expect(shown).not.toBe('');
  isDrawable(shown);
  expect(covered(textStrip(shown, { size: 36, bold: true }))).toBeGreaterThan(0);
});

test('whatever a name is made of, only letters that a font has are drawn', () => {
  const names = sample(string({ unit: 'binary', maxLength: 32 }), { numRuns: 600, seed: 24 });
  for (const name of names) isDrawable(printable(name));
  expect(names).toHaveLength(600);
});
