import { apiError, InvalidForm } from '../protocol/api-error.ts';
import type { User } from '../protocol/wire.ts';
import { emojiPayload } from '../world/payloads.ts';
import type { World } from '../world/world.ts';
import { get, ok, type Route } from './routes.ts';

/** The routes of the bot's own emojis. */
export function emojiRoutes(world: World): readonly Route[] {
  const pattern = '/applications/:/emojis';
  const one = `${pattern}/:`;
  const find = (bot: User, id = '') => {
    const emoji = world.emojis.get(id);
    if (emoji?.owner !== bot.id) throw apiError(10014);
    return emoji;
  };
  const payload = (bot: User, id = '') => emojiPayload(find(bot, id), bot);
  const all = (bot: User) => [...world.emojis.values()].filter(({ owner }) => owner === bot.id);
  return [
    get(pattern, (_, bot) => ({ items: all(bot).map((emoji) => emojiPayload(emoji, bot)) })),
    get(one, (params, bot) => payload(bot, params.at(-1))),
    {
      method: 'POST',
      pattern,
      handle: ({ bot, body }) => {
        const { name, image } = emojiBody(body);
        if (all(bot).length >= MOST_EMOJIS) throw apiError(30008);
        const id = world.newId();
        world.emojis.set(id, { id, owner: bot.id, name, image });
        world.files.set(`/cdn/emojis/${id}.png`, image);
        return ok(payload(bot, id), 201);
      },
    },
    {
      method: 'PATCH',
      pattern: one,
      handle: ({ bot, params, body }) => {
        const emoji = find(bot, params.at(-1));
        world.emojis.set(emoji.id, { ...emoji, name: nameIn(body) ?? emoji.name });
        return ok(payload(bot, emoji.id));
      },
    },
    {
      method: 'DELETE',
      pattern: one,
      handle: ({ bot, params }) => {
        const { id } = find(bot, params.at(-1));
        world.emojis.delete(id);
        world.files.delete(`/cdn/emojis/${id}.png`);
        return { status: 204 };
      },
    },
  ];
}

const MOST_EMOJIS = 2000;
const EMOJI_NAME = /^\w{2,32}$/;
const DATA_URI = /^data:(image\/[a-z+]+);base64,(.+)$/s;
const MAX_EMOJI_BYTES = 256 * 1024;

function nameIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('name' in body)) return undefined;
  return typeof body.name === 'string' && EMOJI_NAME.test(body.name) ? body.name : undefined;
}

function emojiBody(body: unknown) {
  const name = nameIn(body);
  const uri =
    typeof body === 'object' && body !== null && 'image' in body ? String(body.image) : '';
  const [, type, base64] = DATA_URI.exec(uri) ?? [];
  const data = Buffer.from(base64 ?? '', 'base64');
  if (
    name === undefined ||
    type === undefined ||
    data.length === 0 ||
    data.length > MAX_EMOJI_BYTES
  ) {
    const message = 'An emoji has a name of 2 to 32 letters and an image of at most 256 KiB';
    throw new InvalidForm([{ path: 'image', code: 'IMAGE_INVALID', message }]);
  }
  return { name, image: { type, data } };
}
