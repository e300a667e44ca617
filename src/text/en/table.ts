import { count, plain } from '../format/numbers.ts';
import type { MoneyWords } from '../words/story.ts';
import type {
  LobbyWords,
  MoveWords,
  ProblemWords,
  RefusalWords,
  TurnWords,
} from '../words/words.ts';
import { command } from './bot.ts';

export const MOVES: MoveWords = {
  numbered: (number, label) => `${number}. ${label}`,
  withNumber: (label, number) => `${label} (${number})`,
  take: (card) => `Take ${card}`,
  takeStack: (plant) => `Take all three ${plant} cards`,
  hiki: (plant) => `Hiki: all four ${plant} cards`,
  leave: 'Leave it on the field',
  stay: 'Stay',
  stayOn: 'Keep my place',
  drop: (cost) => `Drop out (${cost || 'costs nothing'})`,
  yield: 'Give way (costs nothing)',
  chase: 'Chase',
  pass: 'Pass',
  claim: {
    replacement: (cards) => (cards === 1 ? 'Exchange a card' : `Exchange ${cards} cards`),
    redeal: () => 'Ask for a new deal',
    draw: () => 'Claim a draw',
    chongtong: (_, score) => `Show all four (win ${score})`,
  },
  decline: {
    replacement: 'Keep my hand',
    redeal: 'Keep my hand',
    draw: 'No draw',
    chongtong: 'Play on',
  },
  calls: { 'koi-koi': 'Koi-koi (play on)', sage: 'Sage (play on)', go: 'Go! (play on)' },
  cancel: (score) => `Cancel (stop, score ${score})`,
  shobu: (score) => `Shōbu (stop, score ${score})`,
  stop: (score) => `Stop (win ${score})`,
  bomb: (plant) => `Bomb: every ${plant} in hand`,
  shake: (card) => `Shake: ${card}`,
  flip: 'No card: only flip',
  playTakes: (card, taken) => `${card}: takes ${taken}`,
  playChoice: (card) => `${card}: choose what to take`,
  playMayTake: (card, taken) => `${card}: can take ${taken}`,
  playLays: (card) => `${card}: no match, goes to the field`,
  burdened: (card, yaku, who) => `${card}: would give ${who} ${yaku}`,
  promised: (card, other) => `${card}: play the promised ${other} first`,
  mustMatch: (card) => `${card}: you must play a card that takes`,
  burdenedWhy: (yaku, who) => `You can’t play this: it would complete ${yaku} for ${who}.`,
  promisedWhy: (other) => `You can’t play this yet: you must play ${other} first.`,
  because: (card, why) => `${card}: ${why}`,
  returned: (card) => `${card}: was blocked, play another card`,
  returnedWhy: 'You can’t play this now: it was blocked this turn, so you must play another card.',
  mustMatchWhy: 'You can’t play this now: you have a card that can take something.',
};

export const TURNS: TurnWords = {
  entry: (who) => `${who} is deciding: stay or drop out?`,
  play: (who) => `It’s ${who}’s turn.`,
  capture: (who, card) => `${who} is choosing what ${card} takes.`,
  chase: (who) => `${who} is forced out and can chase.`,
  chased: (who, by) => `${by} is chasing. ${who} is deciding: keep their place or give way?`,
  offer: {
    replacement: (who) => `${who} has three or more cards of one month and can exchange.`,
    redeal: (who) => `${who} has all four cards of a month and can ask for a new deal.`,
    draw: (who) => `${who} captured very little and can claim a draw.`,
    chongtong: (who) => `${who} can show four of a month and win, or play on.`,
  },
  calls: {
    'koi-koi': (who) => `${who} is deciding: koi-koi or shōbu?`,
    sage: (who) => `${who} is deciding: sage or shōbu?`,
    go: (who) => `${who} is deciding: go or stop?`,
  },
  over: 'The match is over.',
  askEntry: (cost) => `Stay in this round or drop out? Dropping out costs ${cost || 'nothing'}.`,
  askPlay: 'It’s your turn. Play a card.',
  askFlip: 'It’s your turn. You have no card left: flip one of the pile.',
  askCapture: (card) => `Choose what to take with ${card}.`,
  askChase:
    'You’re forced out. You can chase: one player must then give up their place to you, and you need 100 card points.',
  askChased: (by) => `${by} is chasing. Keep your place or give way? Giving way costs nothing.`,
  askOffer: {
    replacement:
      'You have three or more cards of one month. You can exchange one of three (or two of four), picked at random, for new cards from the pile.',
    redeal: 'You have all four cards of a month. Do you want a new deal?',
    draw: 'You captured very little. You can claim a draw: nobody scores, and the round is redealt.',
    chongtong:
      'You hold all four cards of a month (chongtong, 총통). Show them and win the round right away, or play on and keep them secret?',
  },
  askCalls: {
    'koi-koi': (score) =>
      `You made a yaku. Stop with shōbu and score ${score}, or play on with koi-koi for more?`,
    sage: (score) =>
      `You made a yaku. Stop with shōbu and score ${score}, or play on with sage for more?`,
    go: (score) =>
      `Go or stop? If you stop now, you win ${score}. If you go, you play on for more.`,
  },
  askPlayOrCancel:
    'It’s your turn. Play a card, or cancel: the round ends, and you get half of your yaku.',
  stakes: {
    made: (list) => `You have ${list}.`,
    near: (list) => `You’re one card away from ${list}.`,
    theirs: (who, list) => `${who} has ${list}.`,
    theirsNear: (who, list) => `${who} is one card away from ${list}.`,
    oneOf: (count) => `any of ${count} cards`,
  },
  notYou: 'It’s not your turn yet.',
  satOut: 'You’re sitting this round out. You’ll be asked again next round.',
};

