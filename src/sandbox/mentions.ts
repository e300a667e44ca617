import { walk } from './components.ts';
import { personUser } from './payloads.ts';
import { ComponentType, type Message, type MessageBody } from './wire.ts';
import type { World } from './world.ts';

const MENTION = /<@!?(\d+)>/g;

/** Who is pinged: those mentioned in the text, as far as `allowed_mentions` lets it. */
export function withMentions(world: World, message: Message, body: MessageBody): Message {
  const texts = walk(message.components).flatMap(({ type, content }) =>
    type === ComponentType.textDisplay ? [content ?? ''] : [],
  );
  const ids = new Set(
    [message.content, ...texts].flatMap((text) => [...text.matchAll(MENTION)].map(([, id]) => id)),
  );
  const allowed = body.allowed_mentions;
  const pings = (id: string) =>
    allowed == null ||
    allowed.parse?.includes('users') === true ||
    allowed.users?.includes(id) === true;
  const mentions = [...world.people.values()]
    .filter(({ id }) => ids.has(id) && pings(id))
    .map(personUser);
  return { ...message, mentions };
}
