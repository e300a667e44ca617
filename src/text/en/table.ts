import { count, plain } from '../format/numbers.ts';
import type { MoneyWords } from '../words/story.ts';
import type {
  LobbyWords,
  MoveWords,
  ProblemWords,
  RefusalWords,
  TurnWords,
} from '../words/words.ts';

export const MOVES: MoveWords = {
  numbered: (number, label) => `${number}. ${label}`,
  take: (noun) => `Take the ${noun}`,
  takeStack: (plant) => `Take all three ${plant} cards`,
  leave: 'Leave it on the field',
  stay: 'Stay',
  drop: (points) =>
    points === 0 ? 'Drop out (costs nothing)' : `Drop out (${count(points, 'point', 'points')})`,
  yield: 'Leave (costs nothing)',
  chase: 'Chase',
  pass: 'Pass',
  claim: {
    replacement: (cards) => (cards === 1 ? 'Exchange a card' : `Exchange ${cards} cards`),
    redeal: () => 'New deal',
    draw: () => 'Claim a draw',
  },
  decline: { replacement: 'Keep the hand', redeal: 'Keep the hand', draw: 'Count the points' },
  koiKoi: 'Koi-koi (play on)',
  shobu: (score) => `Shōbu (score ${score})`,
  playTakes: (card, taken) => `${card}: takes ${taken}`,
  playChoice: (card) => `${card}: takes one, you choose`,
  playMayTake: (card, taken) => `${card}: may take ${taken}`,
  playLays: (card) => `${card}: stays on the field`,
  burdened: (card, yaku, who) => `${card}: would give ${who} ${yaku}`,
  promised: (card, other) => `${card}: first play the promised ${other}`,
  mustMatch: (card) => `${card}: takes nothing, another card does`,
  burdenedWhy: (yaku, who) => `It may not be played: ${who} needs only this card for ${yaku}.`,
  promisedWhy: (other) => `It may not be played now: you promised to play the ${other}.`,
  because: (card, why) => `${card}: ${why}`,
  mustMatchWhy: 'It may not be played now: it takes nothing, and another of your cards does.',
};

export const TURNS: TurnWords = {
  entry: (who) => `${who} decides: stay or drop out?`,
  play: (who) => `${who} is to play a card.`,
  capture: (who, card) => `${who} chooses what ${card} takes.`,
  chase: (who) => `${who} is forced out and may chase.`,
  chased: (who, by) => `${by} chases. ${who} decides: stay or leave?`,
  offer: {
    replacement: (who) => `${who} has three cards of a month or more, and may exchange.`,
    redeal: (who) => `${who} has all four cards of a month, and may ask for a new deal.`,
    draw: (who) => `${who} took very little, and may claim a draw.`,
  },
  call: (who) => `${who} decides: koi-koi or shōbu?`,
  over: 'The match is over.',
  askEntry: (dropout) =>
    `Do you stay in this round or drop out? Dropping out costs ${dropout === 0 ? 'nothing' : count(dropout, 'point', 'points')}.`,
  askPlay: 'It is your turn: play a card.',
  askCapture: (card) => `Choose what ${card} takes.`,
  askChase:
    'You are forced out. You may chase: then somebody must leave for you, and you need 100 card points.',
  askChased: (by) => `${by} chases. Do you stay in this round or leave? Leaving costs nothing.`,
  askOffer: {
    replacement:
      'You have three cards of a month or more. You may exchange: of three one goes back into the pile, of four two, drawn at random, and new cards come.',
    redeal: 'You have all four cards of a month. Do you want a new deal?',
    draw: 'You took very little. You may claim a draw: then nobody scores, and the round is dealt again.',
  },
  askCall: (score) =>
    `You made a yaku. Stop with shōbu and score ${score}, or play on with koi-koi for more?`,
  notYou: 'It is not your turn yet.',
  satOut: 'You do not play this round. The next one asks you again.',
};

export const MONEY: MoneyWords = {
  points: (points) => count(points, 'point', 'points'),
  ken: (ken) => `${plain(ken)} ken`,
  hai: (hai) => `${hai} hai`,
  bills: (points) => count(points, 'bill point', 'bill points'),
  stones: (white, black) =>
    [white && `${white} white`, black && `${black} black`].filter(Boolean).join(', '),
  noStones: 'no stones',
};

