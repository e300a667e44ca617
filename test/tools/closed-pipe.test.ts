import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('a transcript that is read only to its beginning ends without a word', async () => {
  const command = ['src/tools/matches/transcript.ts', 'suhara-bana', '--json'];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  const complaint = text(child.stderr);
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await ended).toEqual([0, null]);
  expect(await complaint).toBe('');
});
