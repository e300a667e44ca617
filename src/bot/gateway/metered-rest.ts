import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { type Meter, secondsSince } from '../../meter.ts';

type MakeRequest = RESTOptions['makeRequest'];

/** Sends requests as discord.js does, and measures them. */
export function meteredRequest(
  meter: Meter,
  send: MakeRequest = DefaultRestOptions.makeRequest,
): MakeRequest {
  return async (url, init) => {
    const begunAt = performance.now();
    let status = 'none';
    try {
      const answer = await send(url, init);
      status = String(answer.status);
      return answer;
    } finally {
      const labels = { method: init.method ?? 'GET', status };
      meter.observe('hanafuda_rest_request_seconds', labels, secondsSince(begunAt));
    }
  };
}
