import type { EventEmitter } from 'node:events';

/**
 * Resolves with the first result of `find`, which is called now and after each event of that name.
 * @throws {Error} that names `what`, after `timeoutMs`
 */
export function waitFor<T>(
  wait: {
    readonly what: string;
    readonly timeoutMs: number;
    readonly emitter: Pick<EventEmitter, 'on' | 'off'>;
    readonly event: string;
  },
  find: () => T | undefined,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const stop = () => {
    clearTimeout(timer);
    wait.emitter.off(wait.event, look);
  };
  const look = () => {
    const found = find();
    if (found === undefined) return;
    stop();
    resolve(found);
  };
  const giveUp = () => {
    stop();
    reject(new Error(`waited ${wait.timeoutMs} ms in vain for ${wait.what}`));
  };
  const timer = setTimeout(giveUp, wait.timeoutMs);
  wait.emitter.on(wait.event, look);
  look();
  return promise;
}
