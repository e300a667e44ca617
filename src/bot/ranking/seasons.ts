import type { Seasons } from '../../table/ranking/ranking.ts';
import { seasonLines } from '../../text/ranking/seasons.ts';
import type { Words } from '../../text/words/words.ts';
import { type ButtonSpec, buttonRows, container, type Payload, text } from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';

/** What can be done about seasons; `sure` closes the one with that number. */
export type SeasonDeed =
  | { readonly deed: 'show' | 'close' | 'keep' | 'recount' }
  | { readonly deed: 'sure'; readonly number: number };

const PLAIN = ['show', 'close', 'keep', 'recount'] as const;
const COLOR = 0xc9a227;

/** The deed of a press; undefined when it is none. */
export function parseSeasonDeed(argument: string): SeasonDeed | undefined {
  const [, number] = /^sure\.([1-9]\d{0,5})$/.exec(argument) ?? [];
  if (number !== undefined) return { deed: 'sure', number: Number(number) };
  const deed = PLAIN.find((one) => one === argument);
  return deed === undefined ? undefined : { deed };
}

function deedId(deed: SeasonDeed): string {
  const argument = deed.deed === 'sure' ? `sure.${deed.number}` : deed.deed;
  return formatCustomId({ verb: 'season', match: 0, version: 0, argument });
}

/** The running season and those before; with what a manager may do about it. */
export function seasonPayload(
  seasons: Seasons,
  words: Words,
  { mayManage }: { readonly mayManage: boolean },
): Payload {
  const { seasons: labels } = words.ranking;
  const isEmpty = seasons.played.matches === 0;
  const show: ButtonSpec = { id: deedId({ deed: 'show' }), label: labels.show, style: 'primary' };
  const close: ButtonSpec = {
    id: deedId({ deed: 'close' }),
    label: labels.close,
    style: 'danger',
    disabled: isEmpty,
  };
  const recount: ButtonSpec = { id: deedId({ deed: 'recount' }), label: labels.recount };
  const rows = buttonRows([show, ...(mayManage ? [close, recount] : [])]);
  const lines = [...seasonLines(seasons, words), ...(mayManage ? [] : [`-# ${labels.howClosed}`])];
  const parts = [text(lines.join('\n')), ...rows];
  return { components: [container(parts, COLOR)], pictures: [], mentions: [] };
}

/** The second step of closing. */
export function confirmPayload(number: number, { ranking }: Words): Payload {
  const { seasons } = ranking;
  const rows = buttonRows([
    {
      id: deedId({ deed: 'sure', number }),
      label: seasons.closeNow(number),
      style: 'danger',
    },
    { id: deedId({ deed: 'keep' }), label: seasons.keep },
  ]);
  const parts = [text(seasons.confirm(number)), ...rows];
  return { components: [container(parts, COLOR)], pictures: [], mentions: [] };
}
