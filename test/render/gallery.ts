/**
 * Draws the pictures of docs/pictures from matches that computers play, the same each time, and a
 * page that shows them as wide as on a phone. What it no longer draws is taken away.
 *
 *     node test/render/gallery.ts [part of a name] [folder]
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createPainter } from '../../src/render/painter.ts';
import type { Png } from '../../src/render/png.ts';
import type { PictureWords } from '../../src/render/words.ts';
import { words as wordsOf } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { contextOf } from '../../src/text/story/context.ts';
import { RANKING_SAMPLES } from './ranking-samples.ts';
import { SAMPLES, type Sample } from './samples.ts';
import { asSeenWith } from './sights.ts';
import { smaller } from './smaller.ts';
import { onThemes } from './themes.ts';

const [, , part = '', folder] = process.argv;
const FOLDER =
  folder === undefined
    ? new URL('../../docs/pictures/', import.meta.url)
    : pathToFileURL(`${folder}/`);
/** Shown on both of Discord's themes, and numbered by month. */
const SHOWN = { game: 'suhara-bana', name: 'suhara-bana-4-middle' } as const;

/** Shown as people see them who cannot tell red from green: tables of four and of five. */
const SIMULATED = ['hana-awase-4-middle', 'suhara-bana-5-middle'] as const;

const NAMES = {
  en: ['Hanako', 'Bertrand', 'Mei-Lin', 'Oskar', 'Zoë', 'Kofi', 'Inés'],
  ja: ['花子', 'たけし', '松尾芭蕉', 'さくら', '与謝野', '一茶', 'みすず'],
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
  const players = chosen.map((name, id) => {
    return { type: 'person', person: { id: String(id), name }, away: false, missed: 0 } as const;
  });
  return pictureWords(contextOf({ game, players }, wordsOf(language)));
}

const written = new Set<string>(['sandbox.png', 'guided-round.png', 'guided-round-ja.png']);

async function write(name: string, picture: Promise<Png>): Promise<void> {
  written.add(`${name}.png`);
  const png = smaller(Buffer.concat(await picture));
  writeFileSync(new URL(`${name}.png`, FOLDER), png);
  console.log(`${name}.png  ${Math.round(png.length / 1000)} KB`);
}

/** Every picture in the folder, as wide as a phone shows it. */
function page(names: readonly string[]): string {
  const images = names.map((name) => `<img src="${name}" width="350" alt="${name.slice(0, -4)}">`);
  return [
    '# Pictures',
    '',
    'Drawn by `node test/render/gallery.ts` from matches between computers: of every game and number',
    'of seats a table early in a round, in its middle and before its last card, and of every game a',
    'hand, a score sheet, a final standing and the yaku. `-ja` is in Japanese. `deuteranopia` and',
    '`protanopia` show two tables as people see them who cannot tell red from green. The page of the',
    'sandbox is a screenshot, as is the guided round, on a phone.',
    '',
    ...images,
    '',
  ].join('\n');
}

mkdirSync(FOLDER, { recursive: true });
const painter = await createPainter();
for (const sample of SAMPLES.filter(({ name }) => name.includes(part))) {
  const words = wordsFor(sample);
  for (const [index, picture] of sample.draw(painter, words).entries()) {
    await write(index === 0 ? sample.name : `${sample.name}-${index + 1}`, picture);
  }
  if (sample.name !== SHOWN.name) continue;
  for (const picture of sample.draw(painter.withMonths, words))
    await write(`${SHOWN.game}-months`, picture);
}
for (const [name, draw] of Object.entries(RANKING_SAMPLES)) {
  if (name.includes(part)) await write(name, draw(painter));
}
if ('themes'.includes(part)) {
  const themes = onThemes(readFileSync(new URL(`${SHOWN.name}.png`, FOLDER)));
  await write(
    'themes',
    themes.then((png) => [png]),
  );
}
for (const sight of ['deuteranopia', 'protanopia'] as const) {
  if (!sight.includes(part)) continue;
  const pictures = SIMULATED.map((name) => readFileSync(new URL(`${name}.png`, FOLDER)));
  const seen = asSeenWith(sight, pictures);
  await write(
    sight,
    seen.then((png) => [png]),
  );
}
if (part === '') {
  const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.png'));
  for (const name of pictures) if (!written.has(name)) rmSync(new URL(name, FOLDER));
  const kept = pictures.filter((name) => written.has(name)).toSorted();
  writeFileSync(new URL('README.md', FOLDER), page(kept));
}