const COUNTS = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const LOBBY: LobbyWords = {
  title: (game) => `${game}: a table is open`,
  players: (seated, seats) => `Players: ${seated} of ${seats}`,
  seats: (counts) => COUNTS.format(counts.map(String)),
  host: (who) => `${who} (host)`,
  rules: (list) => `Rules: ${list}`,
  option: (name, choice) => `${name}: ${choice}`,
  waiting: (missing) =>
    `${missing === 1 ? 'One more player is' : `${missing} more players are`} needed. Press Join, or let the host add a computer.`,
  ready: (host) => `${host} may press Start.`,
  usual: (number) => `the ${number === 1 ? 'other' : `${number} others`} as usual`,
  full: 'All seats are taken.',
};

export const REFUSALS: RefusalWords = {
  'no-such-game': ({ game, games }) => `There is no game called “${game}”. You can play: ${games}.`,
  'channel-taken': ({ game, status }) =>
    status === 'open'
      ? `A table of ${game} is already open in this channel. Join it, or open yours in another channel.`
      : `A match of ${game} is being played in this channel. Wait for its end, or play in another channel.`,
  'channel-not-allowed': ({ channels }) =>
    `On this server hanafuda is played in these channels: ${channels}. Please open your table there.`,
  'too-many-tables': ({ cap }) =>
    cap === 1
      ? 'This server has one table at a time, and it is taken. /hanafuda tables shows where; perhaps you can join.'
      : `This server has ${cap} tables at a time, and all are taken. /hanafuda tables shows them; perhaps you can join one.`,
  'too-many-lobbies': ({ cap }) =>
    `You are already waiting at as many tables as you can: ${cap}. Start or leave one first: /hanafuda leave lists them.`,
  'no-table': () => 'No match is open or being played here. Open one with /hanafuda start.',
  full: ({ seated }) =>
    `All ${seated} seats at this table are taken. You can open a table in another channel.`,
  'already-seated': ({ status }) =>
    status === 'open'
      ? 'You already have a seat at this table. It is open here; wait for the others, or press Leave.'
      : 'You already sit at this table. Press “My hand” to see your cards.',
  barred: ({ host }) =>
    `${host}, the host of this table, has freed your seat. You are welcome at the next table, or open one yourself in another channel.`,
  'no-such-player': () => 'They have left the table already. Nothing was changed.',
  'not-seated': ({ status }) =>
    status === 'open'
      ? 'You do not sit at this table. Press “Join” to take a seat.'
      : 'You have no seat in this match. If you left it, /hanafuda join brings you back.',
  'not-host': ({ host }) => `Only the host can do that. The host is ${host}.`,
  'not-open': () =>
    'The match has already started, so seats and rules cannot be changed. Wait for the next one.',
  'not-playing': ({ host }) => `The match has not started yet. ${host} can press “Start”.`,
  'too-few': ({ game, seats, seated }) =>
    `${game} needs ${seats} players, and ${seated} ${seated === 1 ? 'is' : 'are'} here. Wait for others, or add a computer.`,
  'no-computer': () => 'No computer sits at this table, so there is none to remove.',
  'bad-seats': ({ game, seats }) => `${game} is for ${seats} players. Please choose such a number.`,
  'seats-taken': ({ seated }) =>
    `${seated} already sit at this table, so it cannot have fewer seats. Remove somebody first.`,
  'not-your-turn': () => 'It is not your turn. Nothing was played; please wait for the others.',
  stale: () => 'The table has moved on since that button was shown. Nothing was changed.',
  illegal: () => 'That move is not possible now. Choose one of the buttons of your hand.',
  'may-not-stop': ({ host }) =>
    `You cannot stop this match. Ask ${host}, or somebody who may manage this channel.`,
  'needs-votes': () =>
    'A card has been played, so the match stops only when everybody at the table agrees.',
  'already-agreed': () =>
    'You have asked to stop already. The match goes on until the others agree.',
  'not-agreed': () => 'You have not asked to stop, so there is nothing to take back.',
  'not-over': () => 'This match has not ended yet, so it cannot be played again.',
  'bad-option': ({ problems }) => problems,
  over: ({ status }) =>
    status === 'stopped'
      ? 'This match was stopped. Open a new one with /hanafuda start.'
      : 'This match is over. Open a new one with /hanafuda start.',
  repeated: () => 'That was already done.',
};

export const PROBLEMS: ProblemWords = {
  unknownOption: (option, known) =>
    `There is no house rule “${option}”. Open the table without it and press “House rules” there, or choose one of: ${known}.`,
  unknownValue: (option, value, choices) =>
    `“${value}” is not possible for “${option}”. Choose one of: ${choices}.`,
  otherSeats: (option, seats) =>
    `“${option}” is a rule for ${seats} players only. Choose that number of players first.`,
};
