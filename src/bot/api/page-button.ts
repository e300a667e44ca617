import type { Match } from '../../model/match.ts';
import { formatCustomId, type Verb } from '../interaction/custom-id.ts';
import type { ButtonSpec } from './payload.ts';

/** What a button looks like, and what its verb needs beside the match. */
type Shown = Omit<ButtonSpec, 'id'> & { readonly argument?: string };

/** A button of a public message. It keeps its id, so that an edit under the finger spoils no press. */
export function pageButton({ id }: Match, verb: Verb, shown: Shown): ButtonSpec {
  const { argument = '', ...button } = shown;
  return { id: formatCustomId({ verb, match: id, version: 0, argument }), ...button };
}
