import { createCanvas } from 'canvas';
import { type Strip, stripOf } from '../raster/strip.ts';
import type { Ink } from '../scene.ts';
import { type Family, FIGURES, type Medal, motifOf } from './motifs.ts';

/** What a medal is drawn of, from back to front: strips of its size, each in an ink. */
export type Layers = readonly { readonly strip: Strip; readonly ink: Ink }[];

/** The colours of a seal: its ground, its motif, and the rim with whatever stands out. */
interface Colours {
  readonly ground: Ink;
  readonly main: Ink;
  readonly accent: Ink;
}

const FAMILIES: Readonly<Record<Family, Colours>> = {
  played: { ground: 'ink', main: 'cream', accent: 'gold' },
  won: { ground: 'seal', main: 'cream', accent: 'gold' },
  met: { ground: 'lit', main: 'cream', accent: 'gold' },
  captured: { ground: 'cream', main: 'ink', accent: 'seal' },
  blue: { ground: 'cream', main: 'ink', accent: 'seat0' },
  dared: { ground: 'gold', main: 'ink', accent: 'seal' },
};

/** One not earned yet: its motif can be told, and that it is empty. */
export const LOCKED: Colours = { ground: 'shade', main: 'dim', accent: 'dim' };

/** The square in which motifs are drawn has its middle at 0 0, and this is half of its side. */
const HALF = 50;
const DISC = ['a O0 0 50', 'g O0 0 46'];
const LARGEST = 128;
const ROLES: Readonly<Record<string, keyof Colours>> = { m: 'main', a: 'accent', g: 'ground' };
const LAYER = /^([mag])(?:~([\d.]+))?(?:\*(\d+)(?::(\d+))?)? (.+)$/;
const STEP = /([MLCQOZ])([^A-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

const pen = createCanvas(LARGEST, LARGEST).getContext('2d', { pixelFormat: 'A8' });
pen.lineCap = 'round';
pen.lineJoin = 'round';
const drawn = new Map<string, Layers>();

/** A medal at a size, in pixels of at most 128; `isLocked`: as one that is still to be earned. */
export function medalLayers(medal: Medal, size: number, isLocked: boolean): Layers {
  const key = `${medal} ${size} ${isLocked}`;
  const known = drawn.get(key) ?? draw(medal, size, isLocked);
  drawn.set(key, known);
  return known;
}

function draw(medal: Medal, size: number, isLocked: boolean): Layers {
  const [family, ...layers] = motifOf(medal);
  const inks = isLocked ? LOCKED : FAMILIES[family];
  pen.setTransform(size / 2 / HALF, 0, 0, size / 2 / HALF, size / 2, size / 2);
  return [...DISC, ...layers].flatMap((layer) => layersOf(layer, size, inks));
}

function layersOf(layer: string, size: number, inks: Colours): Layers {
  if (layer.startsWith('@')) return figure(layer.slice(1), size, inks);
  const [, letter = '', line, count = '1', step, path = ''] = LAYER.exec(layer) ?? [];
  const role = ROLES[letter];
  if (role === undefined) throw new SyntaxError(`no layer of a medal: ${layer}`);
  clear(size);
  const turns = Number(count);
  const apart = step === undefined ? 360 / turns : Number(step);
  const first = step === undefined ? 0 : (-apart * (turns - 1)) / 2;
  for (let turn = 0; turn < turns; turn++) {
    pen.save();
    pen.rotate(radians(first + turn * apart));
    trace(path);
    pen.lineWidth = Number(line ?? 0);
    if (line === undefined) pen.fill();
    else pen.stroke();
    pen.restore();
  }
  const { data } = pen.getImageData(0, 0, size, size);
  return [{ ink: inks[role], strip: stripOf(data, size) }];
}

/** `card 0 -10 0.8 15`: a figure there, of that scale, turned by degrees. */
function figure(text: string, size: number, inks: Colours): Layers {
  const [name = '', ...numbers] = text.split(' ');
  const [x = 0, y = 0, scale = 1, turn = 0] = numbers.map(Number);
  const layers = FIGURES[name];
  if (layers === undefined) throw new SyntaxError(`no figure of medals: ${name}`);
  pen.save();
  pen.translate(x, y);
  pen.rotate(radians(turn));
  pen.scale(scale, scale);
  const made = layers.flatMap((layer) => layersOf(layer, size, inks));
  pen.restore();
  return made;
}

function clear(size: number): void {
  pen.save();
  pen.resetTransform();
  pen.clearRect(0, 0, size, size);
  pen.restore();
}

function trace(path: string): void {
  pen.beginPath();
  for (const [, command, rest = ''] of path.matchAll(STEP)) {
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (command === 'M') pen.moveTo(a, b);
    else if (command === 'L') pen.lineTo(a, b);
    else if (command === 'Q') pen.quadraticCurveTo(a, b, c, d);
    else if (command === 'C') pen.bezierCurveTo(a, b, c, d, e, f);
    else if (command === 'Z') pen.closePath();
    else circle(a, b, c);
  }
}

function circle(x: number, y: number, r: number): void {
  pen.moveTo(x + r, y);
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.closePath();
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
