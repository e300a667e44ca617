/** What was played, won, met, captured and dared has a family of colours each; and one that is named for blue. */
export type Family = 'played' | 'won' | 'met' | 'captured' | 'blue' | 'dared';

const CUP = 'M-25-9L25-9C22 8 10 12 7 12L9 20L-9 20L-7 12C-10 12-22 8-25-9Z';
const SHOULDERS = 'M-19 24C-19 2-10-1 0-1C10-1 19 2 19 24Z';
const SLIP = 'M-7-24L7-28L7 24L-7 28Z';

/**
 * Figures that several motifs use, drawn around 0 0. Each line is a layer: `m`, `a` or `g` (main, accent or ground);
 * `~6`: a line so wide instead of a fill; `*5`: five times around 0 0, `*5:20`: in a fan 20 degrees apart; then a
 * path of M, L, C, Q and Z as in SVG, absolute, with `O x y r` for a circle. `@name x y scale turn` is a figure.
 */
export const FIGURES: Readonly<Record<string, readonly string[]>> = {
  card: ['g M-16-25L16-25L16 25L-16 25Z', 'm M-13-22L13-22L13 22L-13 22Z'],
  cup: [`g~7 ${CUP}`, `m ${CUP}`],
  person: ['g O0-15 14', `g~8 ${SHOULDERS}`, 'm O0-15 10', `m ${SHOULDERS}`],
  slip: [`g~5 ${SLIP}`, `a ${SLIP}`],
  bloom: ['a*5 O0-19 14', 'g O0 0 9', 'm O0 0 5'],
  four: [
    'm M-14-14L-2-14L-2-2L-14-2ZM14-14L2-14L2-2L14-2ZM-14 14L-2 14L-2 2L-14 2Z',
    'a M14 14L2 14L2 2L14 2Z',
  ],
  star: ['a M0-20L5-7L19-6L8 3L12 16L0 9L-12 16L-8 3L-19-6L-5-7Z'],
  carp: [
    'm M4-34C20-22 19 2 6 16C12 22 16 27 17 35C10 31 5 29-1 29C-6 32-11 34-17 34C-13 28-9 22-4 16C-15 2-13-22 4-34Z',
    'g O1-19 3.5',
    'g~3.5 M-8-8Q3-1 13-8M-9 3Q2 10 12 3',
  ],
  chip: [
    'm~5 M-14-30L-14 30M0-30L0 30M14-30L14 30M-30-14L30-14M-30 0L30 0M-30 14L30 14',
    'm M-23-23L23-23L23 23L-23 23Z',
    'g M-18-18L18-18L18 18L-18 18Z',
  ],
};

const SLIPS = ['@slip -19 4 .95 -16', '@slip 0 0 1.1 0', '@slip 19 4 .95 16'];

type Motif = readonly [family: Family, ...layers: readonly string[]];

