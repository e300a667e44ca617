import type { CostlyMoveText, PastMatchParts, People } from '../facts.ts';
import { count } from '../numbers.ts';
import { command } from './commands.ts';
import { ordinal } from './grammar.ts';

/** Past matches, and leafing through one of them. */
export const review = {
  title: (who: People) => `${who}’s matches`,
  empty: (who: People) => `${who} hasn’t finished a match here yet.`,
  line: ({ game, place, players, score, when, others, code }: PastMatchParts) =>
    `${when} · **${game}** · ${ordinal(place)} of ${players} · ${score} · with ${others}${code === null ? '' : ` · \`${code}\``}`,
  /** In the menu from which one is chosen: plain text of at most 100 characters. */
  entry: ({ game, place, players, score, others }: Omit<PastMatchParts, 'when' | 'code'>) =>
    `${game}, ${ordinal(place)} of ${players}, ${score}, with ${others}`,
  /** In the menus, if nothing is chosen: a match of the list, a moment of a match. */
  choose: 'Choose a match to review',
  goTo: 'Go to…',
  /** `number` of all the pictures of a match, from 1. */
  picture: (number: number, of: number) => `-# Picture ${number} of ${of}`,
  /** A button, at most 38 characters. */
  first: 'First',
  /** A button, at most 38 characters. */
  last: 'Last',
  /** A button, at most 38 characters. */
  showHands: 'Show hands',
  /** A button, at most 38 characters. */
  hideHands: 'Hide hands',
  /** Somebody's cards as the picture of them is described. */
  hand: (who: People, number: number, cards: string) =>
    `${who}’s hand, ${number === 1 ? '1 card' : `${number} cards`}: ${cards}.`,
  handsLater: '-# You can see the hands when the match is over.',
  deal: 'The first deal',
  sheet: (round: number) => `Score sheet of round ${round}`,
  end: 'The end',
  notDealt: 'No cards were dealt in that match, so there’s nothing to review.',
  tooOld: 'The rules have changed since that match, so it can’t be replayed move by move.',
  /** Of a match whose moves and cards are deleted, since its time was over. */
  stripped:
    'The cards and moves of that match were deleted when its time was up. Its result still counts.',
  /** Below a match that has ended: how others open it. */
  code: (code: string) => `-# Replay code: \`${code}\` · ${command('history')}`,
  /** A button, at most 38 characters: shows what is seen to everybody in the channel. */
  post: 'Post this moment',
  /** A button, at most 38 characters: shows everybody how one's own practice ended. */
  showEnd: 'Show the result here',
  posted: (who: People, game: string) => `${who} shows a moment from a match of **${game}**.`,
  /** Below a page of a list: so many of its matches the reader may not see. */
  hidden: (matches: number) =>
    matches === 1
      ? '-# 1 match on this page is hidden: it was played in a channel that you can’t see.'
      : `-# ${matches} matches on this page are hidden: they were played in channels that you can’t see.`,
  /** A moment cannot be posted where not everybody may see its match; a channel where it can. */
  notHere: (channel: string) =>
    `Not everyone here can see the channel of that match. You can post the moment in ${channel}.`,
  /** Why a code opens nothing: it belongs to no match; of a match of another server; of one that was deleted. */
  noReplay: {
    unknown: 'There’s no match with that code. Please check it for typos.',
    elsewhere: 'That match was played on another server, so its replay can only be opened there.',
    deleted: 'That match has been deleted, so there’s nothing left to replay.',
  },
};

/** The moves of a finished match that cost a player most. Moves and amounts come ready to print. */
export const costlyMoves = {
  /** At most 38 characters. */
  button: 'My costliest moves',
  working: (decisions: number) =>
    `Looking at your ${count(decisions, 'decision', 'decisions')}, each as you saw it then. This can take a minute.`,
  cancelled: 'Cancelled.',
  title: (moves: number) => (moves === 1 ? 'Your costliest move' : `Your ${moves} costliest moves`),
  /** `number` from 1; `cost`: how much more `better` should have won. */
  move: ({ number, round, made, better, cost }: CostlyMoveText) =>
    `${number}. Round ${round}: you chose **${made}**, but **${better}** would have won about ${cost} more on average.`,
  none: 'None of your moves clearly cost you anything.',
  foot: (decisions: number) =>
    `-# A strong computer judged ${count(decisions, 'decision', 'decisions')} by what you could see then; differences that could be chance don’t count.`,
  noDecisions: 'You made no decisions in that match.',
  failed: 'Your moves couldn’t be judged just now. Try again in a while.',
};
