import type { Seat } from '../../engine/core/game.ts';
import type { Move } from '../../engine/round/state.ts';
import { withPast } from '../../engine/view/past.ts';
import type { View } from '../../engine/view/view.ts';
import { gameOf } from '../../games/index.ts';
import type { Match } from '../../model/match.ts';
import { JobQueue } from '../../table/background.ts';
import { handAlt } from '../../text/pictures/hand-alt.ts';
import { pictureWords } from '../../text/pictures/picture.ts';
import { type CostlyMove, costlyMoveLine } from '../../text/story/costly-moves.ts';
import type { Words } from '../../text/words/words.ts';
import type { Computers } from '../../workers/computers.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { framedPayload, type Payload, type Picture, textPayload } from '../api/payload.ts';
import type { CommonDeps } from '../common-deps.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { matchButton } from '../interaction/custom-id.ts';
import type { Request } from '../interaction/interaction-context.ts';
import { openChance } from '../match-view.ts';
import { type Painters, renderingFor } from '../painters.ts';
import { type Rendering, withoutAbsence } from '../table-message/match-body.ts';
import type { ReplayedMatch } from './review-payload.ts';

interface Deps extends Pick<CommonDeps, 'log' | 'guard' | 'signal'> {
  readonly api: Pick<DiscordApi, 'editAnswer'>;
  readonly computers: Pick<Computers, 'judge'>;
  readonly painterFor: Painters['painterFor'];
}

/** A decision of a person in a match that is over, as they saw it. */
interface Decision {
  readonly version: number;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly made: Move;
}

/** The argument of a button that ends a review. */
export const CANCEL = 'cancel';

const MOST_SHOWN = 3;

/**
 * Looks for the moves of a finished match that cost somebody most, for their eyes alone. Workers judge each by what
 * the person saw then; nothing else waits for that. Everybody has one review at a time: a new one ends the last.
 */
export class CostlyMoves {
  readonly #deps: Deps;
  /** By person: ends their review. */
  readonly #running = new Map<string, AbortController>();
  /** One decision at a time, whoever asks: tables that wait for a computer go on in between. */
  readonly #judging = new JobQueue();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Says that it takes a while, and puts what is found in the place of that. */
  async begin(request: Request, played: ReplayedMatch & { readonly seat: Seat }): Promise<void> {
    const { context, answer } = request;
    const { words, person } = context;
    const { match, steps, seat } = played;
    const decisions = decisionsOf(match, steps, seat);
    if (decisions.length === 0) {
      await answer.reply(textPayload(words.costlyMoves.noDecisions));
      return;
    }
    if ((await answer.reply(workingPayload(match, decisions.length, words))) === undefined) return;
    this.#running.get(person.id)?.abort();
    const ending = new AbortController();
    this.#running.set(person.id, ending);
    this.#deps.guard('a review of moves', async () => {
      const payload = await this.#payloadOf(match, decisions, { context, signal: ending.signal });
      if (this.#running.get(person.id) === ending) this.#running.delete(person.id);
      if (payload !== null) await this.#show(request, match, payload);
    })();
  }

  /** Ends the review that is going on, if it still is. */
  async cancel({ context, answer }: Request, matchId: number): Promise<void> {
    const { words, person } = context;
    this.#running.get(person.id)?.abort();
    this.#running.delete(person.id);
    const again = matchButton({ id: matchId }, 'costly', { label: words.costlyMoves.button });
    await answer.update(framedPayload([words.costlyMoves.cancelled, [again]], 'review'));
  }

  /** Null if it was ended before. */
  async #payloadOf(
    match: Match,
    decisions: readonly Decision[],
    { context, signal }: Pick<Request, 'context'> & { readonly signal: AbortSignal },
  ): Promise<Payload | null> {
    const { computers } = this.#deps;
    const found: CostlyMove[] = [];
    const ends = AbortSignal.any([signal, this.#deps.signal]);
    try {
      for (const { version, view, moves, made } of decisions) {
        if (ends.aborted) return null;
        const inquiry = { view, moves, chance: openChance({ id: match.id, version }) };
        const { better, cost } = await this.#judging.run(() => computers.judge(inquiry, made));
        if (cost > 0) found.push({ view, made, better, cost });
      }
    } catch (error) {
      if (ends.aborted) return null;
      this.#deps.log.warn({ err: error, match: match.id }, 'moves could not be judged');
      return framedPayload([context.words.costlyMoves.failed], 'review');
    }
    if (ends.aborted) return null;
    const rendering = await renderingFor(this.#deps, context);
    const worst = found.toSorted((one, other) => other.cost - one.cost).slice(0, MOST_SHOWN);
    return costlyPayload(match, worst, { ...rendering, decisions: decisions.length });
  }

  async #show({ answer, context }: Request, match: Match, payload: Payload): Promise<void> {
    try {
      await this.#deps.api.editAnswer(answer.ticket, payload);
    } catch (error) {
      const errorKind = discordErrorKind(error);
      if (errorKind === 'other' || errorKind === 'invalid') throw error;
      const person = context.person.id;
      this.#deps.log.info({ match: match.id, person, errorKind }, 'a review stays unfinished');
    }
  }
}

/** What the person of a seat decided themselves, if they had a choice. */
function decisionsOf(match: Match, steps: ReplayedMatch['steps'], seat: Seat): readonly Decision[] {
  const game = gameOf(match.game);
  return steps.flatMap((step, index): readonly Decision[] => {
    const before = steps[index - 1]?.state;
    const { move: made, version } = step;
    if (before === undefined || made === null || step.seat !== seat || step.byComputer) return [];
    const moves = game.legalMoves(before, seat);
    if (moves.length < 2) return [];
    const rules = game.rulesOf(before.setup);
    const view = withPast(game.view(before, seat), rules, steps.slice(0, index));
    return [{ version, view, moves, made }];
  });
}

function workingPayload(match: Match, decisions: number, words: Words): Payload {
  const cancel = matchButton(match, 'costly', { label: words.buttons.cancel, argument: CANCEL });
  return framedPayload([words.costlyMoves.working(decisions), [cancel]], 'review');
}

/** The moves that cost most, each below what the person saw before it. */
function costlyPayload(
  match: Match,
  worst: readonly CostlyMove[],
  shown: Rendering & { readonly decisions: number },
): Payload {
  const { decisions, painter, words } = shown;
  const { costlyMoves } = words;
  const foot = costlyMoves.foot(decisions);
  if (worst.length === 0) return framedPayload([costlyMoves.none, foot], 'review');
  const context = withoutAbsence(match, words);
  const moments = worst.map((move, index) => {
    const { view } = move;
    const png = painter.hand(view, pictureWords(context));
    const name = `costly-${match.id}-${index}.png`;
    const picture: Picture = { name, png, alt: handAlt(view, context) };
    return [costlyMoveLine(move, index + 1, context), picture];
  });
  const title = `### ${costlyMoves.title(worst.length)}`;
  return framedPayload([title, ...moments.flat(), foot], 'review');
}
