import type { CardEmoji } from '../../render/deck/emojis.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import type { CommonDeps } from '../common-deps.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { isRegistrar } from './registration.ts';

interface Deps extends Pick<CommonDeps, 'client' | 'log' | 'shards' | 'signal'> {
  readonly api: Pick<
    DiscordApi,
    'createEmoji' | 'emojis' | 'hasEmojis' | 'removeEmoji' | 'setEmojis'
  >;
  /** Absent: buttons have words alone. */
  readonly cards?: (() => Promise<readonly CardEmoji[]>) | undefined;
}

type Emoji = Awaited<ReturnType<DiscordApi['emojis']>>[number];

/** What is called as one of ours was, of whatever drawing: `pine_crane_1f2e3d4c`. */
const HASH = /_[0-9a-f]{8}$/;

/**
 * The cards as emojis of the application, for buttons. The process that registers the commands uploads those
 * that are missing, and removes those of earlier drawings; all others are left alone.
 */
export class CardEmojis {
  readonly #deps: Deps;
  #running: Promise<void> | undefined;
  #isRefused = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Sees to it that buttons have their cards; until every card is there they have words alone. Call it again and again. */
  async keep(): Promise<void> {
    const { api, cards, client } = this.#deps;
    if (cards === undefined || !client.isReady() || api.hasEmojis || this.#isRefused) return;
    this.#running ??= this.#complete(client.application.id, cards).finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  async #complete(
    applicationId: string,
    cards: () => Promise<readonly CardEmoji[]>,
  ): Promise<void> {
    const { api, signal } = this.#deps;
    const wanted = await cards();
    const before = await api.emojis(applicationId);
    const uploads = isRegistrar(this.#deps) ? missing(wanted, before) : [];
    for (const card of uploads) {
      if (signal.aborted || !(await this.#upload(applicationId, card))) return;
    }
    const found = uploads.length === 0 ? before : await api.emojis(applicationId);
    if (missing(wanted, found).length > 0) return;
    const byName = new Map(found.map((emoji) => [emoji.name, emoji]));
    api.setEmojis(
      new Map(
        wanted.flatMap((card) => {
          const { id, name } = byName.get(fullName(card)) ?? {};
          return id && name ? [[card.name, { id, name }]] : [];
        }),
      ),
    );
    if (isRegistrar(this.#deps)) await this.#clear(applicationId, wanted, found);
  }

  /** @returns false once Discord wants no more of them: that does not change before the next start */
  async #upload(applicationId: string, card: CardEmoji): Promise<boolean> {
    const { api, log } = this.#deps;
    try {
      await api.createEmoji(applicationId, fullName(card), await card.draw());
      return true;
    } catch (error) {
      if (discordErrorKind(error) === 'transient') throw error;
      this.#isRefused = true;
      log.warn({ err: error }, 'Discord takes no more emojis: buttons of cards have words alone');
      return false;
    }
  }

  /** Removes what earlier drawings have left, and what is there twice. */
  async #clear(
    applicationId: string,
    wanted: readonly CardEmoji[],
    found: readonly Emoji[],
  ): Promise<void> {
    const { api, log, signal } = this.#deps;
    const ours = new Set(wanted.map(({ name }) => name));
    const kept = new Map(found.map(({ id, name }) => [name, id]));
    const names = new Set(wanted.map(fullName));
    const stale = found.filter(({ id, name }) => {
      const isOur = HASH.test(name ?? '') && ours.has((name ?? '').replace(HASH, ''));
      return isOur && !(names.has(name ?? '') && kept.get(name) === id);
    });
    for (const { id } of stale) {
      if (id !== null && !signal.aborted) await api.removeEmoji(applicationId, id);
    }
    log.info({ cards: wanted.length, removed: stale.length }, 'buttons have their cards');
  }
}

function missing(wanted: readonly CardEmoji[], found: readonly Emoji[]): readonly CardEmoji[] {
  const names = new Set(found.map(({ name }) => name));
  return wanted.filter((card) => !names.has(fullName(card)));
}

function fullName({ name, hash }: CardEmoji): string {
  return `${name}_${hash}`;
}
