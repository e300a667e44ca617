import {
  type Actor,
  type Channel,
  type CommandOption,
  CommandType,
  type Component,
  ComponentType,
  type Message,
  OptionType,
  Refused,
  type Sandbox,
  type SentInteraction,
  walk,
} from 'discord-sandbox';
import { parseCustomId, type Verb } from '../../src/bot/interaction/custom-id.ts';
import type { Draw } from '../../src/engine/core/random.ts';
import { GAMES, type HanafudaGame } from '../../src/games/index.ts';
import { altOf, textOf } from '../e2e/support/reading.ts';
import { shortest } from '../support/length.ts';
import { bentId, pick, TEXTS } from '../torture/support/hostile.ts';
import {
  AT_TABLES,
  type Likes,
  type Liking,
  OFTEN,
  OPTIONS,
  START,
  USUAL,
  WEIGHTS,
} from './habits.ts';

/** Whatever somebody does in Discord, and how it is told. */
export interface Act {
  readonly who: Actor;
  readonly place: Channel;
  readonly told: string;
  readonly sent: SentInteraction;
  /** The custom id that was pressed; undefined for a command. */
  readonly customId?: string;
  /** How many acts in a row it goes on with. */
  readonly goesOn?: number;
  /** What they are up to: how the buttons begin that are left on the way there, the last first. */
  readonly ahead?: readonly string[];
  /** It gets a match on. */
  readonly isLead?: boolean;
}

/** What gets matches on: what does so most first. */
const LEADS: readonly Verb[] = [
  ...(['move', 'taught', 'hand', 'join'] as const),
  ...(['start', 'add', 'seats', 'again'] as const),
];
/** What is for those whom a message names, and what is for the others, or who is invited. */
const OF_NAMED: Partial<Record<Verb, boolean>> = {
  hand: true,
  start: true,
  seats: true,
  join: false,
};
/**
 * What may come over a player at any moment, whatever goes on, and is then seen through: with which command it begins,
 * and with which buttons it goes on, as `Act` has them.
 */
const WHIMS = [
  { command: 'leave', ahead: ['quit/'] },
  { command: 'leave', ahead: ['quit/'] },
  { command: 'stop', ahead: ['offer/'] },
  { command: 'me', ahead: ['privacy/0/0/forget-me', 'privacy/0/0/sure-me', 'privacy/0/0/open'] },
] as const;
/** How many of a channel's last messages somebody looks at. */
const LOOKS_BACK = 6;
const STALE = 12;
const DOUBLED = 12;
const FORGED = 40;
const COMMAND = 2;
/** Of buttons that cannot be undone. */
const DANGER = 4;
/** Once in this many times people get on with a match if nobody has to move. */
const GETS_ON_BETWEEN = 2;
const GETS_ON_IN_PAUSE = 6;
const MENU = 12;
const MOST_IN_A_ROW = 4;
/** What many people play. */
const BEST_KNOWN = 'koi-koi';
/** What can be pressed, by whom and on what. */
interface Choice {
  readonly who: Actor;
  readonly place: Channel;
  readonly message: Message;
  readonly part: Component;
  readonly verb: Verb | undefined;
  /** The match's, where it is a move. */
  readonly version: number;
}

/** Who does something, and where. */
export interface Company {
  readonly sandbox: Sandbox;
  /** Without those whose data was deleted: who names one of them would have the bot know them again. */
  readonly people: readonly Actor[];
  readonly places: readonly Channel[];
  readonly likes: Likes;
  /** Once in this many times they do something else than what gets their matches on: 1 is always. */
  readonly strays: number;
  /** Once in this many times something comes over a player. */
  readonly whims: number;
  /** How gladly they leave alone what came of something else that they did: a weight as those of verbs. */
  readonly lets: number;
  /** The result of a round stands. */
  readonly isPaused: boolean;
  /** What was done last, beside what gets matches on. */
  readonly last: Act | undefined;
}

