import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';

/** One file that imports another, or a package. */
export interface Import {
  readonly from: string;
  /** A file from the project's root, or a package without the path inside it; `node:fs` for Node's own. */
  readonly to: string;
  readonly isTypeOnly: boolean;
}

/** `import`, `export … from` and `import()`, as the formatter leaves them. */
const IMPORT = /(?:^(import|export)\s+(type\s)?(?:[^;']*?\sfrom\s+)?|\bimport\()'([^']+)'/gm;

export function importsIn(file: string, source: string): readonly Import[] {
  return [...source.matchAll(IMPORT)].map(([, , type, target = '']) => ({
    from: file,
    to: target.startsWith('.') ? posix.join(posix.dirname(file), target) : packageName(target),
    isTypeOnly: type !== undefined,
  }));
}

function packageName(target: string): string {
  if (builtinModules.includes(target)) return `node:${target}`;
  return target.startsWith('@') || target.startsWith('node:')
    ? target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/')
    : (target.split('/')[0] ?? target);
}

export function sourcesUnder(folder: string): readonly (readonly [file: string, text: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => posix.join(folder, name))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
}

/** Everything that the TypeScript files of a folder import. */
export function importsUnder(folder: string): readonly Import[] {
  return sourcesUnder(folder).flatMap(([file, source]) => importsIn(file, source));
}

/** Groups of files that import each other in a circle, each sorted by name (Tarjan's components). */
export function cyclesIn(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    let low = index;
    stack.push(file);
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (stack.includes(to)) low = Math.min(low, lowest.get(to) ?? order.get(to) ?? low);
    }
    lowest.set(file, low);
    if (low === index) {
      const component = stack.splice(stack.indexOf(file));
      if (component.length > 1) cycles.push(component.toSorted());
    }
    return low;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
