import { apiError, InvalidForm } from '../protocol/api-error.ts';
import { emojiPayload } from '../world/payloads.ts';
import type { ApplicationEmoji, World } from '../world/world.ts';
import { get, NOTHING, ok, type Route, type RouteRequest, route } from './routes.ts';

export function emojiRoutes(world: World): readonly Route[] {
  const all = '/applications/:/emojis';
  const one = `${all}/:`;
  const find = ({ params }: RouteRequest) => {
    const emoji = world.emojis.get(params.at(-1) ?? '');
    if (emoji === undefined) throw apiError(10014);
    return emoji;
  };
  const payload = (emoji: ApplicationEmoji) => emojiPayload(emoji, world.bot);
  return [
    get(all, () => ({ items: [...world.emojis.values()].map(payload) })),
    get(one, (request) => payload(find(request))),
    route(
      `POST ${all}`,
      ({ body }) => {
        const fields = emojiBody(body);
        if (world.emojis.size >= MOST_EMOJIS) throw apiError(30008);
        requireNewName(world, fields.name);
        const emoji = { id: world.newId(), ...fields };
        world.emojis.set(emoji.id, emoji);
        world.files.set(`/cdn/emojis/${emoji.id}.png`, emoji.image);
        return ok(payload(emoji), 201);
      },
      { limit: 'emoji' },
    ),
    route(`PATCH ${one}`, (request) => {
      const before = find(request);
      const name = nameIn(request.body);
      if (name === undefined) throw invalid('name', NAME_RULE);
      if (name !== before.name) requireNewName(world, name);
      const emoji = { ...before, name };
      world.emojis.set(emoji.id, emoji);
      return ok(payload(emoji));
    }),
    route(`DELETE ${one}`, (request) => {
      const { id } = find(request);
      world.emojis.delete(id);
      world.files.delete(`/cdn/emojis/${id}.png`);
      return NOTHING;
    }),
  ];
}

const MOST_EMOJIS = 2000;
const EMOJI_NAME = /^\w{2,32}$/;
const DATA_URI = /^data:(image\/(?:png|jpe?g|gif|webp|avif));base64,(.+)$/s;
const MAX_EMOJI_BYTES = 256 * 1024;

const NAME_RULE = 'An emoji’s name has 2 to 32 letters, figures or underscores';
const IMAGE_RULE = 'An emoji has an image of at most 256 KiB, as data:image/png;base64,…';

function invalid(path: 'name' | 'image', message: string): InvalidForm {
  return new InvalidForm([{ path, code: `${path.toUpperCase()}_INVALID`, message }]);
}

function requireNewName({ emojis }: World, name: string): void {
  if ([...emojis.values()].some((emoji) => emoji.name === name))
    throw invalid('name', 'Another emoji of the application has that name');
}

function nameIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('name' in body)) return undefined;
  return typeof body.name === 'string' && EMOJI_NAME.test(body.name) ? body.name : undefined;
}

function emojiBody(body: unknown) {
  const name = nameIn(body);
  if (name === undefined) throw invalid('name', NAME_RULE);
  const uri =
    typeof body === 'object' && body !== null && 'image' in body ? String(body.image) : '';
  const [, type, base64] = DATA_URI.exec(uri) ?? [];
  const data = Buffer.from(base64 ?? '', 'base64');
  if (type === undefined || data.length === 0 || data.length > MAX_EMOJI_BYTES)
    throw invalid('image', IMAGE_RULE);
  return { name, image: { type, data } };
}