/** Does the next thing, as somebody there would; undefined if Discord's app would not let them. */
export function act(company: Company, draw: Draw): Act | undefined {
  try {
    return (
      seeThrough(company, draw) ??
      setOut(company, draw) ??
      goOn(company, draw) ??
      getOn(company, draw) ??
      stray(company, draw)
    );
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Does what leads furthest of what is left of a whim. */
function seeThrough(company: Company, draw: Draw): Act | undefined {
  const { who, place, ahead = [] } = company.last ?? {};
  if (who === undefined || place === undefined) return undefined;
  const choices = choicesOf(who, place);
  for (const [left, begins] of ahead.entries()) {
    const choice = choices.findLast(({ part }) => part.custom_id?.startsWith(begins));
    if (choice) return { ...press(company, choice, draw), ahead: ahead.slice(0, left) };
  }
  return undefined;
}

/** Does something more with what came of what was done last, whether they like to do so otherwise or not. */
function goOn(company: Company, draw: Draw): Act | undefined {
  const { last, lets } = company;
  const { goesOn = 0 } = last ?? {};
  if (last === undefined || goesOn === MOST_IN_A_ROW) return undefined;
  const choices = choicesOf(last.who, last.place);
  const newest = choices.filter(({ message }) => message === choices.at(-1)?.message);
  const choice = liked(newest, { likes: () => () => 1, lets }, draw);
  return choice && { ...press(company, choice, draw), goesOn: goesOn + 1 };
}

/** Does whatever comes to somebody's mind. */
function stray(company: Company, draw: Draw): Act | undefined {
  const { sandbox, people, places, last } = company;
  const place = pick(draw, places);
  const called = calledIn(sandbox, place, people);
  const some = called.length > 0 && draw(2) === 0 ? called : people;
  const who = last !== undefined && draw(2) === 0 ? last.who : pick(draw, some);
  if (draw(FORGED) === 0) return forge(who, place, draw);
  const choice = liked(choicesOf(who, place), company, draw);
  if (choice === undefined || draw(COMMAND) === 0) return useCommand(company, { who, place }, draw);
  return press(company, choice, draw);
}

/** Does what gets a match on most, wherever it is; undefined when somebody has something else in mind. */
function getOn(company: Company, draw: Draw): Act | undefined {
  const { people, places, strays, isPaused } = company;
  if (draw(strays) === 0) return undefined;
  const all = places.flatMap((place) => people.flatMap((who) => choicesOf(who, place)));
  const leads = LEADS.map((lead) => all.filter((one) => one.verb === lead && isFor(one)));
  const first = leads.find((some) => some.length > 0) ?? [];
  const isBetween = isPaused || first[0]?.verb !== 'move';
  if (isBetween && draw(isPaused ? GETS_ON_IN_PAUSE : GETS_ON_BETWEEN) > 0) return undefined;
  // One match after the other: first what has come furthest.
  const furthest = Math.max(...first.map(({ version }) => version));
  const some = first.filter(({ version }) => version === furthest);
  if (some.length > 0) return { ...press(company, pick(draw, some), draw), isLead: true };
  const where = { who: pick(draw, people), place: pick(draw, places) };
  return useCommand(company, { ...where, isStart: true }, draw);
}

/** Whether a message is for somebody to do this with. */
function isFor({ who, message, verb }: Choice): boolean {
  const isOfNamed = verb && OF_NAMED[verb];
  const isInvited = verb === 'join' && message.mentions.some(({ id }) => id === who.id);
  return isOfNamed === undefined || isInvited || namesIn(message).includes(who.name) === isOfNamed;
}

/** What a message says and shows. */
function namesIn(message: Message): string {
  return `${textOf(message)}\n${altOf(message)}`;
}

/** Whom the newest of the last messages calls that calls anybody. */
function calledIn({ world }: Sandbox, { id }: Channel, people: readonly Actor[]): readonly Actor[] {
  const last = world.messagesIn(id).slice(-LOOKS_BACK);
  const called = last.findLast(({ message }) => message.mentions.length > 0)?.message.mentions;
  return people.filter((one) => called?.some((other) => other.id === one.id));
}

function choicesOf(who: Actor, place: Channel): readonly Choice[] {
  const shown = who.view(place).slice(-LOOKS_BACK);
  return shown.flatMap((message) =>
    walk(message.components).flatMap((part) => {
      const { custom_id: id, disabled } = part;
      if (id === undefined || disabled === true) return [];
      const { verb, version = 0 } = parseCustomId(id) ?? {};
      return [{ who, place, message, part, verb, version }];
    }),
  );
}

/** What somebody likes to do, however many buttons it has; undefined: rather nothing. */
function liked(
  choices: readonly Choice[],
  { likes, lets = 0 }: Pick<Company, 'likes'> & Partial<Company>,
  draw: Draw,
): Choice | undefined {
  const weights = [...Map.groupBy(choices, ({ verb }) => verb)].map(([verb, some]) => {
    const liking = verb === undefined ? 1 : likes(some[0]!.who)(verb);
    return { some, weight: ((verb && WEIGHTS[verb]) ?? USUAL) * liking };
  });
  const { some = [] } = weighed(draw, [...weights, { some: [], weight: lets }]) ?? {};
  // Who is asked whether they are sure often is.
  const bold = some.filter(({ part }) => part.style === DANGER);
  const from = bold.length > 0 && draw(2) === 0 ? bold : some;
  return from.length === 0 ? undefined : pick(draw, from);
}

function weighed<T extends { readonly weight: number }>(
  draw: Draw,
  list: readonly T[],
): T | undefined {
  const sum = list.reduce((sum, { weight }) => sum + weight, 0);
  if (sum === 0) return undefined;
  let left = draw(sum);
  return list.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

function press(
  { sandbox, people }: Company,
  { who, place, message, part }: Choice,
  draw: Draw,
): Act {
  const customId = part.custom_id ?? '';
  if (part.type !== ComponentType.button) {
    const values = valuesFor({ sandbox, people }, part, draw);
    const told = `chooses ${values.join(', ')} in ${customId}`;
    return { who, place, told, customId, sent: who.select(message, customId, values) };
  }
  const isStale = draw(STALE) === 0;
  const sent = who.click(message, customId, { isStale });
  const isDoubled = draw(DOUBLED) === 0;
  if (isDoubled) sandbox.deliverAgain(sent);
  const told = `presses ${customId}${isDoubled ? ' (delivered twice)' : ''}`;
  return { who, place, told, customId, sent };
}

function valuesFor(
  { sandbox, people }: Pick<Company, 'sandbox' | 'people'>,
  part: Component,
  draw: Draw,
): readonly string[] {
  const { min_values, max_values, options } = part;
  const all =
    part.type === ComponentType.stringSelect
      ? (options ?? []).map(({ value }) => value)
      : part.type === ComponentType.userSelect
        ? people.map(({ id }) => id)
        : [...sandbox.world.channels.keys()];
  const [least, most] = [min_values ?? 1, Math.min(max_values ?? 1, all.length)];
  return drawn(all, least + draw(Math.max(1, most - least + 1)), draw);
}

function isPlaying(who: Actor, place: Channel): boolean {
  return choicesOf(who, place).some((one) => one.verb === 'hand' && isFor(one));
}

/** Begins what comes over a player. */
function setOut({ people, places, whims }: Company, draw: Draw): Act | undefined {
  if (draw(whims) > 0) return undefined;
  const all = places.flatMap((place) => people.map((who) => ({ who, place })));
  const players = all.filter(({ who, place }) => isPlaying(who, place));
  if (players.length === 0) return undefined;
  const player = pick(draw, players);
  const { command, ahead } = pick(draw, WHIMS);
  const sent = player.who.command(player.place, `hanafuda ${command}`);
  return { ...player, told: `uses /hanafuda ${command}`, sent, ahead };
}

/** A press that no app would send. */
function forge(who: Actor, place: Channel, draw: Draw): Act | undefined {
  const shown = who.view(place).findLast((one) => one.components.length > 0);
  const ids = walk(shown?.components ?? []).flatMap(({ custom_id }) => custom_id ?? []);
  if (shown === undefined || ids.length === 0) return undefined;
  const customId = bentId(draw, ids);
  const components = [{ type: ComponentType.button, custom_id: customId, style: 1, label: 'x' }];
  const sent = who.click({ ...shown, components } as Message, customId, { isStale: true });
  return { who, place, told: `forges ${JSON.stringify(customId)}`, customId, sent };
}

function usesOf(command: string, options: readonly CommandOption[], likes: Liking) {
  const subcommands = options.filter(({ type }) => type === OptionType.subcommand);
  if (subcommands.length === 0) return [{ name: command, own: command, options, weight: 1 }];
  return subcommands.map(({ name, options: some = [] }) => ({
    name: `${command} ${name}`,
    own: name,
    options: some,
    weight: name === 'start' ? START : (OFTEN[name] ?? 1) * likes(`use ${name}`),
  }));
}

function useCommand(
  { sandbox, people, likes }: Company,
  {
    who,
    place,
    isStart = false,
  }: { readonly who: Actor; readonly place: Channel; readonly isStart?: boolean },
  draw: Draw,
): Act | undefined {
  const commands = [...sandbox.world.commands.values()];
  const liking = likes(who);
  const fits = isPlaying(who, place) ? 4 : draw(STALE) === 0 ? 1 : 0;
  const menus = commands.filter(({ type }) => type === CommandType.user);
  if (!isStart && menus.length > 0 && draw(MENU) === 0) {
    const { name } = pick(draw, menus);
    const other = pick(draw, people);
    const told = `uses ${name} on ${other.name}`;
    return { who, place, told, sent: who.userCommand(place, name, other) };
  }
  const list = commands
    .filter(({ type }) => type === CommandType.chat)
    .flatMap(({ name, options }) => usesOf(name, options ?? [], liking))
    .filter(({ own }) => !isStart || own === 'start')
    .map(({ weight, ...use }) => {
      return { ...use, weight: AT_TABLES.includes(use.own) ? fits * weight : weight };
    });
  const use = weighed(draw, list);
  if (use === undefined) return undefined;
  const { name, options } = use;
  const chosen = options.filter((one) => {
    const liked = liking(`option ${one.name}`) * (OPTIONS[one.name] ?? 1);
    return one.required === true || draw(liked + 2) < liked;
  });
  // Whoever says anything of a table mostly says what is played there.
  const named = options.filter(({ name }) => name === 'game' && chosen.length > 0 && draw(4) > 0);
  const values: Record<string, string | number | boolean> = {};
  for (const one of new Set([...named, ...chosen])) values[one.name] = valueFor(people, one, draw);
  const game = GAMES.find(({ id }) => id === values['game']);
  if (game !== undefined && 'players' in values) values['players'] = pick(draw, game.seats);
  if (game !== undefined && 'rules' in values) values['rules'] = ruleOf(game, draw);
  if (game !== undefined && people.length > 1 && 'invite' in values) {
    const friends = people.filter((one) => one !== who);
    values['invite'] = mentions(friends, Math.max(...game.seats) - 1, draw);
  }
  const told = `uses /${name} ${JSON.stringify(values)}`;
  return { who, place, told, sent: who.command(place, name, values) };
}

/** A house rule as one types it: often the one by which the match is short. */
function ruleOf(game: HanafudaGame, draw: Draw): string {
  if (draw(4) > 0) return shortest(game.id);
  const [id, { choices }] = pick(draw, Object.entries(game.options));
  return `${id}=${pick(draw, choices)}`;
}

/** A value of an option, mostly one that makes sense. */
function valueFor(
  people: readonly Actor[],
  option: CommandOption,
  draw: Draw,
): string | number | boolean {
  const { name, type, choices, min_value: least = 0, max_value: most = 9, max_length } = option;
  if (choices !== undefined && choices.length > 0) return pick(draw, choices).value;
  if (type === OptionType.boolean) return draw(2) === 0;
  if (type === OptionType.integer) return least + draw(most - least + 1);
  if (type === OptionType.user) return pick(draw, people).id;
  if (draw(8) === 0) return pick(draw, TEXTS).slice(0, max_length ?? 6000);
  if (name === 'game') return draw(3) === 0 ? BEST_KNOWN : pick(draw, GAMES).id;
  return mentions(people, people.length, draw);
}

/** Some of the people, as one types them: any number up to the most is as likely. */
function mentions(people: readonly Actor[], most: number, draw: Draw): string {
  const some = drawn(people, 1 + draw(Math.max(1, Math.min(most, people.length))), draw);
  return some.map(({ id }) => `<@${id}>`).join(' ');
}

function drawn<T>(all: readonly T[], count: number, draw: Draw): readonly T[] {
  const left = [...all];
  const length = Math.min(count, all.length);
  return Array.from({ length }, () => left.splice(draw(left.length), 1)[0]!);
}
