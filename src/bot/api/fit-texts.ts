import { type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { type Measure, truncateLines } from '../../text/format/truncate.ts';

type Components = readonly APIMessageTopLevelComponent[];

interface Limit {
  readonly max: number;
  readonly measure: Measure;
}

/**
 * Discord takes 4,000 characters in a message; counted as UTF-16 they are never fewer than it counts.
 * Beyond 10,170 bytes of UTF-8, with 12 more for each text, it fails with a 500.
 */
const LIMITS: readonly Limit[] = [
  { max: 4000, measure: (text) => text.length },
  { max: 10_170, measure: (text) => Buffer.byteLength(text) + 12 },
];

/** The same components, with their longest texts cut where all together exceed a limit. */
export function fitTexts(components: Components): Components {
  const texts = textsOf(components);
  const fitting = LIMITS.reduce(cutDown, texts);
  if (fitting === texts) return components;
  const left = [...fitting];
  return components.map((part) => {
    if (part.type === ComponentType.TextDisplay) return { ...part, content: left.shift() ?? '' };
    if (part.type !== ComponentType.Container) return part;
    const held = part.components.map((one) =>
      one.type === ComponentType.TextDisplay ? { ...one, content: left.shift() ?? '' } : one,
    );
    return { ...part, components: held };
  });
}

function textsOf(components: Components): readonly string[] {
  return components
    .flatMap((part) => (part.type === ComponentType.Container ? part.components : [part]))
    .flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
}

function cutDown(texts: readonly string[], limit: Limit): readonly string[] {
  const { max, measure } = limit;
  const sizes = texts.map(measure);
  const excess = sizes.reduce((sum, size) => sum + size, 0) - max;
  const longest = Math.max(...sizes);
  const [at, text] = [sizes.indexOf(longest), texts[sizes.indexOf(longest)]];
  if (excess <= 0 || text === undefined) return texts;
  return cutDown(texts.with(at, truncateLines(text, longest - excess, measure)), limit);
}
