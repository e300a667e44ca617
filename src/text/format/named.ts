import { type PerGame, perGame, yakuInRomaji } from '../../games/index.ts';
import type { YakuNames } from '../../games/words.ts';
import type { NameStyle } from '../../model/settings.ts';
import { KOREAN_DECK, ROMAJI_DECK } from '../romaji.ts';
import type { DeckWords, MonthWords } from '../words/cards.ts';
import { EN } from '../words/en/index.ts';
import { JA } from '../words/ja/index.ts';
import type { Words } from '../words/words.ts';

type Plants = readonly Pick<MonthWords, 'plant' | 'cards'>[];

/** The names of a style: of the deck, by month, and of the yaku. */
interface Names {
  readonly deck: Plants;
  /** The deck of Korean games. */
  readonly korean: Plants;
  readonly yaku: PerGame<YakuNames>;
}

const NAMES: Readonly<Record<Exclude<NameStyle, 'auto'>, Names>> = {
  english: { deck: EN.deck, korean: EN.korean.deck, yaku: EN.games },
  romaji: { deck: ROMAJI_DECK, korean: KOREAN_DECK, yaku: yakuInRomaji() },
  kanji: { deck: JA.deck, korean: JA.deck, yaku: JA.games },
};

const known = new WeakMap<Words, Map<NameStyle, Words>>();

/**
 * The same words with cards and yaku named in another form. Made once for each language and form.
 */
export function named(words: Words, style: NameStyle): Words {
  if (style === 'auto') return words;
  const styles = known.get(words) ?? new Map<NameStyle, Words>();
  known.set(words, styles);
  const made = styles.get(style) ?? renamed(words, NAMES[style]);
  styles.set(style, made);
  return made;
}

function renamed(words: Words, names: Names): Words {
  const deck = words.deck.map((month, index) => ({ ...month, ...plantOf(names.deck[index]) }));
  const games = perGame((id) => ({ ...words.games[id], ...namesOnly(names.yaku[id]) }));
  const korean = { ...words.korean, deck: names.korean.map(plantOf) };
  return { ...words, deck: deck as unknown as DeckWords, games, korean };
}

/** Without the month's own name: a date is told as the language tells it. */
function plantOf(month: Plants[number] | undefined) {
  return { ...(month && { plant: month.plant, cards: month.cards }) };
}

function namesOnly({ yaku, shortYaku }: YakuNames): YakuNames {
  return { yaku, shortYaku };
}
