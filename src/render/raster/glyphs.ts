import { closeSync, openSync, readSync } from 'node:fs';

/** The formats of a font's character map that are read: 16-bit segments, and 32-bit groups. */
const SEGMENTS = 4;
const GROUPS = 12;
const TABLES_AT = 12;
const TABLE_ENTRY = 16;

/** Which characters a font has, told by their code points. */
export type Glyphs = (codePoint: number) => boolean;

/**
 * Reads from a TrueType file which characters it draws: nothing but its character map is read.
 * Throws when it has no map of a known format.
 */
export function readGlyphs(file: string): Glyphs {
  const map = characterMap(file);
  const ranges: Range[] = [];
  for (let index = 0; index < map.readUInt16BE(2); index++) {
    const at = map.readUInt32BE(4 + index * 8 + 4);
    const format = map.readUInt16BE(at);
    if (format === SEGMENTS) ranges.push(...segments(map, at));
    else if (format === GROUPS) ranges.push(...groups(map, at));
  }
  if (ranges.length === 0) throw new Error(`${file} has no character map that can be read`);
  return (point) => ranges.some(([from, to]) => from <= point && point <= to);
}

type Range = readonly [from: number, to: number];

/** The font's table `cmap`. */
function characterMap(file: string): Buffer {
  const font = openSync(file, 'r');
  try {
    const part = (start: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length);
      readSync(font, bytes, 0, length, start);
      return bytes;
    };
    const count = part(0, TABLES_AT).readUInt16BE(4);
    const tables = part(TABLES_AT, count * TABLE_ENTRY);
    for (let at = 0; at < tables.length; at += TABLE_ENTRY) {
      if (tables.toString('latin1', at, at + 4) !== 'cmap') continue;
      return part(tables.readUInt32BE(at + 8), tables.readUInt32BE(at + 12));
    }
    throw new Error(`${file} has no character map`);
  } finally {
    closeSync(font);
  }
}

/** Format 4: the ends of the segments, two zero bytes, then their starts. */
function segments(map: Buffer, at: number): readonly Range[] {
  const size = map.readUInt16BE(at + 6);
  return Array.from({ length: size / 2 }, (_, index) => {
    const end = map.readUInt16BE(at + 14 + index * 2);
    return [map.readUInt16BE(at + 16 + size + index * 2), end];
  });
}

/** Format 12: groups of first, last and first glyph, four bytes each. */
function groups(map: Buffer, at: number): readonly Range[] {
  return Array.from({ length: map.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [map.readUInt32BE(group), map.readUInt32BE(group + 4)];
  });
}
