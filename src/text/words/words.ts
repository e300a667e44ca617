import type { Kind } from '../../engine/core/cards.ts';
import type { Stage, TimesWhy } from '../../engine/round/event.ts';
import type { Call } from '../../engine/round/state/koi-koi-state.ts';
import type { Offer } from '../../engine/round/state.ts';
import type { PerGame } from '../../games/index.ts';
import type { GameWords } from '../../games/words.ts';
import type { Status } from '../../model/match.ts';
import type { Refusal } from '../../model/outcome.ts';
import type { AchievementWords } from './achievements.ts';
import type { AlertWords } from './alerts.ts';
import type { ButtonWords, CommandsWords, HelpWords, NoticeWords } from './bot.ts';
import type { CardNames } from './cards.ts';
import type { CostlyMovesWords } from './costly-moves.ts';
import type { DailyWords } from './daily.ts';
import type { FairnessWords } from './fairness.ts';
import type { FirstStepsWords } from './first-steps.ts';
import type { HintWords } from './hint.ts';
import type { HolidayWords } from './holiday.ts';
import type { InvitationWords } from './invitations.ts';
import type { LessonWords } from './lesson.ts';
import type { People } from './people.ts';
import type { AltWords, ChartParts, PictureParts } from './pictures.ts';
import type { PlayingWords } from './playing.ts';
import type { PracticeWords } from './practice.ts';
import type { AboutWords, PrivacyWords } from './privacy.ts';
import type { ProfileWords } from './profile.ts';
import type { RankingWords } from './ranking.ts';
import type { ResultWords } from './result.ts';
import type { ReviewWords } from './review.ts';
import type { RuleBookWords } from './rule-book.ts';
import type { SeatingWords } from './seating.ts';
import type { ClockWords, SettingsWords } from './settings.ts';
import type { MoneyWords, PaymentWords, SheetWords, StoryWords } from './story.ts';

type Four<T> = readonly [T, T, T, T];
type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

/** The names of one card. */
export interface CardWords {
  /** For buttons and lists to choose from: `Pine · Crane`. At most 34 characters. */
  readonly label: string;
  /** In a sentence, without an article: `crane`, `pine ribbon`. */
  readonly noun: string;
  /** For the buttons of a hand, of which two stand beside each other on a phone: the noun where it is short. */
  readonly short: string;
  /** The noun in forms that sentences of this language ask for, such as cases, by keys of its own. */
  readonly forms?: Readonly<Record<string, string>>;
}

export interface MonthWords {
  /** `January`. */
  readonly month: string;
  /** `pine`: in a sentence. */
  readonly plant: string;
  /** In card order. */
  readonly cards: Four<CardWords>;
}

export type DeckWords = Twelve<MonthWords>;

/** The cards of no month, in card order. */
export type BonusWords = readonly [CardWords, CardWords, CardWords];

