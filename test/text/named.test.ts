import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/engine/core/cards.ts';
import { GAMES } from '../../src/games/index.ts';
import { NAME_STYLES, type NameStyle } from '../../src/model/settings.ts';
import { measure } from '../../src/render/raster/lettering.ts';
import { bareNoun, cardLabel, cardName, cardNoun, monthName } from '../../src/text/format/cards.ts';
import { named } from '../../src/text/format/named.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { gameWords, wordsFor } from '../../src/text/rules/game-words.ts';
import { People } from '../../src/text/words/facts.ts';
import { yakuIdsOf } from '../support/views-of.ts';

const EN = words('en');
const JA = words('ja');

const namings = LANGUAGES.flatMap((language) =>
  NAME_STYLES.map((style) => [`${language.language}, ${style}`, named(language, style)] as const),
);

describe('the names of cards and yaku', () => {
  test('are those of the language when nothing was chosen', () => {
    expect(named(EN, 'auto')).toBe(EN);
    expect(named(EN, 'kanji')).toBe(named(EN, 'kanji'));
  });

  test('stand in the sentences of the reader in another form', () => {
    const aya = People.of('Aya');
    const inRomaji = named(EN, 'romaji');
    expect(cardLabel(inRomaji, 0)).toBe('Matsu ni tsuru');
    expect(inRomaji.story.played(cardNoun(inRomaji, 0), aya)).toBe('plays the matsu ni tsuru');
    const inEnglish = named(JA, 'english');
    expect(inEnglish.story.played(cardNoun(inEnglish, 0), aya)).toBe('craneを出しました');
    expect(cardLabel(named(EN, 'kanji'), 0)).toBe('松に鶴');
  });

  test('are Korean ones in Korean games', () => {
    const nounIn = (style: NameStyle) => bareNoun(wordsFor(named(EN, style), 'matgo'), 1);
    expect(NAME_STYLES.map(nounIn)).toEqual([
      'pine hongdan',
      'pine hongdan',
      'sol hongdan',
      '松に赤短',
    ]);
    expect(bareNoun(wordsFor(named(JA, 'english'), 'go-stop'), 2)).toBe('pine pi');
    expect(bareNoun(wordsFor(EN, 'koi-koi'), 2)).toBe('pine chaff');
  });

  test('of yaku in romaji are the ids but for macrons and what is peculiar to a game', () => {
    const { yaku, shortYaku } = gameWords(named(EN, 'romaji'), 'koi-koi');
    expect(yaku).toMatchObject({ tane: 'Tane', goko: 'Gokō', hanami: 'Hanami de ippai' });
    expect(shortYaku).toMatchObject({ hanami: 'Hanami' });
  });

  test('leave the months to the language', () => {
    expect(NAME_STYLES.map((style) => monthName(named(EN, style), 1))).toEqual([
      'January',
      'January',
      'January',
      'January',
    ]);
  });

  test.each(GAMES)('are there in every form for every yaku of $id', ({ id }) => {
    const own = Object.keys(gameWords(EN, id).yaku);
    for (const language of LANGUAGES) {
      const [, english, romaji, kanji] = NAME_STYLES.map(
        (style) => gameWords(named(language, style), id).yaku,
      );
      expect(Object.keys(romaji ?? {}).toSorted()).toEqual(own.toSorted());
      expect(english).toEqual(gameWords(EN, id).yaku);
      expect(kanji).toEqual(gameWords(JA, id).yaku);
      expect(
        Object.values(romaji ?? {}).filter((name) => !/^[\p{Script=Latin} -]+$/u.test(name)),
      ).toEqual([]);
    }
  });
});

/** A button of 14 px letters with 14 px at either side; two and the gap of 8 have the width of a phone's message. */
const PHONE = { room: 341, letters: 14, around: 2 * 14, gap: 8 } as const;

test.each(LANGUAGES.flatMap((language) => [language, wordsFor(language, 'matgo')]))(
  'on a phone the buttons of any two cards stand beside each other: %#',
  (language) => {
    const widths = CARDS.map((_card, card) => {
      const label = `8. ${cardName(language, card)}`;
      return measure(label, { size: PHONE.letters, bold: false }) + PHONE.around;
    });
    const [widest = 0, second = 0] = widths.toSorted((a, b) => b - a);
    expect(widest + PHONE.gap + second).toBeLessThanOrEqual(PHONE.room);
  },
);

describe.each(namings)('the names in %s', (_, language) => {
  const decks = [language, wordsFor(language, 'matgo')];

  test.each(decks)('fit a button with a number before them', (own) => {
    const labels = CARDS.map((_card, card) => cardLabel(own, card));
    expect(labels.filter((label) => label.length > 34)).toEqual([]);
    expect(labels.filter((label) => `10. ${label}`.length > 38)).toEqual([]);
  });

  test.each(decks)('tell all cards apart but chaff of one plant', (own) => {
    const nouns = CARDS.map((_card, card) => bareNoun(own, card));
    const shared = nouns.filter((noun, at) => nouns.indexOf(noun) !== at);
    expect(shared.every((noun) => nouns.filter((one) => one === noun).length === 2)).toBe(true);
    expect(shared).toHaveLength(11);
  });

  test.each(GAMES)('fit the pictures of $id', (game) => {
    const { yaku, shortYaku } = gameWords(language, game.id);
    const drawn = [...yakuIdsOf(game)].map((one) => shortYaku[one] ?? yaku[one] ?? '');
    expect(drawn.filter((name) => name.length > 11)).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
