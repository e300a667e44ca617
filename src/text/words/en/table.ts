import type { Call } from '../../../engine/round/state/koi-koi-state.ts';
import type { Offer } from '../../../engine/round/state.ts';
import type { Refusal } from '../../../model/outcome.ts';
import type { CardNames } from '../cards.ts';
import type { People, RefusalInfo } from '../facts.ts';
import { count, plain } from '../numbers.ts';
import { command } from './commands.ts';

/** What a move is called on its button, at most 38 characters unless said otherwise. */
export const moves = {
  take: (card: CardNames) => `Take ${card}`,
  takeStack: (plant: string) => `Take all three ${plant} cards`,
  /** All four of a month, from the hand and the field. */
  hiki: (plant: string) => `Hiki: all four ${plant} cards`,
  /** Takes nothing, though it could. */
  leave: 'Leave it on the field',
  stay: 'Stay',
  /** Stays, though somebody chases. */
  stayOn: 'Keep my place',
  /** Out of the auction, with what it costs; empty if it is free. */
  drop: (cost: string) => `Drop out (${cost || 'costs nothing'})`,
  /** Out because somebody chases: costs nothing. */
  yield: 'Give way (costs nothing)',
  chase: 'Chase',
  pass: 'Pass',
  /** `cards`: how many would be exchanged; `score`: what it brings. */
  claim: {
    replacement: (cards, _score) => (cards === 1 ? 'Exchange a card' : `Exchange ${cards} cards`),
    redeal: (_cards, _score) => 'Ask for a new deal',
    draw: (_cards, _score) => 'Claim a draw',
    chongtong: (_, score) => `Show all four (win ${score})`,
  } satisfies Record<Offer, (cards: number, score: string) => string>,
  decline: {
    replacement: 'Keep my hand',
    redeal: 'Keep my hand',
    draw: 'No draw',
    chongtong: 'Play on',
  } satisfies Record<Offer, string>,
  calls: {
    'koi-koi': 'Koi-koi (play on)',
    sage: 'Sage (play on)',
    go: 'Go! (play on)',
  } satisfies Record<Call, string>,
  /** Takes back that it went on. */
  cancel: (score: string) => `Cancel (stop, score ${score})`,
  /** `score`: what it brings. */
  shobu: (score: string) => `Shōbu (stop, score ${score})`,
  /** The same in Go-Stop. */
  stop: (score: string) => `Stop (win ${score})`,
  /** All cards of a plant at once. */
  bomb: (plant: string) => `Bomb: every ${plant} in hand`,
  /** A card; three of its month are shown. */
  shake: (card: string) => `Shake: ${card}`,
  /** No card of the hand, only one of the pile. */
  flip: 'No card: only flip',
  /** For lists, at most 100 characters: what playing a card does. */
  playTakes: (card: string, taken: CardNames) => `${card}: takes ${taken}`,
  /** The same, at most 100 characters. */
  playChoice: (card: string) => `${card}: choose what to take`,
  /** It takes this, or goes to the field; at most 100 characters. */
  playMayTake: (card: string, taken: CardNames) => `${card}: can take ${taken}`,
  /** It takes nothing; at most 100 characters. */
  playLays: (card: string) => `${card}: no match, goes to the field`,
  /** On the disabled button of a card that may not be played, at most 80 characters. */
  burdened: (card: string, yaku: string, who: People) => `${card}: would give ${who} ${yaku}`,
  /** The same for a card while another is promised, at most 80 characters. */
  promised: (card: string, owed: string) => `${card}: play the promised ${owed} first`,
  /** The same while another card takes something, at most 80 characters. */
  mustMatch: (card: string) => `${card}: you must play a card that takes`,
  /** The same if it was blocked this turn, at most 80 characters. */
  returned: (card: string) => `${card}: was blocked, play another card`,
  /** The same as a sentence of any length. */
  burdenedWhy: (yaku: string, who: People) =>
    `You can’t play this: it would complete ${yaku} for ${who}.`,
  /** A sentence of any length. */
  promisedWhy: (other: CardNames) => `You can’t play this yet: you must play ${other} first.`,
  /** A sentence of any length. */
  mustMatchWhy: 'You can’t play this now: you have a card that can take something.',
  /** A sentence of any length. */
  returnedWhy: 'You can’t play this now: it was blocked this turn, so you must play another card.',
};