/** What a move is called on its button, at most 38 characters where nothing else is said. */
export interface MoveWords {
  /** `number`: the position of a card, or of a choice, in the picture of the hand, from 1. */
  numbered(number: number, label: string): string;
  /** The same inside a sentence. */
  withNumber(label: string, number: number): string;
  take(card: CardNames): string;
  takeStack(plant: string): string;
  /** All four of a month, from the hand and the field. */
  hiki(plant: string): string;
  /** Takes nothing, though it could. */
  readonly leave: string;
  readonly stay: string;
  /** Stays, though somebody chases. */
  readonly stayOn: string;
  /** Out of the auction, with what it costs; empty where it is free. */
  drop(cost: string): string;
  /** Out because somebody chases: costs nothing. */
  readonly yield: string;
  readonly chase: string;
  readonly pass: string;
  /** `cards`: how many would be exchanged; `score`: what it brings. */
  readonly claim: Readonly<Record<Offer, (cards: number, score: string) => string>>;
  readonly decline: Readonly<Record<Offer, string>>;
  readonly calls: Readonly<Record<Call, string>>;
  /** Takes back that it went on. */
  cancel(score: string): string;
  /** `score`: what it brings. */
  shobu(score: string): string;
  /** The same in Go-Stop. */
  stop(score: string): string;
  /** All cards of a plant at once. */
  bomb(plant: string): string;
  /** A card of which three are shown. */
  shake(card: string): string;
  /** No card of the hand, only one of the pile. */
  readonly flip: string;
  /** For lists, at most 100 characters: what playing a card does. */
  playTakes(card: string, taken: CardNames): string;
  /** The same, at most 100 characters. */
  playChoice(card: string): string;
  /** It takes this, or goes to the field; at most 100 characters. */
  playMayTake(card: string, taken: CardNames): string;
  /** It takes nothing; at most 100 characters. */
  playLays(card: string): string;
  /** On the disabled button of a card that may not be played, at most 80 characters. */
  burdened(card: string, yaku: string, who: People): string;
  /** The same for a card while another is promised, at most 80 characters. */
  promised(card: string, owed: string): string;
  /** The same while another card takes something, at most 80 characters. */
  mustMatch(card: string): string;
  /** The same where it was blocked this turn, at most 80 characters. */
  returned(card: string): string;
  /** The same as a sentence of any length. */
  burdenedWhy(yaku: string, who: People): string;
  /** A sentence of any length. */
  promisedWhy(owed: CardNames): string;
  /** A sentence of any length. */
  readonly mustMatchWhy: string;
  /** A sentence of any length. */
  readonly returnedWhy: string;
  /** A card and that sentence, of any length. */
  because(card: string, why: string): string;
}

/** What the table waits for. */
export interface TurnWords {
  /** To everybody: `who` owes a decision. */
  entry(who: People): string;
  play(who: People): string;
  capture(who: People, card: CardNames): string;
  chase(who: People): string;
  chased(who: People, by: People): string;
  readonly offer: Readonly<Record<Offer, (who: People) => string>>;
  readonly calls: Readonly<Record<Call, (who: People) => string>>;
  readonly over: string;
  /** To the one who owes it. `cost`: of dropping out; empty where it is free. */
  askEntry(cost: string): string;
  readonly askPlay: string;
  /** The hand is empty, and a card of the pile is all there is to play. */
  readonly askFlip: string;
  askCapture(card: CardNames): string;
  readonly askChase: string;
  askChased(by: People): string;
  readonly askOffer: Readonly<Record<Offer, string>>;
  /** `score`: what stopping now brings. */
  readonly askCalls: Readonly<Record<Call, (score: string) => string>>;
  readonly askPlayOrCancel: string;
  /** To the one who calls koi-koi or shōbu: yaku made, and yaku with their worth and the one card that is missing. */
  readonly stakes: {
    made(list: string): string;
    near(list: string): string;
    theirs(who: People, list: string): string;
    theirsNear(who: People, list: string): string;
    /** In place of the card that lacks, where so many would do. */
    oneOf(count: number): string;
  };
  /** To everybody else at the table. */
  readonly notYou: string;
  /** To somebody who sits this round out. */
  readonly satOut: string;
}

export interface LobbyWords {
  title(game: string, isFull: boolean): string;
  players(seated: number, seats: number): string;
  /** How many may play, from the numbers one by one, least first: `4 or 5`. */
  seats(counts: readonly number[]): string;
  host(who: People): string;
  rules(list: string): string;
  option(name: string, choice: string): string;
  waiting(missing: number): string;
  ready(host: People): string;
  /** So many house rules more, which are as usual. */
  usual(count: number): string;
  readonly full: string;
}

/** Facts that a refusal's sentence may use. */
export interface RefusalInfo {
  /** The game of the match; what was asked for, where there is no match. */
  readonly game: string;
  /** All games there are. */
  readonly games: string;
  readonly host: People;
  /** How many may play it: `2`, `4 or 5`. */
  readonly seats: string;
  readonly needed: number;
  readonly seated: number;
  readonly status: Status;
  /** Where tables may be opened, as Discord's links. */
  readonly channels: string;
  /** How many tables a server may have at once, or in how many lobbies one person may wait. */
  readonly cap: number;
  /** What is wrong with the house rules, and what is allowed. */
  readonly problems: string;
}

