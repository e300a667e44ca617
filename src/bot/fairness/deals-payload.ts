import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import { IllegalMove } from '../../engine/core/game.ts';
import { type Deals, type Deck, decksOf, formatDeals } from '../../fairness/deals.ts';
import { sha256Of } from '../../fairness/promise.ts';
import { verifyDeals } from '../../fairness/verify.ts';
import { type Match, seatOf } from '../../model/match.ts';
import type { TableCount } from '../../table/matches/match-store.ts';
import {
  checkLines,
  compareSentence,
  deckLines,
  promisedSoFar,
} from '../../text/lobby/fairness.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type ButtonSpec,
  framedPayload,
  type Part,
  type Payload,
  pageButtons,
  payloadOf,
  textPayload,
  withFile,
} from '../api/payload.ts';
import { type CustomId, formatCustomId, matchButton } from '../interaction/custom-id.ts';

export function fairButton(match: Match, { fairness }: Words): ButtonSpec {
  return matchButton(match, 'deals', { label: fairness.buttons.deal });
}

interface PromiseQuery {
  readonly match: Match;
  readonly personId: string;
  /** Stands above the rest. */
  readonly notice?: string;
}

/** What is told of the deals while a table waits or plays; who waits there can cut the cards. */
export function promisePayload({ match, personId, notice }: PromiseQuery, words: Words): Payload {
  const lines = [...(notice === undefined ? [] : [notice]), ...promisedSoFar(match, words)];
  const mayCut = match.status === 'open' && seatOf(match, personId) !== undefined;
  const cut = matchButton(match, 'words', { label: words.fairness.buttons.cut });
  return payloadOf([lines, mayCut ? [cut] : []]);
}

const MAX_WORDS = 200;

export function wordsForm(
  { match }: Pick<CustomId, 'match'>,
  { fairness }: Words,
): APIModalInteractionResponseCallbackData {
  const { label, description } = fairness.ownWords;
  const input = {
    type: ComponentType.TextInput,
    custom_id: 'words',
    style: TextInputStyle.Short,
    max_length: MAX_WORDS,
    required: false,
  } as const;
  return {
    custom_id: formatCustomId({ verb: 'words', match }),
    title: fairness.buttons.cut,
    components: [{ type: ComponentType.Label, label, description, component: input }],
  };
}

interface DealsCheck {
  readonly match: Match;
  readonly deals: Deals;
  /** The tables of the server; null for what is private. */
  readonly count: (TableCount & { readonly days: number }) | null;
  /** Which deck is shown, from 0; beyond the last the last. */
  readonly page: number;
}

/** What was promised and revealed, whether it agrees, a deck, and the file. */
export function dealsPayload({ match, deals, count, page }: DealsCheck, words: Words): Payload {
  const { fairness } = words;
  const written = fileIfLegal(deals);
  if (written === null) return textPayload(fairness.tooOld);
  const decks = deals.played === null ? [] : decksOf(deals.played);
  const foot = [
    ...(count === null ? [] : [fairness.tables(count)]),
    fairness.file(sha256Of(written)),
    compareSentence(match, words),
  ];
  const parts = [
    checkLines(match, verifyDeals(written), words),
    ...deckParts(decks, { match, page }, words),
    foot.map((line) => `-# ${line}`),
  ];
  const name = `hanafuda-deals-${match.id}.txt`;
  const file = { name, data: Buffer.from(written), contentType: 'text/plain' };
  return withFile(framedPayload(parts, 'deals'), file);
}

/** Null if the rules have changed so that a move of the match is no longer legal. */
function fileIfLegal(deals: Deals): string | null {
  try {
    return formatDeals(deals);
  } catch (error) {
    if (error instanceof IllegalMove) return null;
    throw error;
  }
}

function deckParts(
  decks: readonly Deck[],
  { match, page }: Pick<DealsCheck, 'match' | 'page'>,
  words: Words,
): readonly Part[] {
  const { fairness } = words;
  const last = decks.length - 1;
  const at = Math.min(page, last);
  const deck = decks[at];
  if (deck === undefined) return [];
  const heading = fairness.deck(deck.number, deck.round, decks.length);
  const turns = pageButtons({ page: at, last }, words, (to) =>
    formatCustomId({ verb: 'deals', match: match.id, argument: `n${to}` }),
  );
  return [[heading, ...deckLines(deck, match, words)], turns];
}