/** What the table waits for. */
export const turns = {
  /** To everybody: `who` owes a decision. */
  entry: (who: People) => `${who} is deciding: stay or drop out?`,
  play: (who: People) => `It’s ${who}’s turn.`,
  capture: (who: People, card: CardNames) => `${who} is choosing what ${card} takes.`,
  chase: (who: People) => `${who} is forced out and can chase.`,
  chased: (who: People, by: People) =>
    `${by} is chasing. ${who} is deciding: keep their place or give way?`,
  offer: {
    replacement: (who) => `${who} has three or more cards of one month and can exchange some.`,
    redeal: (who) => `${who} has all four cards of a month and can ask for a new deal.`,
    draw: (who) => `${who} captured very little and can claim a draw.`,
    chongtong: (who) => `${who} can show four of a month and win, or play on.`,
  } satisfies Record<Offer, (who: People) => string>,
  calls: {
    'koi-koi': (who) => `${who} is deciding: koi-koi or shōbu?`,
    sage: (who) => `${who} is deciding: sage or shōbu?`,
    go: (who) => `${who} is deciding: go or stop?`,
  } satisfies Record<Call, (who: People) => string>,
  over: 'The match is over.',
  /** To the one who owes it. `cost`: of dropping out; empty if it is free. */
  askEntry: (cost: string) =>
    `Stay in this round or drop out? Dropping out costs ${cost || 'nothing'}.`,
  askPlay: 'It’s your turn. Play a card.',
  /** The hand is empty, and a card of the pile is all there is to play. */
  askFlip: 'It’s your turn. You have no cards left: flip the top card of the pile.',
  askCapture: (card: CardNames) => `Choose what to take with ${card}.`,
  askChase:
    'You’re forced out. You can chase: one player must then give up their place to you, and you need 100 card points.',
  askChased: (by: People) =>
    `${by} is chasing. Keep your place or give way? Giving way costs nothing.`,
  askOffer: {
    replacement:
      'You have three or more cards of one month. You can exchange one of three (or two of four), picked at random, for new cards from the pile.',
    redeal: 'You have all four cards of a month. Do you want a new deal?',
    draw: 'You captured very little. You can claim a draw: nobody scores, and the round is redealt.',
    chongtong:
      'You hold all four cards of a month (chongtong, 총통). Show them and win the round right away, or play on and keep them secret?',
  } satisfies Record<Offer, string>,
  /** `score`: what stopping now brings. */
  askCalls: {
    'koi-koi': (score) =>
      `You made a yaku. Stop with shōbu and score ${score}, or play on with koi-koi for more?`,
    sage: (score) =>
      `You made a yaku. Stop with shōbu and score ${score}, or play on with sage for more?`,
    go: (score) =>
      `Go or stop? If you stop now, you win ${score}. If you go, you play on for more.`,
  } satisfies Record<Call, (score: string) => string>,
  askPlayOrCancel:
    'It’s your turn. Play a card, or cancel: the round ends, and you get half of your yaku.',
  /** To the one who calls koi-koi or shōbu: yaku made, and yaku with their worth and the one card that is missing. */
  stakes: {
    made: (list: string) => `You have ${list}.`,
    near: (list: string) => `You’re one card away from ${list}.`,
    theirs: (who: People, list: string) => `${who} has ${list}.`,
    theirsNear: (who: People, list: string) => `${who} is one card away from ${list}.`,
    /** In place of the card that lacks, if so many would do. */
    oneOf: (count: number) => `any of ${count} cards`,
  },
  /** To everybody else at the table. */
  notYou: 'It’s not your turn yet.',
  /** To somebody who sits this round out. */
  satOut: 'You’re sitting this round out. You’ll be asked again next round.',
};