export const MONEY: MoneyWords = {
  points: (points) => count(points, 'point', 'points'),
  ken: (ken) => `${plain(ken)} ken`,
  hai: (hai) => `${hai} hai`,
  kan: (kan) => `${plain(kan)} kan`,
  mon: (mon) => `${mon} mon`,
  kanAndMon: (kan, mon) => `${plain(kan)} kan ${mon}`,
  bills: (points) => count(points, 'point', 'points'),
  shares: (shares) => count(shares, 'share', 'shares'),
  victories: (rounds) => count(rounds, 'victory', 'victories'),
  stones: (white, black) =>
    [white && `${white} white`, black && `${black} black`].filter(Boolean).join(', '),
  noStones: 'no stones',
};

const COUNTS = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const LOBBY: LobbyWords = {
  title: (game, isFull) => `${game} · ${isFull ? 'ready to start' : 'waiting for players'}`,
  players: (seated, seats) => `Players: ${seated} of ${seats}`,
  seats: (counts) =>
    counts.length > 2 ? `${counts[0]}–${counts.at(-1)}` : COUNTS.format(counts.map(String)),
  host: (who) => `${who} (host)`,
  rules: (list) => `Rules: ${list}`,
  option: (name, choice) => `${name} (${choice})`,
  waiting: (missing) =>
    `Waiting for ${count(missing, 'more player', 'more players')}. Press Join, or ask the host to add a computer.`,
  ready: (host) => `Ready: ${host} can press Start.`,
  usual: (number) => `${count(number, 'other rule', 'other rules')} at default`,
  full: 'All seats are taken.',
};

export const REFUSALS: RefusalWords = {
  'no-such-game': ({ game, games }) => `There’s no game called “${game}”. You can play: ${games}.`,
  'channel-taken': ({ game, status }) =>
    status === 'open'
      ? `There’s already a ${game} table in this channel. Join it, or open another in a different channel.`
      : `A ${game} match is in progress here. Wait for it to finish, play in another channel, or play alone with ${command('practice')}.`,
  'channel-not-allowed': ({ channels }) =>
    `On this server you can play hanafuda in these channels: ${channels}. Please open your table there.`,
  'too-many-tables': ({ cap }) =>
    cap === 1
      ? `This server allows one table at a time, and it’s in use. Find it with ${command('tables')}.`
      : `This server allows ${cap} tables at a time, and all are in use. Find them with ${command('tables')}.`,
  'too-many-lobbies': ({ cap }) =>
    `You’re already waiting at as many tables as you can: ${cap}. Start or leave one first. ${command('leave')} lists them.`,
  'too-many-own-tables': ({ cap }) =>
    `You already have as many tables as you can: ${cap} that are open, or where you play only computers. Finish or leave one first. ${command('leave')} lists them.`,
  'no-table': () => `There’s no table in this channel. Open one with ${command('start')}.`,
  full: ({ seated }) =>
    `All ${seated} seats at this table are taken. You can open a table in another channel.`,
  'seats-kept': ({ host }) =>
    `The seats that are left are kept for invited people. Try again later, or ask ${host}, the host.`,
  'not-invited': () => 'No seat is kept for you here.',
  'already-seated': ({ status }) =>
    status === 'open'
      ? 'You’re already at this table. Wait for the others, or press Leave.'
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
  'bad-seats': ({ game, seats }) =>
    `${game} is for ${seats} players. Please choose one of these numbers.`,
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
  repeated: () => 'That’s already done.',
};

export const PROBLEMS: ProblemWords = {
  unknownOption: (option, known) =>
    `There’s no house rule “${option}”. Open the table without it and press “House rules” there, or choose one of: ${known}.`,
  unknownValue: (option, value, choices) =>
    value === ''
      ? `“${option}” needs a value. Choose one of: ${choices}.`
      : `“${value}” isn’t a choice for “${option}”. Choose one of: ${choices}.`,
  otherSeats: (option, seats) =>
    `“${option}” applies with ${seats} players only. Choose that number of players first.`,
  otherRule: (option, of, values) =>
    `“${option}” applies only while “${of}” is one of: ${values}. Choose that first.`,
};
