import type { Match } from '../model/match.ts';
import { dayOf } from '../model/private.ts';
import { within } from '../table/background.ts';
import type { DailySummary } from '../table/daily/daily.ts';
import type { Tables } from '../table/tables.ts';
import type { Payload } from './api/payload.ts';
import { dailyEndPayload } from './daily/daily-payloads.ts';
import { lastResult } from './hand/result-payload.ts';
import { tipAfter } from './hand/tip.ts';
import { endPayload } from './practice/practice-payloads.ts';
import type { Rendering } from './table-message/match-body.ts';

/** So long a person waits for what the strong computer makes of their deal, if nobody has asked before. */
const STRONG_MS = 1000;

/** The end of a private match for its player: of practice, or of an attempt at the deal of the day. */
type PrivateEndPayload = (match: Match, personId: string, look: Rendering) => Promise<Payload>;

/** @param patience how many times as long as usual people wait */
export function privateEndPayload(
  { daily, play, stored }: Pick<Tables, 'daily' | 'play' | 'stored'>,
  patience = 1,
): PrivateEndPayload {
  /** With the strong computer's score if that is not long in coming. */
  const summaryOf = async (match: Match, personId: string): Promise<DailySummary | null> => {
    await within(
      STRONG_MS * patience,
      daily.par(match).catch(() => undefined),
    );
    return await daily.summary(match, personId);
  };
  return async (match, personId, look) => {
    const result = lastResult(match, personId, await play.stepsSince(match, 0));
    const end = { result, story: await play.story(match) };
    if (dayOf(match) === null) {
      const tip = await tipAfter({ stored }, match, { personId, words: look.words });
      return endPayload(match, { ...end, tip }, look);
    }
    return dailyEndPayload(match, { ...end, summary: await summaryOf(match, personId) }, look);
  };
}
