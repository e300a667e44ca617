import { NO_STORY } from '../../engine/match/match-story.ts';
import { WARNING_TIME } from '../../model/clock.ts';
import { withoutPastHolidays } from '../../model/holiday.ts';
import { type Match, NEW_MATCH } from '../../model/match.ts';
import type { MatchStep } from '../../model/outcome.ts';
import type { AllTimers, MatchTimers } from '../../model/timers.ts';
import type { MatchChange } from '../../table/matches/change-notifier.ts';
import type { Seen } from '../../table/settings/seen.ts';
import type { Tables } from '../../table/tables.ts';
import type { Ending } from '../../text/settlement/ending.ts';
import { type Payload, withMore } from '../api/payload.ts';
import type { CommonDeps } from '../common-deps.ts';
import type { Painters } from '../painters.ts';
import { contentPayload } from './content-payload.ts';
import {
  contentsSince,
  type MessageContent,
  type MessageContents,
  narratedUntil,
} from './message-content.ts';
import type { Moment } from './table-payload.ts';

export interface ComposerDeps extends Pick<CommonDeps, 'wordsOf'> {
  readonly tables: Tables;
  readonly painterOf: Painters['painterOf'];
  readonly now: () => number;
  /** Whether a server still has a role. */
  readonly isRole: (serverId: string, roleId: string) => boolean;
}

/** A match, with all that is read to show it. */
export interface Sight {
  readonly match: Match;
  /** What falls due in it. */
  readonly timers: MatchTimers | AllTimers;
  /** Of its server, and of those who sit there. */
  readonly seen: Seen;
}

/** A change that is to be shown, as far as it is known. */
export type Change = Partial<Pick<MatchChange, 'timers' | 'seen'>>;

/** A match as it now is, with what is read to show it; undefined when it was deleted meanwhile. */
export async function sightOf(
  tables: Tables,
  match: Match,
  { timers, seen }: Change = {},
): Promise<Sight | undefined> {
  const { stored, seeing } = tables;
  if (timers !== undefined) return { match, timers, seen: seen ?? (await seeing.at(match)) };
  const newest = await stored.match(match.id);
  return (
    newest && {
      match: newest,
      timers: await stored.timersOf(match.id),
      seen: await seeing.at(newest),
    }
  );
}

/** What messages show, and up to which version of the match that is told for good. */
interface Composition {
  readonly contents: MessageContents;
  readonly until: number;
}

/** What the public messages of matches show, in the language of their server. */
export class MessageComposer {
  readonly #deps: ComposerDeps;

  constructor(deps: ComposerDeps) {
    this.#deps = deps;
  }

  /** The messages that tell what happened after the match had a version; how it stands if nothing did. */
  async since(sight: Sight, version: number): Promise<Composition> {
    const steps = await this.#deps.tables.play.stepsSince(sight.match, version);
    if (steps.length > 0) return compose(sight, steps, version);
    const { content, until } = await this.now(sight);
    return { contents: [content], until };
  }

  /** The message that shows how the match stands, with what the last person did. */
  async now(sight: Sight): Promise<Composition & { readonly content: MessageContent }> {
    const steps = await this.#deps.tables.play.stepsSincePerson(sight.match);
    const composition = compose(sight, steps, (steps[0]?.version ?? 1) - 1);
    return { ...composition, content: composition.contents.at(-1) ?? composition.contents[0] };
  }

  /** The message of a page; it notifies `calls`, by Discord's ids. */
  async payload(
    content: MessageContent,
    { match: stored, timers, seen }: Sight,
    calls: readonly string[] = [],
  ): Promise<Payload> {
    const { painterOf, wordsOf, now } = this.#deps;
    const match = withoutPastHolidays(stored, now());
    const { serverId } = match.where;
    const moment = momentOf(match.clock, timers, { now: now(), calls });
    const isEnd = content.kind === 'standing';
    const story = isEnd ? await this.#ending(match) : NO_STORY;
    const [painter, words] = [await painterOf(match, seen), await wordsOf(serverId, seen)];
    const payload = contentPayload(content, match, { painter, words, moment, story });
    return await this.#withRole(payload, { match, seen });
  }

  /** With a mention of those who want to hear of tables, if this is the first that is shown of one. */
  async #withRole(payload: Payload, { match, seen }: Pick<Sight, 'match' | 'seen'>) {
    const isNew = match.status === 'open' && match.version === NEW_MATCH.version;
    if (!isNew || (await this.#deps.tables.messages.find(match.id)) !== undefined) return payload;
    const { serverId } = match.where;
    const { tableRole: roles } = await seen.serverSettings(serverId);
    const [role] = roles;
    if (role === undefined || !this.#deps.isRole(serverId, role)) return payload;
    return { ...withMore(payload, [`-# <@&${role}>`]), roles };
  }

  async #ending(match: Match): Promise<Ending> {
    const { play, ranking } = this.#deps.tables;
    return { ...(await play.story(match)), changes: await ranking.recordChanges(match) };
  }
}

function compose(
  { match, timers }: Pick<Sight, 'match' | 'timers'>,
  steps: readonly MatchStep[],
  from: number,
): Composition {
  const isPaused = match.status === 'playing' && (timers.pause ?? null) !== null;
  const contents = contentsSince(match, steps, isPaused);
  const isBehind = contents.at(-1)?.kind === 'round';
  return { contents, until: isBehind ? narratedUntil(match, steps, from) : match.version };
}

function momentOf(
  clock: Match['clock'],
  { move: dueAt = null, stop: stopAt = null, kept }: Sight['timers'],
  { now, calls }: { readonly now: number; readonly calls: readonly string[] },
): Moment {
  const isShort = dueAt !== null && dueAt - now <= (WARNING_TIME[clock] ?? 0);
  return { dueAt, stopAt, kept, isShort, calls };
}
