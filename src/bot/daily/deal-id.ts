import type { DealId } from '../../model/deal.ts';
import { formatCustomId } from '../interaction/custom-id.ts';

/** At the end of a button's argument: what it shows comes in a message of its own. */
export const NEW = '/new';

/** A button to one of the deals of today, or to all of them. */
export function dealId(deal: DealId | '', how: '' | typeof NEW = ''): string {
  return formatCustomId({ verb: 'deal', argument: `${deal}${how}` });
}
