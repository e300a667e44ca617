import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageRequest, NOTHING_KNOWN } from '../../src/bot/api/message-request.ts';
import { RuleBooks } from '../../src/bot/rules/rule-books.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Painter } from '../../src/render/painter.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import type { CommandIds } from '../../src/text/words/commands.ts';
import type { Words } from '../../src/text/words/words.ts';

/** Draws no charts. */
const painter = {
  yakuChart: () => ({ page: 0, pages: 1, rows: [], png: Promise.resolve([]) }),
} as unknown as Painter;
const PAGES = Array.from({ length: 40 }, (_, page) => page);
const ruleBooks = new RuleBooks();
/** Readers of the other languages get the English pages. */
const written = LANGUAGES.filter(
  ({ language }) => language === 'en' || existsSync(`docs/rules/${language}`),
);

/** The messages that show all pages of a game's rules. */
function shown(game: string, words: Words, commandIds: CommandIds = new Map()): string {
  const rendering = { painter, words };
  const payloads = PAGES.map((page) => ruleBooks.payload({ game, page }, rendering));
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
