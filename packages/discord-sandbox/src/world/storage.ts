import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Command, Message } from '../protocol/wire.ts';
import { isEphemeral, type World } from './world.ts';

const WORLD_FILE = 'world.json';
const FORMAT = 1;
const DEBOUNCE_MS = 300;
/** How many messages of a channel are stored, the latest ones. */
const MESSAGES_STORED = 100;

const id = z.string().regex(/^\d{17,20}$/);
const record = z.looseObject({ id });

const textChannel = z.object({
  kind: z.literal('text').default('text'),
  id,
  serverId: id,
  name: z.string(),
  isVoice: z.boolean().default(false),
  isForum: z.boolean().default(false),
  botPermissions: z.string().transform(BigInt),
  hiddenFrom: z.array(z.string()).default([]),
});
const thread = z.object({
  kind: z.literal('thread'),
  id,
  serverId: id,
  parentId: id,
  ownerId: id,
  name: z.string(),
  autoArchiveMinutes: z.number().default(4320),
  isArchived: z.boolean(),
  isLocked: z.boolean(),
});
const directChannel = z.object({
  kind: z.literal('direct'),
  id,
  serverId: z.null(),
  recipientId: id,
});
const groupChannel = z.object({
  kind: z.literal('group'),
  id,
  serverId: z.null(),
  name: z.string(),
  memberIds: z.array(id),
});
const channel = z.union([thread, directChannel, groupChannel, textChannel]);

/** The stored world. Bodies that the sandbox itself composed are only looked at as far as they are used. */
const worldFile = z.object({
  format: z.literal(FORMAT),
  /** The origin of the stored messages' file addresses. */
  origin: z.string(),
  bot: id,
  people: z.array(
    z.object({
      id,
      name: z.string(),
      locale: z.string(),
      permissions: z.string(),
      takesDirectMessages: z.boolean().default(true),
      hasApp: z.boolean().default(false),
      // Ids of bots, in the files of former versions.
      installs: z.array(z.string()).default([]),
    }),
  ),
  servers: z.array(
    z.object({
      id,
      name: z.string(),
      locale: z.string(),
      hasBot: z.boolean(),
      roles: z
        .array(
          z.object({
            id,
            name: z.string(),
            permissions: z.string().default('0').transform(BigInt),
            isMentionable: z.boolean().default(true),
            isManaged: z.boolean().default(false),
            memberIds: z.array(id).default([]),
          }),
        )
        .default([]),
      hasCommands: z.boolean().default(false),
      // As `installs` of people.
      commandsOnly: z.array(id).default([]),
      isAvailable: z.boolean().default(true),
    }),
  ),
  channels: z.array(channel),
  commands: z.array(record.extend({ name: z.string() })),
  messages: z.array(
    record.extend({
      channel_id: id,
      content: z.string(),
      flags: z.number(),
      components: z.array(z.looseObject({ type: z.number() })),
      attachments: z.array(z.looseObject({ url: z.string() })),
    }),
  ),
  emojis: z.array(z.object({ id, name: z.string() })),
  files: z.array(
    z.object({ path: z.string(), type: z.string(), stored: z.string().regex(/^[\w.-]+$/) }),
  ),
});

type WorldFile = z.infer<typeof worldFile>;

/** Keeps a world in a folder, so that ids, messages and pictures outlast the process. */
export class Storage {
  readonly #world: World;
  readonly #dir: string;
  readonly #stored = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isReady = false;

  constructor(world: World, dir: string) {
    this.#world = world;
    this.#dir = dir;
    const later = () => this.#saveLater();
    for (const event of [
      'message',
      'messageDeleted',
      'people',
      'server',
      'channel',
      'commands',
    ] as const) {
      world.events.on(event, later);
    }
  }