export const money = {
  points: (points: number) => count(points, 'point', 'points'),
  /** Points of Koi-Koi. */
  plainMon: (points: number) => count(points, 'point', 'points'),
  ken: (ken: number) => `${plain(ken)} ken`,
  hai: (hai: number) => `${hai} hai`,
  kan: (kan: number) => `${plain(kan)} kan`,
  /** What is left over when kan have been made of it. */
  mon: (mon: number) => `${mon} mon`,
  /** Kan and mon, neither of them nothing. */
  kanAndMon: (kan: number, mon: number) => `${plain(kan)} kan ${mon}`,
  /** What stones are worth at the end. */
  bills: (points: number) => count(points, 'point', 'points'),
  /** Shares of a stake. */
  shares: (shares: number) => count(shares, 'share', 'shares'),
  /** Rounds or games won. */
  victories: (rounds: number) => count(rounds, 'victory', 'victories'),
  /** Counts, with a sign if they are a change; one of them may be empty. */
  stones: (white: string, black: string) =>
    [white && `${white} white`, black && `${black} black`].filter(Boolean).join(', '),
  noStones: 'no stones',
};

const COUNTS = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const lobby = {
  /** The picture in words: the game and its native name, and who sits where. */
  alt: (game: string, native: string) => `A table for ${game} (${native})`,
  seat: (number: number, name: string, note: string) =>
    note === '' ? `Seat ${number}: ${name}` : `Seat ${number}: ${name}, ${note}`,
  /** In place of a name, about 16 characters. */
  free: 'Free seat',
  /** Beside a name, about 8 characters. */
  host: 'host',
  invited: 'invited',
  /** How many may play, from the numbers one by one, least first: `4 or 5`. */
  seats: (counts: readonly number[]) =>
    counts.length > 2 ? `${counts[0]}–${counts.at(-1)}` : COUNTS.format(counts.map(String)),
  rules: (list: string) => `Rules: ${list}`,
  waiting: (missing: number) =>
    `Waiting for ${count(missing, 'more player', 'more players')}. Press Join, or ask the host to add a computer.`,
  ready: (host: People) => `Ready: ${host} can press Start.`,
};

