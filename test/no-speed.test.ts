import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';

// No test has an opinion on how fast the machine is: `npm run torture` and `npm run bench` do.

/** What a test may not hold, and what to do instead. */
const SINS: readonly (readonly [RegExp, string])[] = [
  [
    /expect\([^;]*\b(performance\.now|hrtime)\b[^;]*toBeLessThan/,
    'wait for a condition, or count instead of timing',
  ],
  [/expect\.poll\([^;]*\btimeout: (?!PATIENCE)/, 'the limit in vitest.config.ts ends what hangs'],
  [
    /^ *\},\s\d[\d_]{3,}(,\n)?\);$|^ *\},\n *\d[\d_]{3,},\n *\);$/m,
    'the limit in vitest.config.ts ends what hangs',
  ],
  [
    /waitFor(Message|Bot|NoBot|Shards|Request)\([^;]*, \d[\d_]*,?\s*\)/,
    'the sandbox waits for long',
  ],
  [/\.waitForTimeout\(/, 'wait for what is to be seen'],
  // The sandbox's own tests, each in a world, look at the delays themselves.
  [
    /(?<!world\.sandbox\.)\binjectFault\([^;]*\b(delayMs|answerDelayMs): \d/,
    'let it wait `until` what must come first has come',
  ],
  [
    /^(?!.*\bafterEach\(.{0,200}\buseRealTimers\b).*\buseFakeTimers\(/s,
    'end faked clocks in `afterEach`: where a test fails, they would fail the next ones',
  ],
  [/chromium\.launch\((?!.*setDefaultTimeout)/s, 'let the page wait as long as other tests'],
];

function sinsIn(code: string): readonly string[] {
  return SINS.flatMap(([sin, advice]) => (sin.test(code) ? [advice] : []));
}

const FILES = globSync('{test,packages/*/test}/**/*.test.ts').filter(
  (file) => !file.endsWith('no-speed.test.ts'),
);

test('no test depends on how fast the machine is', () => {
  expect(FILES.length).toBeGreaterThan(300);
  const found = FILES.flatMap((file) =>
    sinsIn(readFileSync(file, 'utf8')).map((advice) => `${file}: ${advice}`),
  );
  expect(found).toEqual([]);
});

describe('the look at tests finds', () => {
  test.each([
    'expect(performance.now() - from).toBeLessThan(50);',
    'await expect.poll(isShown, { timeout: 5000 }).toBe(true);',
    "test('x', () => {\n}, 60_000);",
    "test(\n  'x',\n  () => {\n  },\n  60_000,\n);",
    'await sandbox.waitForMessage((one) => isTable(one), 5000);',
    'await page.waitForTimeout(200);',
    "sandbox.injectFault({ method: 'POST', path: /\\/callback$/, delayMs: 700 });",
    "test('x', () => {\n  vi.useFakeTimers();\n  vi.useRealTimers();\n});",
    'browser = await chromium.launch();',
  ])('%s', (code) => {
    expect(sinsIn(code)).toHaveLength(1);
  });
});

test('clocks that are faked leave formatters alone', () => {
  const own = Intl;
  vi.useFakeTimers();
  const kept = Intl;
  vi.useRealTimers();
  expect(kept).toBe(own);
});
