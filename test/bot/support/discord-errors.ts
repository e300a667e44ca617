import { DiscordAPIError, HTTPError } from 'discord.js';

/** What discord.js throws where Discord refuses a request with this code. */
export function refusalOf(code: number, status = 403): DiscordAPIError {
  return new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', 'url', {});
}

/** What it throws while Discord is down. */
export const DOWN = new HTTPError(502, 'Bad Gateway', 'POST', 'url', {});

/** What Node throws where a connection breaks off. */
export function brokenOff(code: string): Error {
  return Object.assign(new Error('failed'), { code });
}
