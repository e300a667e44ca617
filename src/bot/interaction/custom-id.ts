import type { Match } from '../../model/match.ts';
import type { ButtonSpec } from '../api/payload.ts';

/** What a button or menu is for. Messages of older versions keep their verbs: never rename one. */
export const VERBS = [
  'join',
  'leave',
  'add',
  'remove',
  'start',
  'rules',
  'rule',
  'page',
  'hand',
  'move',
  'help',
  'guide',
  'review',
  'history',
  'board',
  'stats',
  'season',
  'again',
  'seats',
  'size',
  'clock',
  'length',
  'free',
  'host',
  'about',
  'offer',
  'agree',
  'unoffer',
  'stop',
  'quit',
  'server',
  'privacy',
  'me',
  'back',
  'now',
  'sure',
  'unsure',
  'hint',
  'goon',
  'replace',
  'next',
  'counted',
  'cut',
  'deals',
  'yaku',
  'playnow',
  'lesson',
  'taught',
  'open',
  'costly',
  'moment',
  'profile',
  'practice',
  'daily',
  'deal',
  'share',
  'alert',
  'mute',
  'invite',
  'keep',
  'decline',
  'achievements',
  'holiday',
  'words',
  'more',
  'challenge',
  'oops',
] as const;

export type Verb = (typeof VERBS)[number];

/** Everything that a press means, packed into its custom id: nothing beside it is remembered. */
export interface CustomId {
  readonly verb: Verb;
  /** The match's number; 0 if it is about none. */
  readonly match: number;
  /** The match's version when a move's button was made: an older one is stale. 0 for other verbs. */
  readonly version: number;
  /** The move's text, the option's name; empty if the verb needs none. */
  readonly argument: string;
}

/** What a component's custom id says; what is left out is 0 or empty. */
type CustomIdParts = Pick<CustomId, 'verb'> & Partial<CustomId>;

const MAX_LENGTH = 100;
const SHAPE = /^([a-z]+)\/(0|[1-9]\d{0,14})\/(0|[1-9]\d{0,14})\/(.*)$/s;

/** `move/12/34/play:pine.crane`. Throws `RangeError` on what Discord would not take. */
export function formatCustomId({
  verb,
  match = 0,
  version = 0,
  argument = '',
}: CustomIdParts): string {
  const id = `${verb}/${match}/${version}/${argument}`;
  if (id.length > MAX_LENGTH)
    throw new RangeError(`custom id over ${MAX_LENGTH} characters: ${id}`);
  return id;
}

/** The press of a custom id made by `formatCustomId`, or undefined when it is none. */
export function parseCustomId(id: string): CustomId | undefined {
  if (id.length > MAX_LENGTH) return undefined;
  const [, name, match, version, argument] = SHAPE.exec(id) ?? [];
  const verb = VERBS.find((known) => known === name);
  if (verb === undefined || argument === undefined) return undefined;
  return { verb, match: Number(match), version: Number(version), argument };
}

/** The match that an option of a menu names; 0, which none has, for what names none. */
export function matchNumbered(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}

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
