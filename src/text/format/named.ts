import type { NameStyle } from '../../model/settings.ts';
import { EN } from '../en/index.ts';
import { JA } from '../ja/index.ts';
import { ROMAJI_DECK, ROMAJI_SHORT, ROMAJI_YAKU } from '../romaji.ts';
import type { DeckWords, GameWords, MonthWords, Words } from '../words/words.ts';

/** The names of a style: of the deck, by month, and of the yaku of a game. */
interface Names {
  readonly deck: readonly Pick<MonthWords, 'plant' | 'cards'>[];
  yaku(game: string): Pick<GameWords, 'yaku' | 'shortYaku'>;
}

const NAMES: Readonly<Record<Exclude<NameStyle, 'auto'>, Names>> = {
  english: { deck: EN.deck, yaku: (game) => EN.games[game] ?? NONE },
  romaji: { deck: ROMAJI_DECK, yaku: romajiYaku },
  kanji: { deck: JA.deck, yaku: (game) => JA.games[game] ?? NONE },
};
const NONE = { yaku: {}, shortYaku: {} };

const known = new WeakMap<Words, Map<NameStyle, Words>>();

/**
 * The same words with cards and yaku named in another form; a name that the form lacks stays as the
 * language has it. Made once for each language and form.
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
  const games = Object.entries(words.games).map(([id, game]) => [
    id,
    { ...game, ...yakuOf(game, names.yaku(id)) },
  ]);
  return { ...words, deck: deck as unknown as DeckWords, games: Object.fromEntries(games) };
}

/** Without the month's own name: a date is told as the language tells it. */
function plantOf(month: Names['deck'][number] | undefined) {
  return month && { plant: month.plant, cards: month.cards };
}

/** A yaku's own short name goes with its own name only. */
function yakuOf(game: GameWords, { yaku, shortYaku }: Pick<GameWords, 'yaku' | 'shortYaku'>) {
  const kept = Object.entries(game.shortYaku).filter(([id]) => yaku[id] === undefined);
  return {
    yaku: { ...game.yaku, ...yaku },
    shortYaku: { ...Object.fromEntries(kept), ...shortYaku },
  };
}

function romajiYaku(game: string): Pick<GameWords, 'yaku' | 'shortYaku'> {
  const yaku = ROMAJI_YAKU[game] ?? {};
  const short = Object.entries(yaku).flatMap(([id, name]) => {
    const shorter = ROMAJI_SHORT[name];
    return shorter === undefined ? [] : [[id, shorter]];
  });
  return { yaku, shortYaku: Object.fromEntries(short) };
}
