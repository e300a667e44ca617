import type { Check } from '../../../fairness/verify.ts';
import type { Contribution } from '../../../model/match.ts';
import type { People, TableCounts } from '../facts.ts';
import { count } from '../numbers.ts';

/** What makes deals checkable: the promise, what people add to it, and the check. */
export const fairness = {
  /** At most 38 characters each. */
  buttons: { deal: '🔒 Fair deal', cut: 'Cut the cards', check: 'Check the deals' },
  /** In the form that asks for words to cut with: at most 45 and 100 characters. */
  ownWords: {
    label: 'Your words',
    description: 'The deals depend on them. They aren’t stored, and you can leave this empty.',
  },
  /** One short line: the beginning of the promise. */
  promised: (promise: string) => `Promise of the deals: \`${promise} …\``,
  /** The same once they are dealt: a list of what added to the chance, by its last digits, each with whose it is. */
  addedBy: (list: string) => `added by ${list}`,
  /** What somebody added by a press or command with this number; `words`: the beginning of their SHA-256. */
  added: (by: string, id: string, words: string | null) =>
    `${by} ${id}${words === null ? '' : ` with words ${words}…`}`,
  by: { open: 'opened', join: 'joined', cut: 'cut', start: 'started' } satisfies Record<
    Contribution['by'],
    string
  >,

  title: (match: number) => `### The deals of match ${match}`,
  promise: (promise: string) => `**Promised** when the table opened:\n\`${promise}\``,
  later: 'The secret behind it is revealed when the match ends.',
  cutAgain: 'Until the match starts, everyone at the table can cut as often as they like.',
  youCut: 'You cut the cards: no deal of this match can have been chosen before.',
  revealed: (secret: string) => `**Revealed**:\n\`${secret}\``,
  addedTitle: '**Added** by the players:',
  nothingAdded: 'Nobody added anything.',
  agreed:
    '**They agree.** The promise matches this secret. The seed follows from the secret and from what you added, and every deck, move and result from the seed.',
  agreedUndealt: '**They agree.** The promise matches this secret. No cards were dealt.',
  failed: (reason: string, line: number) =>
    `**They don’t agree.** ${reason} (line ${line} of the file)`,
  checks: {
    form: 'This isn’t a file of deals.',
    promise: 'The secret isn’t the one that was promised for this match.',
    contributions: 'What the players added isn’t listed by seat.',
    seed: 'The seed doesn’t follow from the secret and from what the players added.',
    rules: 'No match can begin by these rules.',
    deal: 'The cards aren’t in the order that the seed gives.',
    move: 'The rules don’t allow this move here.',
    result: 'The moves lead to another result.',
    end: 'The file was changed: its checksum doesn’t match.',
  } satisfies Record<Check, string>,
  deck: (deal: number, round: number, of: number) =>
    `**Deal ${deal} of ${of}** · round ${round} · in the order dealt`,
  hand: (who: People, cards: string) => `${who}: ${cards}`,
  field: (cards: string) => `**Field**: ${cards}`,
  pile: (cards: string) => `**Pile**: ${cards}`,
  tables: ({ opened, abandoned, days }: TableCounts) =>
    `${count(opened, 'table', 'tables')} opened on this server in the last ${count(days, 'day', 'days')}, ${abandoned} closed before a card was dealt.`,
  /** The file's SHA-256, and how to check it elsewhere. */
  file: (sha256: string) =>
    `You can check the file without me: see docs/FAIRNESS.md in the bot’s source. SHA-256 of the file: ${sha256}`,
  /** Where to compare the promise: `atOnce` if the press that opened the table dealt, so that nobody saw it before. */
  compare: {
    lobby:
      'Compare the promise with the one that **🔒 Fair deal** showed before the match, or with the one below the first round.',
    atOnce:
      'One press opened this table and dealt, so nobody could see the promise before the cards. If you noted it under **🔒 Fair deal**, compare the two: if they agree, no card was changed after that.',
    daily:
      'Compare the promise with the one above your hand, and with others’: it’s the same for everyone.',
  },
  none: 'This table was opened by an older version of the bot, which promised nothing.',
  tooOld: 'The rules have changed since that match, so its deals can’t be checked here any more.',
};
