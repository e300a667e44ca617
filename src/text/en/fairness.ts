import { count } from '../format/numbers.ts';
import type { FairnessWords } from '../words/fairness.ts';
import { command } from './bot.ts';

const BY = { open: 'opened', join: 'joined', cut: 'cut', start: 'started' } as const;

export const FAIRNESS: FairnessWords = {
  buttons: { cut: 'Cut the cards', check: 'Check the deals' },
  promised: (promise) => `Promise of the deals: \`${promise} …\``,
  cutBy: (who) => `cut by ${who}`,
  addedBy: (list) => `added by ${list}`,
  added: (by, id, words) => `${BY[by]} ${id}${words === null ? '' : ` with words ${words}…`}`,
  ofSeat: (seat, who, added) => `${seat}. ${who}: ${added}`,

  title: (match) => `### The deals of match ${match}`,
  promise: (promise) => `**Promised** when the table opened:\n\`${promise}\``,
  later: 'The secret behind it is revealed when the match ends.',
  cutAgain: `Until the match starts, everyone at the table can cut as often as they like, with words of their own: ${command('cut')}.`,
  youCut: 'You cut the cards: no deal of this match can have been chosen before.',
  revealed: (secret) => `**Revealed**:\n\`${secret}\``,
  addedTitle: '**Added** by the players:',
  nothingAdded: 'Nobody added anything.',
  agreed:
    '**They agree.** The promise is that of this secret. The seed follows from the secret and from what you added, and every deck, move and result from the seed.',
  agreedUndealt: '**They agree.** The promise is that of this secret. No card was dealt.',
  failed: (reason, line) => `**They don’t agree.** ${reason} (line ${line} of the file)`,
  checks: {
    form: 'This isn’t a file of deals.',
    promise: 'The secret isn’t the one that was promised for this match.',
    contributions: 'What the players added isn’t listed by seat.',
    seed: 'The seed doesn’t follow from the secret and from what the players added.',
    rules: 'No match can begin by these rules.',
    deal: 'The cards aren’t in the order that the seed gives.',
    move: 'The rules don’t allow this move here.',
    result: 'The moves lead to another result.',
    end: 'The file was changed: its checksum is another.',
  },
  deck: (deal, round, of) => `**Deal ${deal} of ${of}** · round ${round} · in the order dealt`,
  hand: (who, cards) => `${who}: ${cards}`,
  field: (cards) => `**Field**: ${cards}`,
  pile: (cards) => `**Pile**: ${cards}`,
  tables: ({ opened, abandoned, days }) =>
    `${count(opened, 'table', 'tables')} opened on this server in the last ${count(days, 'day', 'days')}, ${abandoned} closed before a card was dealt.`,
  file: (sha256) =>
    `You can check the file without me: see docs/FAIRNESS.md of the bot’s source. SHA-256 of the file: ${sha256}`,
  compare: {
    lobby: 'Compare the promise with the one in the lobby, or below the first round.',
    atOnce:
      'One press opened this table and dealt, so nobody could see the promise before the cards. If you noted it under **This match**, compare the two: if they agree, no card was changed after that.',
    daily:
      'Compare the promise with the one above your hand, and with others’: it’s the same for everyone.',
  },
  none: 'This table was opened by an older version of the bot, which promised nothing.',
  tooOld: 'The rules have changed since that match, so its deals can’t be checked here any more.',
};
