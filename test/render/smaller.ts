import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Where the chunks of a PNG begin. */
const CHUNKS_AT = 8;

/**
 * The same PNG packed as well as it can be, which takes too long for the bot: for pictures that are
 * kept. Of one image chunk only.
 */
export function smaller(png: Buffer): Buffer {
  const parts = [png.subarray(0, CHUNKS_AT)];
  for (let at = CHUNKS_AT; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    parts.push(chunk(type, type === 'IDAT' ? packed(inflateSync(data)) : data));
    at += length + 12;
  }
  return Buffer.concat(parts);
}

/** Flat drawings pack best in many short blocks, which a low `memLevel` makes. */
function packed(rows: Buffer): Buffer {
  return deflateSync(rows, { level: 9, memLevel: 5 });
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(typed.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(typed, 4);
  whole.writeUInt32BE(crc32(typed), typed.length + 4);
  return whole;
}
