import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageRequest, NOTHING_KNOWN } from '../../src/bot/api/message-request.ts';
import { rulesPayload } from '../../src/bot/rules/rule-books.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Painter } from '../../src/render/painter.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import type { CommandIds } from '../../src/text/words/commands.ts';
import type { Words } from '../../src/text/words/words.ts';

const painter = {
  yakuChart: () => ({ page: 0, pages: 1, rows: [], png: Promise.resolve([]) }),
} as unknown as Painter;
const PAGES = Array.from({ length: 40 }, (_, page) => page);
/** Readers of the other languages get the English pages. */
const written = LANGUAGES.filter(
  ({ language }) => language === 'en' || existsSync(`docs/rules/${language}`),
);

/** The messages that show all pages of a game's rules. */
function shown(game: string, words: Words, commandIds: CommandIds = new Map()): string {
  const rendering = { painter, words };
  const payloads = PAGES.map((page) =>
    rulesPayload({ game, page, isPrimer: false, readerId: '1' }, rendering),
  );
  return JSON.stringify(
    payloads.map((one) => messageRequest(one, 'asker', { ...NOTHING_KNOWN, commandIds }).body),
  );
}

test.each(LANGUAGES)(
  'rules pages in $endonym mention commands, and name none as plain text',
  (words) => {
    for (const { id } of GAMES) {
      const text = shown(id, words, new Map([['hanafuda', '77']]));
      expect(text.includes('</hanafuda start:77>'), id).toBe(true);
      expect(text.match(/.{20}(?<!<)\/(?:hanafuda|花札) .{20}/g), id).toBeNull();
    }
  },
);

test.each(written)('before the command is registered, rules pages name it in $endonym', (words) => {
  const { hanafuda, subcommands } = words.commands;
  const path = `\`/${hanafuda.name} ${subcommands.start.name}\``;
  expect(shown('koi-koi', words).includes(path)).toBe(true);
});

test('the rules begin with how to play, in five lines and a chart, and lead to all of them', () => {
  const rendering = { painter, words: words('en') };
  const page = (at: number) =>
    JSON.stringify(
      rulesPayload({ game: 'koi-koi', page: at, isPrimer: false, readerId: '1' }, rendering),
    );
  expect(page(0)).toContain('### Koi-Koi · How to play');
  expect(page(0).match(/- (?=[A-Z])/g)).toHaveLength(5);
  expect(page(0)).toContain('attachment://yaku-koi-koi-1.png');
  expect(page(0)).toContain('All rules');
  expect(page(0)).toContain('guide/0/0/koi-koi/1');
  expect(page(1)).toContain(`### Koi-Koi · ${rendering.words.ruleBook.about}`);
  expect(page(1)).toContain('Page 1 of');
  expect(page(1)).toContain('guide/0/0/koi-koi/0');
  expect(page(99)).toBe(page(98));
});

test.each(LANGUAGES)(
  'from how to play to the first five minutes in $endonym, with the picture of the deck, and back',
  (words) => {
    const payload = (page: number, isPrimer: boolean) =>
      rulesPayload({ game: 'koi-koi', page, isPrimer, readerId: '1' }, { painter, words });
    expect(JSON.stringify(payload(0, false))).toContain('guide/0/0/koi-koi/p1');
    const first = payload(1, true);
    const text = JSON.stringify(first);
    expect(text).toContain(words.ruleBook.primer);
    expect(text).toContain(words.deck[2].cards[0].noun);
    expect(text).toContain('guide/0/0/koi-koi/p0');
    expect(text).toContain('guide/0/0/koi-koi/p2');
    expect(text).toContain('attachment://cards.png');
    expect(payload(0, true)).toEqual(payload(0, false));
  },
);
