import type { Message, StoredMessage } from 'discord-sandbox';
import { cardsOf, NO_CARDS, union, without } from '../../../src/engine/core/card-set.ts';
import { CARDS, type CardId } from '../../../src/engine/core/cards.ts';
import type { State } from '../../../src/engine/round/state.ts';
import { bareNoun, cardLabel } from '../../../src/text/format/cards.ts';
import { words } from '../../../src/text/language.ts';
import type { Club } from './club.ts';
import { altOf, buttonsOf, pictureOf, textOf, versionOf } from './reading.ts';

/** Everything that stood in the channel at some time, each state of a message once. */
export interface Witness {
  readonly seen: readonly StoredMessage[];
  stop(): void;
}

export function watchChannel(club: Pick<Club, 'sandbox'>): Witness {
  const seen: StoredMessage[] = [];
  const look = (stored: StoredMessage) => seen.push(stored);
  club.sandbox.world.events.on('message', look);
  return { seen, stop: () => club.sandbox.world.events.off('message', look) };
}

const EN = words('en-US');

/** Cards whose name no other card bears, so that a name in a text tells of that very card. */
const NAMED = CARDS.map((_, card) => card).filter(
  (card) => CARDS.filter((_, other) => bareNoun(EN, other) === bareNoun(EN, card)).length === 1,
);

/**
 * The cards told by a picture's message or its description that nobody who reads it may know, given
 * the state of the match at each version. Empty is well.
 */
export function leaks({ seen }: Witness, states: ReadonlyMap<number, State>): readonly string[] {
  return seen.flatMap(({ message, reader }) => {
    const kind = pictureOf(message);
    if (kind !== 'table' && kind !== 'hand') return [];
    const state = states.get(versionOf(message));
    if (state === undefined) return [`no state of version ${versionOf(message)}`];
    const hidden = hiddenFrom(state, reader === null ? undefined : seatIn(message));
    const told = withoutRules(`${textOf(message)}\n${altOf(message)}`);
    const labels = buttonsOf(message).map(({ label }) => label);
    return hidden
      .filter((card) => tells(told, card) || labels.some((one) => names(one, card)))
      .map((card) => `${kind} ${versionOf(message)} tells of ${bareNoun(EN, card)}`);
  });
}

/** The seat whose hand a message shows. */
function seatIn(message: Message): number {
  return Number(/-(\d+)\.png$/.exec(message.attachments[0]?.filename ?? '')?.[1]);
}

/** Cards in the hands of others and in the pile that have a name of their own, except for what was shown: lucky hands, a month at a shake. */
function hiddenFrom(state: State, seat: number | undefined): readonly CardId[] {
  const shown = [...state.teyaku.map(({ cards }) => cards), ...(state.late?.shown ?? [])].reduce(
    union,
    NO_CARDS,
  );
  const hands = state.hands.flatMap((hand, owner) =>
    owner === seat ? [] : cardsOf(without(hand, shown)),
  );
  const hidden = new Set([...hands, ...state.pile.slice(state.drawn)]);
  return NAMED.filter((card) => hidden.has(card));
}

/** Where texts name cards that follow from the rules, and say nothing of where those cards are. */
const RULES: readonly RegExp[] = [
  // The cards that open yaku lack.
  / needs one more card: [^.]*|one card away from .*|The nearest yaku is [^:]*: you need [^.]*/g,
  /あと1枚で(?:役ができます|できる役)：[^。\n]*/g,
  // What doubles the payments of a round; the cards drawn for oya are shuffled in again before the deal.
  /× \d+ \([^)]*\)|×\d+（[^）]*）/g,
  /Drawing for oya: [^.]*\./g,
  // What was seen of a deal that was given up is shuffled in again.
  /^[\s\S]*(?:cards are redealt\.|配り直します。|配り直しです。)/,
  // They were in everyone's sight before they went back into the pile.
  /were replaced from the pile: [^.]*\./g,
];

function withoutRules(told: string): string {
  return RULES.reduce((text, rule) => text.replace(rule, ''), told);
}

function names(label: string, card: CardId): boolean {
  return label.includes(cardLabel(EN, card));
}

function tells(told: string, card: CardId): boolean {
  return new RegExp(`\\b${bareNoun(EN, card)}\\b`).test(told);
}