/** A sentence for each reason why something was not done. */
export type RefusalWords = Readonly<Record<Refusal['reason'], (parts: RefusalInfo) => string>>;

export interface ProblemWords {
  unknownOption(option: string, known: string): string;
  /** `value`: empty where none was typed. */
  unknownValue(option: string, value: string, choices: string): string;
  /** It is a rule with so many players only. */
  otherSeats(option: string, seats: string): string;
  otherRule(option: string, of: string, values: string): string;
}

/** Discord's permissions that a table needs, by discord.js's names. */
export type NeededPermission =
  | 'ViewChannel'
  | 'SendMessages'
  | 'SendMessagesInThreads'
  | 'Connect'
  | 'EmbedLinks'
  | 'AttachFiles'
  | 'ReadMessageHistory';

/** Everything that a person reads, in one language. */
export interface Words {
  /** A BCP 47 tag, by which it is chosen: `en`. */
  readonly language: string;
  /** What its readers call it: `日本語`. */
  readonly endonym: string;
  /** Discord's locales that are answered in it. */
  readonly locales: readonly string[];
  /** The BCP 47 tag by whose customs numbers and lists are written: `en-GB`. */
  readonly formats: string;
  /** Between the items of a bare row. */
  readonly comma: string;
  readonly deck: DeckWords;
  readonly bonusCards: BonusWords;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  /** Why payments are multiplied. */
  readonly times: Readonly<Record<TimesWhy, string>>;
  readonly games: PerGame<GameWords>;
  /** A card in a sentence: `the crane`. `form`: what a sentence asks `CardNames` for. */
  the(card: CardWords, form?: string): string;
  /** A second card that looks the same: `another pine chaff`. */
  another(card: CardWords, form?: string): string;
  /** Several cards that look alike: `2 pine chaff`. */
  several(count: number, noun: string): string;
  /** A whole stack or month: `all three pine cards`. */
  stack(plant: string, form?: string): string;
  /** A text with another beside it: `25 points (1 white, 1 black)`. */
  aside(text: string, more: string): string;
  /** `× 2 (matsuba: pine on the field)`. */
  multiplied(times: number, why: string): string;
  /** At the end of a sentence that has no other end. */
  readonly stop: string;
  /** Between two sentences. */
  readonly gap: string;
  /** Where nothing is to be listed. */
  readonly none: string;
  computer(number: number): string;
  /** Somebody whose name is not known any more. */
  readonly former: string;
  /** Somebody whose seat the computer plays. */
  away(who: People): string;
  readonly commands: CommandsWords;
  readonly buttons: ButtonWords;
  readonly moves: MoveWords;
  readonly turns: TurnWords;
  readonly money: MoneyWords;
  readonly story: StoryWords;
  readonly payments: PaymentWords;
  readonly sheet: SheetWords;
  readonly lobby: LobbyWords;
  readonly ranking: RankingWords;
  readonly refusals: RefusalWords;
  readonly problems: ProblemWords;
  readonly clocks: ClockWords;
  readonly seating: SeatingWords;
  readonly settings: SettingsWords;
  readonly privacy: PrivacyWords;
  readonly about: AboutWords;
  readonly playing: PlayingWords;
  readonly hint: HintWords;
  readonly permissions: Readonly<Record<NeededPermission, string>>;
  readonly notices: NoticeWords;
  readonly alt: AltWords;
  readonly picture: PictureParts;
  readonly chart: ChartParts;
  readonly help: HelpWords;
  readonly firstSteps: FirstStepsWords;
  readonly lesson: LessonWords;
  readonly practice: PracticeWords;
  readonly daily: DailyWords;
  readonly alerts: AlertWords;
  readonly invitations: InvitationWords;
  readonly holiday: HolidayWords;
  readonly ruleBook: RuleBookWords;
  readonly review: ReviewWords;
  readonly achievements: AchievementWords;
  readonly profile: ProfileWords;
  readonly fairness: FairnessWords;
  readonly costlyMoves: CostlyMovesWords;
  readonly result: ResultWords;
}
