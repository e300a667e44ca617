import type { Message, StoredMessage } from 'discord-sandbox';
import { cardsOf, NO_CARDS, union, without } from '../../../src/engine/core/card-set.ts';
import { CARDS, type CardId, formatCard } from '../../../src/engine/core/cards.ts';
import type { State } from '../../../src/engine/round/state.ts';
import { bareNoun, cardLabel } from '../../../src/text/format/cards.ts';
import { words } from '../../../src/text/language.ts';
import { wordsFor } from '../../../src/text/rules/game-words.ts';
import type { Words } from '../../../src/text/words/words.ts';
import { altOf, buttonsOf, pictureOf, textOf, versionOf } from './reading.ts';

/** Finds a card that a text names as custom IDs do. */
export const CARD_ID = new RegExp(
  `\\b(?:${CARDS.map((_, card) => formatCard(card).replace('.', '\\.')).join('|')})\\b`,
);

const EN = words('en-US');

/** Cards whose name no other card bears, so that a name in a text tells of that very card. */
function namedIn(language: Words): readonly CardId[] {
  const nouns = CARDS.map((_, card) => bareNoun(language, card));
  return CARDS.map((_, card) => card).filter(
    (card) => nouns.indexOf(nouns[card] ?? '') === nouns.lastIndexOf(nouns[card] ?? ''),
  );
}

/**
 * The cards told by a picture's message or its description that nobody who reads it may know, given
 * the state of the match at each version. Empty is well.
 */
export function leaks(
  seen: readonly StoredMessage[],
  states: ReadonlyMap<number, State>,
): readonly string[] {
  return seen.flatMap(({ message, reader }) => {
    const kind = pictureOf(message);
    if (kind !== 'table' && kind !== 'hand') return [];
    const state = states.get(versionOf(message));
    if (state === undefined) return [`no state of version ${versionOf(message)}`];
    const language = wordsFor(EN, state.setup.game);
    const hiding = hiddenFrom(state, reader === null ? undefined : seatIn(message));
    const hidden = namedIn(language).filter((card) => hiding.has(card));
    const told = withoutRules(`${textOf(message)}\n${altOf(message)}`);
    const labels = buttonsOf(message).map(({ label }) => label);
    return hidden
      .filter(
        (card) =>
          new RegExp(`\\b${bareNoun(language, card)}\\b`).test(told) ||
          labels.some((one) => one.includes(cardLabel(language, card))),
      )
      .map((card) => `${kind} ${versionOf(message)} tells of ${bareNoun(language, card)}`);
  });
}

/** The seat whose hand a message shows. */
function seatIn(message: Message): number {
  return Number(/-(\d+)\.png$/.exec(message.attachments[0]?.filename ?? '')?.[1]);
}

/** Cards in the hands of others and in the pile, except for what was shown: lucky hands, a month at a shake. */
function hiddenFrom(state: State, seat: number | undefined): ReadonlySet<CardId> {
  const shown = [...state.teyaku.map(({ cards }) => cards), ...(state.late?.shown ?? [])].reduce(
    union,
    NO_CARDS,
  );
  const hands = state.hands.flatMap((hand, owner) =>
    owner === seat ? [] : cardsOf(without(hand, shown)),
  );
  return new Set([...hands, ...state.pile.slice(state.drawn)]);
}

/** Where texts name cards that follow from the rules, and say nothing of where those cards are. */
const RULES: readonly RegExp[] = [
  // The cards that open yaku lack.
  / needs one more card: [^.]*|one card away from .*|The nearest yaku is [^:]*: you need [^.]*/g,
  /あと1枚で(?:役ができます|できる役)：[^。\n]*/g,
  / 한 장만 더 있으면 돼요: [^.]*/g,
  // What doubles the payments of a round; the cards drawn for the dealer are shuffled in again before the deal.
  /× \d+ \([^)]*\)|×\d+（[^）]*）/g,
  /Drawing for (?:oya|seon): [^.]*\./g,
  // What was seen of a deal that was given up is shuffled in again.
  /^[\s\S]*(?:cards are redealt\.|配り直します。|配り直しです。)/,
  // They were in everyone's sight before they went back into the pile.
  /were replaced from the pile: [^.]*\./g,
];

function withoutRules(told: string): string {
  return RULES.reduce((text, rule) => text.replace(rule, ''), told);
}
