import { expect, test } from 'vitest';
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
