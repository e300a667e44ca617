import { type Component, walk } from 'discord-sandbox';
import type { Payload } from '../../../src/bot/api/payload.ts';

type Sent = Pick<Payload, 'components'>;

/** Everything on a message, in order. */
export function partsOf({ components }: Sent): readonly Component[] {
  return walk(components as unknown as readonly Component[]);
}

/** All that a message says in words. */
export function textOf(payload: Sent): string {
  return partsOf(payload)
    .flatMap(({ content }) => content ?? [])
    .join('\n');
}
