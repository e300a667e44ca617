/**
 * The deck as the rules print it, transcribed by hand and independent of the engine's own table:
 * card, month, type (Bright, Animal, Ribbon, Chaff), standard value, Suhara-bana value, and whether
 * the card is in the decks of Mushi (M) and Botan-chō (B).
 */
const PRINTED = `
pine.crane 1 B 20 30 MB
pine.ribbon 1 R 5 5 MB
pine.chaff1 1 C 1 0 MB
pine.chaff2 1 C 1 0 MB
plum.warbler 2 A 10 10 MB
plum.ribbon 2 R 5 5 MB
plum.chaff1 2 C 1 0 MB
plum.chaff2 2 C 1 0 MB
cherry.curtain 3 B 20 30 MB
cherry.ribbon 3 R 5 5 MB
cherry.chaff1 3 C 1 0 MB
cherry.chaff2 3 C 1 0 MB
wisteria.cuckoo 4 A 10 10 MB
wisteria.ribbon 4 R 5 5 MB
wisteria.chaff1 4 C 1 0 MB
wisteria.chaff2 4 C 1 0 MB
iris.bridge 5 A 10 10 MB
iris.ribbon 5 R 5 5 MB
iris.chaff1 5 C 1 0 MB
iris.chaff2 5 C 1 0 MB
peony.butterflies 6 A 10 10 -B
peony.ribbon 6 R 5 5 --
peony.chaff1 6 C 1 0 --
peony.chaff2 6 C 1 0 --
clover.boar 7 A 10 20 --
clover.ribbon 7 R 5 5 --
clover.chaff1 7 C 1 0 --
clover.chaff2 7 C 1 0 --
susuki.moon 8 B 20 30 MB
susuki.geese 8 A 10 20 MB
susuki.chaff1 8 C 1 0 MB
susuki.chaff2 8 C 1 0 MB
chrys.cup 9 A 10 10 MB
chrys.ribbon 9 R 5 5 MB
chrys.chaff1 9 C 1 0 MB
chrys.chaff2 9 C 1 0 MB
maple.deer 10 A 10 20 MB
maple.ribbon 10 R 5 5 MB
maple.chaff1 10 C 1 0 MB
maple.chaff2 10 C 1 0 MB
willow.rainman 11 B 20 10 MB
willow.swallow 11 A 10 10 MB
willow.ribbon 11 R 5 5 MB
willow.lightning 11 C 1 0 MB
paulownia.phoenix 12 B 20 30 MB
paulownia.yellow 12 C 1 0 MB
paulownia.chaff1 12 C 1 0 MB
paulownia.chaff2 12 C 1 0 MB
`;

export interface PrintedCard {
  readonly id: string;
  /** 1–12. */
  readonly month: number;
  readonly type: 'B' | 'A' | 'R' | 'C';
  readonly standard: number;
  readonly suhara: number;
  readonly inMushi: boolean;
  readonly inBotanCho: boolean;
}

function parseRow(row: string): PrintedCard {
  const [id = '', month, type, standard, suhara, decks = ''] = row.split(' ');
  return {
    id,
    month: Number(month),
    type: type as PrintedCard['type'],
    standard: Number(standard),
    suhara: Number(suhara),
    inMushi: decks.includes('M'),
    inBotanCho: decks.includes('B'),
  };
}

/** The 48 rows in the order printed. */
export const PRINTED_DECK: readonly PrintedCard[] = PRINTED.trim().split('\n').map(parseRow);

/** The sum of a column over the rows that a test wants. */
export function printedTotal(
  value: (row: PrintedCard) => number,
  wanted: (row: PrintedCard) => boolean = () => true,
): number {
  return PRINTED_DECK.filter(wanted).reduce((sum, row) => sum + value(row), 0);
}
