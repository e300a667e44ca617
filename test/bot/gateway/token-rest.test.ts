import { expect, test } from 'vitest';
import { MalformedAnswer } from '../../../src/bot/failure/discord-error.ts';
import { TokenRest } from '../../../src/bot/gateway/token-rest.ts';

test('an answer that refuses the token does not make the next request go without', async () => {
  const tokens: unknown[] = [];
  const rest = new TokenRest({
    makeRequest: async (_url, { headers }) => {
      tokens.push(Reflect.get(headers ?? {}, 'Authorization'));
      return new Response('{"code":0}', {
        status: 401,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  rest.setToken('token');
  for (let times = 0; times < 2; times++) await expect(rest.get('/gateway/bot')).rejects.toThrow();
  expect(tokens).toEqual(['Bot token', 'Bot token']);
});

test.each(['', '{', 'null'])('an answer of success that says “%s” is malformed', async (body) => {
  const headers = { 'content-type': 'application/json' };
  const rest = new TokenRest({ makeRequest: async () => new Response(body, { headers }) });
  rest.setToken('token');
  await expect(rest.get('/gateway/bot')).rejects.toThrow(MalformedAnswer);
});
