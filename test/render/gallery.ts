/**
 * Draws every kind of picture from matches that computers play, the same each time, into
 * data/gallery, with a page that shows them as wide as on a phone:
 *
 *     npm run gallery -- [part of a name]
 *     npm run renew -- pictures    draws those again that docs/pictures has, half as large
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createPainter } from '../../src/render/painter.ts';
import type { Png } from '../../src/render/raster/png.ts';
import type { PictureWords } from '../../src/render/words.ts';
import { words as wordsOf } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { asSeenWith, halved, onThemes, smaller } from './kept-pictures.ts';
import { LOBBY_SAMPLES } from './lobby-samples.ts';
import { RANKING_SAMPLES } from './ranking-samples.ts';
import { SAMPLES, type Sample } from './samples.ts';

const [, , part = ''] = process.argv;
const KEPT = new URL('../../docs/pictures/', import.meta.url);
const FOLDER = part === '--kept' ? KEPT : new URL('../../data/gallery/', import.meta.url);
const kept = part === '--kept' ? readdirSync(KEPT) : [];

/** The pages of rules have so many charts that these have few colours. */
const IS_CHART = /-yaku(?:-ja|-ko)?(?:-\d)?$/;
const CHART_COLOURS = 48;

/** Shown on both of Discord's themes, and numbered by month. */
const SHOWN = { game: 'suhara-bana', name: 'suhara-bana-4-middle' } as const;

/** Shown as people see them who cannot tell red from green: tables of four and of five. */
const SIMULATED = ['hana-awase-4-middle', 'suhara-bana-5-middle'] as const;

const NAMES = {
  en: ['Hanako', 'Bertrand', 'Mei-Lin', 'Oskar', 'Zoë', 'Kofi', 'Inés'],
  ja: ['花子', 'たけし', '松尾芭蕉', 'さくら', '与謝野', '一茶', 'みすず'],
  ko: ['지민', '서연', '민준', '하은', '도윤', '수아', '은우'],
  long: [
    'Bartholomew Featherstonehaugh III',
    '与謝野晶子とみだれ髪の愉快な仲間たち',
    '👩‍👩‍👧‍👦🦊',
    'Александра Константиновна',
    '𝕱𝖔𝖝 غانم Zoë',
    'Wolfeschlegelsteinhausenbergerdorff',
    '世阿弥元清と花の座の皆さん',
  ],
} as const;

function wordsFor({ game, seats, language, names }: Sample): PictureWords {
  const chosen = NAMES[names === 'long' ? 'long' : language].slice(0, seats);
  return pictureWords({ game, names: chosen, words: wordsOf(language) });
}

/** Whether a picture is asked for, or one that belongs to it: `koi-koi-settlement-2` to `koi-koi-settlement`. */
function isAskedFor(name: string): boolean {
  return part === '--kept' ? kept.some((file) => file.startsWith(name)) : name.includes(part);
}

async function write(name: string, picture: Promise<Png>): Promise<void> {
  if (part === '--kept' && !kept.includes(`${name}.png`)) return;
  const drawn = Buffer.concat(await picture);
  const colours = IS_CHART.test(name) ? CHART_COLOURS : undefined;
  const png = await smaller(part === '--kept' ? await halved(drawn, colours) : drawn);
  writeFileSync(new URL(`${name}.png`, FOLDER), png);
  console.log(`${name}.png  ${Math.round(png.length / 1000)} KB`);
}

/** Every picture in the folder, as wide as a phone shows it. */
function page(): string {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.png'));
  const figures = names.map(
    (name) =>
      `<figure><img src="${name}" width="350" alt=""><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body { display: flex; flex-wrap: wrap; font: 14px sans-serif } figure { margin: 8px }</style>
${figures.join('\n')}
`;
}

if (part === '') rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const painter = await createPainter();
for (const sample of SAMPLES.filter(({ name }) => isAskedFor(name))) {
  const words = wordsFor(sample);
  for (const [index, picture] of sample.draw(painter, words).entries()) {
    await write(index === 0 ? sample.name : `${sample.name}-${index + 1}`, picture);
  }
  if (sample.name !== SHOWN.name) continue;
  for (const picture of sample.draw(painter.withMonths, words))
    await write(`${SHOWN.game}-months`, picture);
}
for (const [name, draw] of Object.entries(RANKING_SAMPLES)) {
  if (isAskedFor(name)) await write(name, draw(painter));
}
for (const [name, lobby] of Object.entries(LOBBY_SAMPLES)) {
  if (isAskedFor(name)) await write(name, painter.lobby(lobby));
}

const drawn = (name: string) => readFileSync(new URL(`${name}.png`, FOLDER));
const shown = (picture: Promise<Buffer>) => picture.then((png) => [png]);
if (part === '') {
  await write('themes', shown(onThemes(drawn(SHOWN.name))));
  for (const sight of ['deuteranopia', 'protanopia'] as const)
    await write(sight, shown(asSeenWith(sight, SIMULATED.map(drawn))));
}
if (part !== '--kept') {
  writeFileSync(new URL('index.html', FOLDER), page());
  console.log(fileURLToPath(new URL('index.html', FOLDER)));
}
