import { type APIRequest, DiscordAPIError, REST, RESTEvents, Routes } from 'discord.js';
import type { CommonDeps } from '../common-deps.ts';
import { MalformedAnswer, readable } from '../failure/discord-error.ts';

interface Deps extends Pick<CommonDeps, 'guard' | 'log' | 'signal' | 'untilDone'> {
  readonly rest: REST;
  readonly onRefused: () => void;
}

const UNAUTHORIZED = 401;
const OWN_USER = Routes.user();

/**
 * Requests by the bot's token. discord.js forgets the token after a single answer that refuses it, and then
 * makes no request any more; here it is kept, and `TokenCheck` asks whether the answer was meant.
 */
export class TokenRest extends REST {
  override setToken(token: string | null): this {
    return token === null ? this : super.setToken(token);
  }

  /** Rejects with `MalformedAnswer` if an answer of success cannot be read. */
  override async request(options: Parameters<REST['request']>[0]): Promise<unknown> {
    const answer = await readable(super.request(options));
    if (answer === null) throw new MalformedAnswer();
    return answer;
  }
}

/** Finds out whether the token is known to Discord whenever an answer says that it is not. */
export class TokenCheck {
  readonly #deps: Deps;
  #asking: Promise<boolean> | undefined;

  constructor(deps: Deps) {
    const { rest, guard, log, signal, onRefused } = deps;
    this.#deps = deps;
    const check = guard('the check of the token', async () => {
      if (await this.isRefused()) onRefused();
      else if (!signal.aborted) log.warn('Discord refused the token once, and accepts it again');
    });
    rest.on(RESTEvents.Response, (request, response) => {
      const isMeant = response.status === UNAUTHORIZED && isByToken(request);
      if (isMeant && this.#asking === undefined) check();
    });
  }

  /** Asks Discord, until there is an answer. */
  async isRefused(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return await this.#asking;
  }

  async #ask(): Promise<boolean> {
    const { rest, untilDone } = this.#deps;
    const ask = () => rest.get(OWN_USER);
    try {
      await untilDone('the check of the token', ask, { isFinal: isUnauthorized });
      return false;
    } catch {
      return true;
    }
  }
}

/** `OWN_USER` is asked for by the check alone. */
function isByToken({ data, path }: APIRequest): boolean {
  return data.auth !== false && !path.endsWith(OWN_USER);
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.status === UNAUTHORIZED;
}