const MOTIFS = {
  'first-match': ['played', '@card 0 0 1.25 10', 'a O0 0 9'],
  'ten-matches': ['played', '@card -11 2 1.1 -14', '@card 11 2 1.1 14', 'a O13 2 7'],
  'fifty-matches': [
    'played',
    '@card -19 4 .9 -30',
    '@card -7 -2 .9 -10',
    '@card 7 -2 .9 10',
    '@card 19 4 .9 30',
    'a O20 3 6',
  ],
  'two-hundred-matches': [
    'played',
    'm M0 28L-38-6C-26-33 26-33 38-6Z',
    'g~2.5*7:16 M0 28L0-34',
    'a~5 M-31 0C-21-21 21-21 31 0',
    'a O0 28 6',
  ],
  'first-win': [
    'won',
    'm M-4-32L4-32L4 36L-4 36Z',
    'm M0-28C34-34 38 10 0 12C-38 10-34-34 0-28Z',
    'g~3 M0-28L0 12',
    'a O0-8 9',
    'a~5 M-9 22L9 22',
  ],
  'ten-wins': [
    'won',
    'm M-27 12C-27-22 27-22 27 12Z',
    'm M-33 16L33 16L38 27L-38 27Z',
    'a M-5-8C-14-12-22-22-20-36C-13-28-6-24 0-16C6-24 13-28 20-36C22-22 14-12 5-8Z',
    'a O0-6 7',
    'g~3 M-12 11L-12-6M12 11L12-6',
  ],
  'fifty-wins': [
    'won',
    'a O17-18 12',
    'm M-37 24C-23 13-14-8-9-22L9-22C14-8 23 13 37 24Z',
    'g~3.5 M-15-6L-8-1L-3-8L3 0L9-7L15-4',
    'm~4 M-28 31L28 31',
  ],
  'three-in-a-row': ['won', 'm~6*3 O0-15 15', 'a O0 0 5'],
  'five-in-a-row': ['won', 'm~5*5 O0-21 13', 'a O0 0 7'],
  'five-games': ['played', 'm*5 M-8-13L-8-36L8-36L8-13Z', 'a*5 O0-25 4.5', 'a O0 0 6'],
  'twelve-games': [
    'played',
    'm*4 M0-31L9-22L0-13L-9-22Z',
    'm*4 M-22-31L-13-22L-22-13L-31-22Z',
    'a M0-11L11 0L0 11L-11 0Z',
  ],
  'three-days': [
    'met',
    'a O-25 2 8',
    'a O0-18 10',
    'a O25 2 8',
    'm~5 M-34 20Q-17 12 0 20Q17 28 34 20',
    'm~5 M-25 31Q-12 24 0 31Q12 37 25 31',
  ],
  'ten-days': [
    'met',
    'm M-26 0C-26-32 26-32 26 0C26 32-26 32-26 0Z',
    'g~3 M-24-9L24-9M-26 2L26 2M-23 13L23 13',
    'a M-13-32L13-32L13-24L-13-24Z',
    'a M-13 24L13 24L13 32L-13 32Z',
    'a~3 M0 32L0 40M0-32L0-39',
  ],
  'five-people': ['met', '@person 12 -4 .95 0', '@person -8 3 1.05 0'],
  'twenty-people': [
    'met',
    '@person -22 -5 .8 0',
    '@person 22 -5 .8 0',
    '@person 0 7 1.1 0',
    'a O0-31 5',
  ],
  'always-there': [
    'met',
    'm M-4 4L4 4L7 36L-7 36Z',
    'm M-36 14C-36-4-12-4-10 4C-6-4 6-4 10 4C12-4 36-4 36 14Z',
    'g~4 M-30-7C-24-24-6-18-4-12M30-7C24-24 6-18 4-12',
    'm M-27-9C-26-25-8-24-6-16C-3-22 3-22 6-16C8-24 26-25 27-9Z',
    'm M-16-25C-14-38 14-38 16-25Z',
    'a~3 M-20 35L20 35',
  ],
  'full-table': ['met', 'm M-17-17L17-17L17 17L-17 17Z', 'a*4 O0-30 8', 'g M-6-9L6-9L6 9L-6 9Z'],
  rematch: [
    'met',
    'm*2 M0-34C22-34 34-16 30 4C26-8 14-12 4-6C-8 0-20-6-20-17C-20-28-10-34 0-34Z',
    'g*2 O-4-18 5',
  ],
  'five-brights': ['captured', 'a*5 O0-24 11.5', 'm O0 0 10'],
  'boar-deer-butterflies': [
    'captured',
    'a M-3-4C-10-34-42-34-37-13C-35-2-18 4-3 2Z',
    'a M3-4C10-34 42-34 37-13C35-2 18 4 3 2Z',
    'm M-3 2C-20 4-32 14-24 27C-16 36-6 20-3 8Z',
    'm M3 2C20 4 32 14 24 27C16 36 6 20 3 8Z',
    'm~5 M0-10L0 22',
    'm~3 M0-10Q-4-26-11-30M0-10Q4-26 11-30',
    'g O-24-14 5',
    'g O24-14 5',
  ],
  'poetry-ribbons': ['captured', ...SLIPS, 'g~3.5 M0-15L0-7M0-2L0 6M0 11L0 17'],
  'blue-ribbons': ['blue', ...SLIPS],
  'moon-and-cup': ['captured', 'a O0-14 19', '@cup 0 16 1.05 0'],
  'blossoms-and-cup': ['captured', '@bloom 0 -15 .62 0', '@cup 0 16 1.05 0'],
  'seven-ribbons': [
    'captured',
    'a~7*7:19 M0-11L0-38',
    'm~5*7:19 M0-11L0-12',
    'm O0 9 8',
    'm~5 M-4 14L-12 34M4 14L12 34',
  ],
  'six-animals': [
    'captured',
    'm M-14-8L14-8C14 10 8 20 5 33L-5 33C-8 20-14 10-14-8Z',
    'm M-13-6C-24-14-32-10-33-3C-26 3-18 2-13 0ZM13-6C24-14 32-10 33-3C26 3 18 2 13 0Z',
    'a~5 M-8-10C-12-18-20-24-20-36M-16-21L-27-27M8-10C12-18 20-24 20-36M16-21L27-27',
    'g O-6 4 2.8',
    'g O6 4 2.8',
    'a O0 29 4',
  ],
  'thirteen-chaff': [
    'captured',
    'm~4 M0 36L0-24',
    'm M0-37C7-29 7-22 0-14C-7-22-7-29 0-37Z',
    'm M2-4C8-22 22-24 32-22C30-10 18-2 2-4ZM-2-4C-8-22-22-24-32-22C-30-10-18-2-2-4Z',
    'm M2 18C8 0 22-2 32 0C30 12 18 20 2 18ZM-2 18C-8 0-22-2-32 0C-30 12-18 20-2 18Z',
    'a O0 36 4',
  ],
  'whole-months': ['captured', '@four 0 -18 1 0', '@four -19 15 1 0', '@four 19 15 1 0'],
  'whole-year': ['captured', 'm*12 M-5-25L5-25L6-38L-6-38Z', 'a O0 0 15'],
  'three-yaku': ['captured', '@bloom 0 -17 .6 0', '@bloom -17 13 .6 0', '@bloom 17 13 .6 0'],
  'dealt-yaku': [
    'captured',
    '@card -17 12 .85 -24',
    '@card 17 12 .85 24',
    '@card 0 8 .85 0',
    '@star 0 -22 .8 0',
  ],
  'call-won': ['dared', '@carp 0 0 1.05 20', 'a O26-24 5', 'a O-27 22 4'],
  'two-calls-won': ['dared', '@carp -15 -1 .9 8', '@carp 15 1 .9 188', 'a O0 0 3'],
  comeback: [
    'dared',
    'a M0-36C28-36 36-8 34 10C32 28 20 34 0 34C-20 34-32 28-34 10C-36-8-28-36 0-36Z',
    'g M0-22C14-26 24-18 23-6C22 6 12 9 0 9C-12 9-22 6-23-6C-24-18-14-26 0-22Z',
    'm O-10-7 4.5',
    'm O10-7 4.5',
    'm~4 M-18-16Q-10-20-4-15M18-16Q10-20 4-15',
    'm~3 M-6 4Q0 0 6 4',
    'g~3.5 M-14 16L-14 29M0 15L0 31M14 16L14 29',
  ],
  'from-the-front': [
    'dared',
    'm M-18-35L-12-35L-12 35L-18 35Z',
    'a M-13-33L36-23L22-10L36 3L-13 9Z',
    'g O4-12 8',
    'm~5 M-24 35L-6 35',
  ],
  'by-a-hair': [
    'dared',
    'm M16-37C30-20 24 4 2 24L-8 20C-14-4-4-26 16-37Z',
    'g~3 M15-34C10-10 4 6-6 24',
    'g~3 M8-8L22-14M4 4L18-1M10-20L-4-12M5-6L-8 2',
    'a~5 M-6 22L-17 38',
  ],
  'shared-first': [
    'dared',
    'm~5 M0-28L0 30M-26-22L26-22M-14 33L14 33',
    'm~2.5 M-26-22L-36 6M-26-22L-16 6M26-22L16 6M26-22L36 6',
    'm M-38 6L-14 6C-16 18-36 18-38 6ZM14 6L38 6C36 18 16 18 14 6Z',
    'a O0-28 7',
    'a O-26 1 6',
    'a O26 1 6',
  ],
  'beat-strong': ['won', '@chip 0 0 1.05 0', '@star 0 1 .85 0'],
  'beat-master': [
    'won',
    '@chip 0 6 1 0',
    'a M-15 18L-15-1L-7 6L0-6L7 6L15-1L15 18Z',
    '@star 0 -30 .5 0',
  ],
} satisfies Readonly<Record<string, Motif>>;

export type Medal = keyof typeof MOTIFS;

export function motifOf(medal: Medal): Motif {
  return MOTIFS[medal];
}
