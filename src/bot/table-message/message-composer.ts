import { NO_STORY } from '../../engine/match/match-story.ts';
import { WARNING_TIME } from '../../model/clock.ts';
import { withoutPastHolidays } from '../../model/holiday.ts';
import type { Match } from '../../model/match.ts';
import type { MatchStep } from '../../model/outcome.ts';
import type { Tables } from '../../table/tables.ts';
import type { Ending } from '../../text/settlement/ending.ts';
import type { Words } from '../../text/words/words.ts';
import type { Payload } from '../api/payload.ts';
import type { Painters } from '../painters.ts';
import { contentPayload } from './content-payload.ts';
import {
  contentsSince,
  type MessageContent,
  type MessageContents,
  narratedUntil,
} from './message-content.ts';
import type { Moment } from './table-payload.ts';

/** What the public messages of matches need. */
export interface ComposerDeps {
  readonly tables: Tables;
  readonly painterOf: Painters['painterOf'];
  /** The language of a server. */
  readonly wordsOf: (serverId: string) => Promise<Words>;
  readonly now: () => number;
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

  /** The messages that tell what happened after the match had a version; how it stands where nothing did. */
  async since(match: Match, version: number): Promise<Composition> {
    const steps = await this.#deps.tables.play.stepsSince(match, version);
    if (steps.length > 0) return await this.#compose(match, steps, version);
    const { content, until } = await this.now(match);
    return { contents: [content], until };
  }

  /** The message that shows how the match stands, with what the last person did. */
  async now(match: Match): Promise<Composition & { readonly content: MessageContent }> {
    const steps = lastSteps(await this.#deps.tables.play.stepsSince(match, 0));
    const composition = await this.#compose(match, steps, (steps[0]?.version ?? 1) - 1);
    return { ...composition, content: composition.contents.at(-1) ?? composition.contents[0] };
  }

  async #compose(match: Match, steps: readonly MatchStep[], from: number): Promise<Composition> {
    const isPaused =
      match.status === 'playing' && (await this.#deps.tables.play.isPaused(match.id));
    const contents = contentsSince(match, steps, isPaused);
    const isBehind = contents.at(-1)?.kind === 'round';
    return { contents, until: isBehind ? narratedUntil(match, steps, from) : match.version };
  }

  /** The message of a page; it notifies `calls`, by Discord's ids. */
  async payload(
    content: MessageContent,
    stored: Match,
    calls: readonly string[] = [],
  ): Promise<Payload> {
    const { tables, painterOf, wordsOf, now } = this.#deps;
    const match = withoutPastHolidays(stored, now());
    const { serverId } = match.where;
    const moment = await this.#moment(match, calls);
    const isEnd = content.kind === 'standing';
    const story = isEnd ? await this.#ending(match) : NO_STORY;
    const code = isEnd ? await tables.history.codeOf(match) : null;
    const [painter, words] = [await painterOf(match), await wordsOf(serverId)];
    return contentPayload(content, match, { painter, words, moment, story, code });
  }

  async #ending(match: Match): Promise<Ending> {
    const { play, ranking } = this.#deps.tables;
    return { ...(await play.story(match)), changes: await ranking.recordChanges(match) };
  }

  async #moment({ id, clock }: Match, calls: readonly string[]): Promise<Moment> {
    const { tables, now } = this.#deps;
    const { move: dueAt = null, stop: stopAt = null, kept } = await tables.timers.of(id);
    const isShort = dueAt !== null && dueAt - now() <= (WARNING_TIME[clock] ?? 0);
    return { dueAt, stopAt, kept, isShort, calls };
  }
}

/** The last thing that a person did, with all that followed. */
function lastSteps(steps: readonly MatchStep[]): readonly MatchStep[] {
  const from = steps.findLastIndex((step) => !step.byComputer);
  return steps.slice(Math.max(from, 0));
}
