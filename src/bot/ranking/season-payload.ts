import type { Seasons } from '../../table/ranking/ranking.ts';
import { seasonLines } from '../../text/ranking/seasons.ts';
import type { Words } from '../../text/words/words.ts';
import { type ButtonSpec, framedPayload, type Payload } from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';

const PLAIN = ['list', 'show', 'close', 'keep', 'recount'] as const;

/** The actions on seasons; `sure` closes the one with that number, `show` is of an older version. */
export type SeasonAction =
  | { readonly action: (typeof PLAIN)[number] }
  | { readonly action: 'sure'; readonly number: number };

export function parseSeasonAction(argument: string): SeasonAction | undefined {
  const [, number] = /^sure\.([1-9]\d{0,5})$/.exec(argument) ?? [];
  if (number !== undefined) return { action: 'sure', number: Number(number) };
  const action = PLAIN.find((one) => one === argument);
  return action === undefined ? undefined : { action };
}

export function seasonId(action: SeasonAction): string {
  const argument = action.action === 'sure' ? `sure.${action.number}` : action.action;
  return formatCustomId({ verb: 'season', argument });
}

/** The running season and those before; with what a manager may do about it. */
export function seasonPayload(
  seasons: Seasons,
  words: Words,
  { mayManage }: { readonly mayManage: boolean },
): Payload {
  const { seasons: labels } = words.ranking;
  const isEmpty = seasons.played.matches === 0;
  const close: ButtonSpec = {
    id: seasonId({ action: 'close' }),
    label: labels.close,
    style: 'danger',
    disabled: isEmpty,
  };
  const recount: ButtonSpec = { id: seasonId({ action: 'recount' }), label: labels.recount };
  const rows = mayManage ? [close, recount] : [];
  const lines = [...seasonLines(seasons, words), ...(mayManage ? [] : [`-# ${labels.howClosed}`])];
  return framedPayload([lines, rows], 'gold');
}

/** The second step of closing. */
export function confirmPayload(number: number, { ranking }: Words): Payload {
  const { seasons } = ranking;
  const close: ButtonSpec = {
    id: seasonId({ action: 'sure', number }),
    label: seasons.closeNow(number),
    style: 'danger',
  };
  const keep = { id: seasonId({ action: 'keep' }), label: seasons.keep };
  return framedPayload([seasons.confirm(number), [close, keep]], 'gold');
}
