import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { METRICS } from '../../src/meter.ts';
import { createExporter } from '../../src/monitoring/exporter.ts';

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly gridPos: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
  readonly targets?: readonly { readonly expr: string }[];
}

const { panels, templating } = JSON.parse(
  readFileSync('deploy/grafana-dashboard.json', 'utf8'),
) as {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly name: string }[] };
};
const alerts = readFileSync('deploy/prometheus-alerts.yml', 'utf8');
const onPanels = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
/** Each in one line, or folded. */
const inAlerts = [...alerts.matchAll(/ expr: (?:>\n((?: {10}.*\n)+)|(.*))/g)].map(
  ([, folded, line]) => folded ?? line ?? '',
);

/** The names that Prometheus will find, those of histograms without what is put to their end. */
async function exported(): Promise<ReadonlyMap<string, string>> {
  const text = await createExporter().metrics();
  return new Map(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
}

const namesIn = (expression: string) =>
  expression.match(/\b(?:hanafuda|nodejs|process)_\w+/g) ?? [];

describe.each([
  ['the dashboard', onPanels],
  ['the alerts', inAlerts],
])('%s', (_, expressions) => {
  test('asks for metrics that the bot tells, as their type is read', async () => {
    const types = await exported();
    const names = expressions.flatMap(namesIn);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const base = name.replace(/_(?:bucket|sum|count)$/, '');
      const type = types.get(name) ?? types.get(base);
      expect(type, name).toBeDefined();
      expect(type === 'histogram', name).toBe(!types.has(name));
    }
  });

  test('asks for labels that these metrics have', () => {
    for (const expression of expressions) {
      const known = new Set(['instance', 'job', 'le']);
      for (const name of namesIn(expression)) {
        const base = name.replace(/_(?:bucket|sum|count)$/, '');
        const metric = Object.entries(METRICS).find(([one]) => one === name || one === base);
        for (const label of metric?.[1].labels ?? ['kind']) known.add(label);
      }
      const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, by = '']) =>
        by.split(', '),
      );
      const selected = [...expression.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(
        ([, label = '']) => label,
      );
      expect(
        [...grouped, ...selected].filter((label) => !known.has(label)),
        expression,
      ).toEqual([]);
    }
  });

  test('takes counters and histograms by their increase alone', () => {
    for (const expression of expressions) {
      const cumulative = expression.match(/\bhanafuda_\w+_(?:total|bucket|sum|count)\b/g) ?? [];
      const increases = expression.match(/\b(?:rate|increase)\(hanafuda_\w+/g) ?? [];
      expect(increases, expression).toHaveLength(cumulative.length);
    }
  });
});

describe('the dashboard', () => {
  test('has a panel for each metric of the bot', () => {
    const shown = onPanels.flatMap(namesIn);
    const missing = Object.keys(METRICS).filter(
      (name) => !shown.some((one) => one.startsWith(name)),
    );
    // Chooses the bot, and is on no panel.
    expect(missing).toEqual(['hanafuda_build_info']);
    expect(JSON.stringify(templating)).toContain('hanafuda_build_info');
  });

  test('asks the chosen data source about the chosen bots alone', () => {
    expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance']);
    for (const expression of onPanels) expect(expression).toContain('instance=~"$instance"');
  });

  test('has its panels beside each other, each with a number of its own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    expect(new Set(taken).size).toBe(taken.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });
});

test('every alert says what is the matter and what to do', () => {
  const count = (pattern: RegExp) => alerts.match(pattern)?.length;
  const named = count(/- alert: Hanafuda/g);
  expect(named).toBe(inAlerts.length);
  for (const part of [/ severity: (warning|critical)/g, / summary: \S/g, / description: \S/g]) {
    expect(count(part)).toBe(named);
  }
});