/** A sentence for each reason why something was not done. */
export const refusals: Readonly<Record<Refusal['reason'], (facts: RefusalInfo) => string>> = {
  'no-such-game': ({ game, games }) => `There’s no game called “${game}”. You can play: ${games}.`,
  'channel-taken': ({ game, status }) =>
    status === 'open'
      ? `There’s already a ${game} table in this channel. Join it, or open another in a different channel.`
      : `A ${game} match is in progress here. Wait for it to finish, play in another channel, or play alone with ${command('practice')}.`,
  'channel-not-allowed': ({ channels }) =>
    `On this server you can play hanafuda in these channels: ${channels}. Please open your table there.`,
  'too-many-tables': ({ cap }) =>
    cap === 1
      ? `This server allows one table at a time, and it’s in use. ${command('table')} with **all** shows where.`
      : `This server allows ${cap} tables at a time, and all are in use. ${command('table')} with **all** shows where.`,
  'too-many-lobbies': ({ cap }) =>
    `You’re already waiting at as many tables as you can: ${cap}. Start or leave one first. ${command('leave')} lists them.`,
  'too-many-own-tables': ({ cap }) =>
    `You already have as many tables as you can: ${cap} that are open, or where you play only computers. Finish or leave one first. ${command('leave')} lists them.`,
  'no-table': () => `There’s no table in this channel. Open one with ${command('start')}.`,
  full: ({ seated }) =>
    `All ${seated} seats at this table are taken. You can open a table in another channel.`,
  'seats-kept': ({ host }) =>
    `The seats that are left are kept for invited people. Try again later, or ask ${host}, the host.`,
  'counted-in': () =>
    'You’re in already, for the first seat that’s free in this match or the next. **This match** at the table lets you leave.',
  'not-invited': () => 'No seat is kept for you here.',
  'already-seated': ({ status }) =>
    status === 'open'
      ? 'You’re already at this table. Wait for the others.'
      : 'You’re already at this table. Press “My hand” to see your cards.',
  barred: ({ host }) =>
    `${host}, the host, removed you from this table. You can join another table, or open your own in another channel.`,
  'no-such-player': () => 'That player has already left. Nothing was changed.',
  'not-seated': ({ status }) =>
    status === 'open'
      ? 'You’re not at this table. Press “Join” to take a seat.'
      : `You’re not in this match. If you left it, use ${command('join')} to come back.`,
  'not-host': ({ host }) => `Only the host can do that. The host is ${host}.`,
  'not-open': () =>
    'The match has already started, so its seats and rules can’t be changed. Wait for the next one.',
  'not-playing': ({ host }) => `The match hasn’t started yet. ${host} can press “Start”.`,
  'too-few': ({ game, seats, seated }) =>
    `${game} needs ${seats} players; there ${seated === 1 ? 'is' : 'are'} ${seated}. Wait for others, or add a computer.`,
  'no-computer': () => 'There’s no computer to remove.',
  'bad-seats': ({ game, seats }) => `${game} is for ${seats} players.`,
  'seats-taken': ({ seated }) =>
    `${count(seated, 'player is', 'players are')} already at this table, so it can’t have fewer seats. Remove a player first.`,
  'clock-needed': () => 'On this server, every table has a clock. Please choose one.',
  'not-your-turn': () => 'It’s not your turn. Please wait for the others.',
  stale: () => 'That button is out of date. Nothing was changed.',
  illegal: () => 'You can’t do that now. Use the buttons under your hand.',
  'not-silent': () => 'That player has moved or left in the meantime. Nothing was changed.',
  'may-not-stop': ({ host }) =>
    `You can’t stop this match. Ask ${host}, or someone who can manage this channel.`,
  'needs-votes': () =>
    'A card has been played, so the match stops when everyone at the table agrees, or nobody objects in time.',
  'already-agreed': () => 'You’ve already agreed to stop. Waiting for the others.',
  'not-agreed': () => 'Nobody is asking to stop any more. The match goes on.',
  'not-over': () => 'This match isn’t over yet, so there’s no rematch.',
  'bad-option': ({ problems }) => problems,
  over: ({ status }) =>
    status === 'stopped'
      ? `This match was stopped. Open a new one with ${command('start')}.`
      : `This match is over. Open a new one with ${command('start')}.`,
  'played-before': () =>
    'You’ve played this deal, and had your data deleted since. Tomorrow there’s another.',
  'past-deal': () => `That deal isn’t today’s here. ${command('daily')} has the deals of today.`,
  repeated: () => 'That’s already done.',
};

export const problems = {
  unknownOption: (option: string, known: string) =>
    `There’s no house rule “${option}”. Open the table without it and press “Set up…” there, or choose one of: ${known}.`,
  /** `value`: empty if none was typed. */
  unknownValue: (option: string, value: string, choices: string) =>
    value === ''
      ? `“${option}” needs a value. Choose one of: ${choices}.`
      : `“${value}” isn’t a choice for “${option}”. Choose one of: ${choices}.`,
  /** The rule applies to this many players only. */
  otherSeats: (option: string, seats: string) =>
    `“${option}” applies with ${seats} players only. Choose that number of players first.`,
  otherRule: (option: string, of: string, values: string) =>
    `“${option}” applies only while “${of}” is one of: ${values}. Choose that first.`,
};
