import type { Match } from '../../model/match.ts';
import type { ButtonSpec } from '../api/payload.ts';
import { formatCustomId, type Verb } from './custom-id.ts';

type UnboundButton = Omit<ButtonSpec, 'id'> & { readonly argument?: string };

/** A button of a public message. It keeps its id, so that an edit under the finger spoils no press. */
export function matchButton(
  { id }: Pick<Match, 'id'>,
  verb: Verb,
  shown: UnboundButton,
): ButtonSpec {
  const { argument = '', ...button } = shown;
  return { id: formatCustomId({ verb, match: id, argument }), ...button };
}
