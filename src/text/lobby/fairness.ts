import type { CardId } from '../../engine/core/cards.ts';
import type { Deck } from '../../fairness/deals.ts';
import { chanceOf, contributionsOf, promiseOf } from '../../fairness/promise.ts';
import type { Verdict } from '../../fairness/verify.ts';
import { overEverywhereAt } from '../../model/day.ts';
import type { Match } from '../../model/match.ts';
import { dayOf } from '../../model/private.ts';
import { bareNoun } from '../format/cards.ts';
import { boldPerson, inRow, playerName, timeMark } from '../format/names.ts';
import { wordsFor } from '../rules/game-words.ts';
import type { Words } from '../words/words.ts';

/** So many digits of a promise, of the SHA-256 of words, and of Discord's numbers, are shown if there is little room. */
const SHORT = 16;
const SHORT_WORDS = 8;
const SHORT_ID = 5;

/** The whole promise of a table; null if nothing was promised. */
function promiseAt(match: Match): string | null {
  return match.secret === null ? null : promiseOf(chanceOf(match, match.secret));
}

function wholePromise(match: Match, { fairness }: Words): readonly string[] {
  const promise = promiseAt(match);
  return promise === null ? [] : [fairness.promise(promise)];
}

/**
 * One short line once the cards are dealt: the beginning of the promise, with who added what. Nothing if they were dealt with the press that opened the table: nobody could know the promise before.
 */
export function promiseLines(match: Match, words: Words): readonly string[] {
  const promise = promiseAt(match);
  if (promise === null || match.state === null || isDealtAtOnce(match)) return [];
  const line = words.fairness.promised(promise.slice(0, SHORT).replace(/.{4}(?=.)/g, '$& '));
  return [`-# ${[line, ...addedShortly(match, words)].join(' · ')}`];
}

/** What the messages of the first round keep of the lobby whose place they take: the same line. */
export function promiseOfRound(match: Match, round: number, words: Words): readonly string[] {
  return round === 1 ? promiseLines(match, words) : [];
}

/** Where whoever checks the deals finds the promise that they were given. */
export function compareSentence(match: Match, { fairness }: Words): string {
  if (dayOf(match) !== null) return fairness.compare.daily;
  return isDealtAtOnce(match) ? fairness.compare.atOnce : fairness.compare.lobby;
}

/** Whether the press that opened the table dealt the cards: nobody added anything after it. The deal of a day is promised to all. */
function isDealtAtOnce(match: Match): boolean {
  if (match.state === null || dayOf(match) !== null) return false;
  return match.players.flatMap(contributionsOf).every(({ by }) => by === 'open');
}

function addedShortly({ players }: Match, words: Words): readonly string[] {
  const all = players.flatMap((player) => {
    const ends = contributionsOf(player).map(({ id }) => ` …${id.slice(-SHORT_ID)}`);
    return ends.length === 0 ? [] : [boldPerson(playerName(player, words)).printed + ends.join('')];
  });
  return all.length === 0 ? [] : [words.fairness.addedBy(inRow(all, words))];
}

/** What was added by whom, a line a seat. */
function addedLines(match: Match, words: Words): readonly string[] {
  const { fairness } = words;
  return match.players.flatMap((player, seat) => {
    const added = contributionsOf(player).map((one) =>
      fairness.added(fairness.by[one.by], one.id, one.words?.slice(0, SHORT_WORDS) ?? null),
    );
    if (added.length === 0) return [];
    const who = boldPerson(playerName(player, words));
    return [`${seat + 1}. ${words.labelled(who, inRow(added, words))}`];
  });
}

/** What is told of a match that goes on: the whole promise, and what was added so far. */
export function promisedSoFar(match: Match, words: Words): readonly string[] {
  const { daily, fairness } = words;
  if (match.secret === null) return [fairness.none];
  const day = dayOf(match);
  return [
    fairness.title(match.id),
    ...wholePromise(match, words),
    ...addedSection(match, words),
    day === null ? fairness.later : daily.secret(timeMark(overEverywhereAt(day), 'R')),
    ...(match.status === 'open' ? [fairness.cutAgain] : []),
  ];
}

/** What was promised, revealed and added in a match that has ended, and whether that agrees. */
export function checkLines(match: Match, verdict: Verdict, words: Words): readonly string[] {
  const { fairness } = words;
  return [
    fairness.title(match.id),
    verdictSentence(verdict, fairness),
    ...wholePromise(match, words),
    fairness.revealed(match.secret ?? ''),
    ...addedSection(match, words),
  ];
}

function addedSection(match: Match, words: Words): readonly string[] {
  const added = addedLines(match, words);
  return added.length === 0 ? [words.fairness.nothingAdded] : [words.fairness.addedTitle, ...added];
}

function verdictSentence(verdict: Verdict, fairness: Words['fairness']): string {
  if (!verdict.ok) return fairness.failed(fairness.checks[verdict.failed], verdict.line);
  return verdict.deals.played === null ? fairness.agreedUndealt : fairness.agreed;
}

/** A deck as it was dealt: hands, field and pile. */
export function deckLines(deck: Deck, match: Match, words: Words): readonly string[] {
  const { fairness } = words;
  const row = (cards: readonly CardId[]) =>
    inRow(
      cards.map((card) => bareNoun(wordsFor(words, match.game), card)),
      words,
    );
  const hands = deck.hands.flatMap((cards, seat) => {
    const player = match.players[seat];
    if (cards.length === 0 || player === undefined) return [];
    return [fairness.hand(boldPerson(playerName(player, words)), row(cards))];
  });
  return [...hands, fairness.field(row(deck.field)), fairness.pile(row(deck.pile))];
}
