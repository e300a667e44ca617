import type { ReviewWords } from '../words/review.ts';
import { command } from './bot.ts';

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
  title: (who) => `${who}’s matches`,
  empty: (who) => `${who} hasn’t finished a match here yet.`,
  line: ({ game, place, players, score, when, others, code }) =>
    `${when} · **${game}** · ${ordinal(place)} of ${players} · ${score} · with ${others}${code === null ? '' : ` · \`${code}\``}`,
  entry: ({ game, place, players, score, others }) =>
    `${game}, ${ordinal(place)} of ${players}, ${score}, with ${others}`,
  choose: 'Choose a match to review',
  goTo: 'Go to…',
  page: (page, pages) => `-# Page ${page} of ${pages}`,
  picture: (number, of) => `-# Picture ${number} of ${of}`,
  first: 'First',
  back: 'Back',
  next: 'Next',
  last: 'Last',
  showHands: 'Show hands',
  hideHands: 'Hide hands',
  hand: (who, number, cards) =>
    `${who}’s hand, ${number === 1 ? '1 card' : `${number} cards`}: ${cards}.`,
  handsLater: '-# You can see the hands when the match is over.',
  deal: 'The first deal',
  sheet: (round) => `Score sheet of round ${round}`,
  end: 'The end',
  notDealt: 'No cards were dealt in that match, so there’s nothing to review.',
  tooOld: 'The rules have changed since that match, so it can’t be replayed move by move.',
  code: (code) => `-# Replay code: \`${code}\` · ${command('replay')}`,
  post: 'Post this moment',
  posted: (who, game) => `${who} shows a moment from a match of **${game}**.`,
  hidden: (matches) =>
    matches === 1
      ? '-# 1 match on this page is hidden: it was played in a channel that you can’t see.'
      : `-# ${matches} matches on this page are hidden: they were played in channels that you can’t see.`,
  notHere: (channel) =>
    `Not everyone here can see the channel of that match. You can post the moment in ${channel}.`,
  stripped:
    'The cards and moves of that match were deleted when its time was up. Its result still counts.',
  noReplay: {
    unknown: 'There’s no match with that code. Please check it for typos.',
    elsewhere: 'That match was played on another server, so its replay can only be opened there.',
    deleted: 'That match has been deleted, so there’s nothing left to replay.',
  },
};