  /**
   * Reads the folder. A file that cannot be read is renamed and logged, and the world stays empty.
   * @returns a function that fills the world, to be called once the sandbox has its address
   */
  async load(): Promise<() => void> {
    await mkdir(join(this.#dir, 'files'), { recursive: true });
    const path = join(this.#dir, WORLD_FILE);
    const ready = () => {
      this.#isReady = true;
    };
    try {
      const file = worldFile.parse(JSON.parse(await readFile(path, 'utf8')));
      await this.#readFiles(file);
      return () => {
        this.#restore(file);
        ready();
      };
    } catch (error) {
      if (!isMissing(error)) await this.#setAside(path);
      return ready;
    }
  }

  /** Writes pending changes. */
  async close(): Promise<void> {
    if (this.#timer !== undefined) this.#save();
    this.#isReady = false;
    await this.#writing;
  }

  async #setAside(path: string): Promise<void> {
    const kept = `${path}.unreadable-${this.#world.now}`;
    await rename(path, kept);
    this.#world.settings.log(
      `The sandbox's stored world could not be read, so it starts afresh; the old file is kept as ${kept}.`,
    );
  }

  #saveLater(): void {
    if (!this.#isReady) return;
    this.#timer ??= setTimeout(() => this.#save(), DEBOUNCE_MS);
  }

  #save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing
      .then(() => this.#write())
      .catch((error: unknown) =>
        this.#world.settings.log(`The sandbox could not store its world: ${String(error)}`),
      );
  }

  async #write(): Promise<void> {
    const world = this.#snapshot();
    for (const { path, stored } of world.files) {
      const file = this.#world.files.get(path);
      if (file === undefined || this.#stored.has(stored)) continue;
      await writeWhole(join(this.#dir, 'files', stored), file.data);
      this.#stored.add(stored);
    }
    await writeWhole(join(this.#dir, WORLD_FILE), JSON.stringify(world));
    const wanted = new Set(world.files.map(({ stored }) => stored));
    for (const stored of this.#stored) {
      if (wanted.has(stored)) continue;
      this.#stored.delete(stored);
      await rm(join(this.#dir, 'files', stored), { force: true });
    }
  }

  #snapshot(): WorldFile {
    const world = this.#world;
    const messages = [...world.channels.keys()].flatMap((channel) =>
      world
        .messagesIn(channel)
        .map(({ message }) => message)
        .filter((one) => !isEphemeral(one))
        .slice(-MESSAGES_STORED),
    );
    const paths = [
      ...messages.flatMap(({ attachments }) => attachments.map(({ url }) => new URL(url).pathname)),
      ...[...world.emojis.keys()].map((emoji) => `/cdn/emojis/${emoji}.png`),
    ];
    return JSON.parse(
      JSON.stringify(
        {
          format: FORMAT,
          origin: world.origin,
          bot: world.bot.id,
          people: [...world.people.values()],
          servers: [...world.servers.values()],
          channels: [...world.channels.values()],
          commands: [...world.commands.values()],
          messages,
          emojis: [...world.emojis.values()].map(({ id, name }) => ({ id, name })),
          files: paths.flatMap((path) => {
            const file = world.files.get(path);
            return file ? [{ path, type: file.type, stored: storedName(path) }] : [];
          }),
        },
        (_, value) => (typeof value === 'bigint' ? String(value) : value),
      ),
    );
  }

  /** Reads the files of the stored messages, and removes those that no message refers to. */
  async #readFiles(file: WorldFile): Promise<void> {
    const dir = join(this.#dir, 'files');
    for (const { path, type, stored } of file.files) {
      const data = await readFile(join(dir, stored)).catch(() => undefined);
      if (data === undefined) continue;
      this.#world.files.set(path, { type, data });
      this.#stored.add(stored);
    }
    for (const name of await readdir(dir)) {
      if (!this.#stored.has(name)) await rm(join(dir, name), { force: true });
    }
  }

  #restore(file: WorldFile): void {
    const world = this.#world;
    world.bot = { ...world.bot, id: file.bot };
    for (const { installs, hasApp, permissions, ...person } of file.people) {
      const had = hasApp || installs.includes(file.bot);
      world.putPerson({ ...person, hasApp: had, permissions: BigInt(permissions) });
    }
    for (const { commandsOnly, hasCommands, ...server } of file.servers) {
      const had = hasCommands || commandsOnly.includes(file.bot);
      world.servers.set(server.id, { ...server, hasCommands: had });
    }
    for (const one of file.channels) world.channels.set(one.id, one);
    for (const command of commandsIn(file)) world.commands.set(command.id, command);
    for (const message of messagesIn(file, world.origin))
      world.messages.set(message.id, { message, reader: world.readerIn(message.channel_id) });
    for (const { id: emoji, name } of file.emojis) {
      const image = world.files.get(`/cdn/emojis/${emoji}.png`);
      if (image) world.emojis.set(emoji, { id: emoji, name, image });
    }
  }
}

function commandsIn(file: WorldFile): readonly Command[] {
  return file.commands as unknown as readonly Command[];
}

/** The stored messages, with their file addresses rewritten to the current origin. */
function messagesIn(file: WorldFile, origin: string): readonly Message[] {
  const text = JSON.stringify(file.messages).replaceAll(`${file.origin}/cdn/`, `${origin}/cdn/`);
  return JSON.parse(text) as readonly Message[];
}

/** `/cdn/attachments/1/2/a.png` as one file name. */
function storedName(path: string): string {
  return path.replace('/cdn/', '').replaceAll('/', '-');
}

/** Writes a file atomically, even if the process ends meanwhile. */
async function writeWhole(path: string, data: string | Buffer): Promise<void> {
  const draft = `${path}.new`;
  await writeFile(draft, data);
  await rename(draft, path);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
