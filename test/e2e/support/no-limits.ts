import type { SandboxOptions } from 'discord-sandbox';

/** Discord's limits are tested where they matter; elsewhere they only take time. Typos are refused. */
export const NO_LIMITS = {
  editLimit: { count: 10_000, windowMs: 1000 },
  postLimit: { count: 10_000, windowMs: 1000 },
  emojiLimit: { count: 10_000, windowMs: 1000 },
  webhookLimit: { count: 10_000, windowMs: 1000 },
  globalLimit: { count: 10_000, windowMs: 1000 },
  directLimit: { count: 10_000, windowMs: 1000 },
  identifyWindowMs: 0,
  // A bot that is slow is judged by the torture.
  deadlineMs: 120_000,
  // Discord ignores a field that it does not know, so a typo would go unnoticed.
  refuseUnknownFields: true,
} as const satisfies SandboxOptions;
