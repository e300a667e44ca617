import type { ReviewWords } from '../words/review.ts';

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

function ordinal(place: number): string {
  return `${place}${ENDINGS[ORDINALS.select(place)] ?? 'th'}`;
}

export const REVIEW: ReviewWords = {
  title: (who) => `Matches of ${who}`,
  empty: (who) => `${who} has not finished a match here yet.`,
  line: ({ game, place, players, score, when, others }) =>
    `${when} · **${game}** · ${ordinal(place)} of ${players} · ${score} · with ${others}`,
  entry: ({ game, place, players, score, others }) =>
    `${game}, ${ordinal(place)} of ${players}, ${score}, with ${others}`,
  choose: 'Choose a match to leaf through',
  goTo: 'Go to…',
  page: (page, pages) => `-# Page ${page} of ${pages}`,
  picture: (number, of) => `-# Picture ${number} of ${of}`,
  first: 'First',
  back: 'Back',
  next: 'Next',
  last: 'Last',
  showHands: 'Show the hands',
  hideHands: 'Hide the hands',
  hand: (who, number, cards) =>
    `Hand of ${who}, ${number === 1 ? '1 card' : `${number} cards`}: ${cards}.`,
  handsLater: '-# The hands can be seen when the match is over.',
  deal: 'The first deal',
  sheet: (round) => `Score sheet of round ${round}`,
  end: 'The end',
  notDealt: 'No cards have been dealt in that match, so there is nothing to see.',
  tooOld:
    'That match was played under rules that have changed since, so it cannot be shown move by move.',
};
