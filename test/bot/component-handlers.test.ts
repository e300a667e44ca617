import { expect, test } from 'vitest';
import { COMPONENT_HANDLERS } from '../../src/bot/component-handlers.ts';
import {
  type ComponentHandler,
  type ComponentHandlers,
  combineHandlers,
} from '../../src/bot/interaction/component-handler.ts';
import { VERBS } from '../../src/bot/interaction/custom-id.ts';

const handler: ComponentHandler = { expected: 'update', async run() {} };
const { join, ...others } = COMPONENT_HANDLERS;

test('a verb without a handler is a type error', () => {
  // @ts-expect-error: nothing handles `join`.
  expect(combineHandlers([others])).not.toHaveProperty('join');
});

test('a handler without a verb is a type error', () => {
  // @ts-expect-error: no button says `shuffle`.
  const feature = { shuffle: handler } as const satisfies ComponentHandlers;
  expect(VERBS).not.toContain(Object.keys(feature)[0]);
});

test('a verb that two features handle is a type error', () => {
  // @ts-expect-error: `join` is in two of them.
  const all = combineHandlers([{ join }, { join: handler }, others]);
  expect(all.join).toBe(handler);
});
