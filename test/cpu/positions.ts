import type { PositionSpec } from '../support/position.ts';

/**
 * A position in few words: `field iris.bridge, hand pine.crane maple.chaff1, theirs plum.warbler`. The others
 * hold as many cards; `mine` and `theirs` are what the first two have captured.
 */
export function inFewWords(text: string, seats = 2): PositionSpec {
  const parts = new Map(
    text.split(', ').map((part) => {
      const [word = '', ...cards] = part.split(' ');
      return [word, cards.join(' ')];
    }),
  );
  const hand = parts.get('hand') ?? '';
  const others = new Array<number>(seats - 1).fill(hand.split(' ').length);
  return {
    field: parts.get('field') ?? '',
    hands: [hand, ...others],
    captured: [parts.get('mine') ?? '', parts.get('theirs') ?? ''],
  };
}
