import type { Item, Rect } from '../../scene.ts';
import { BETWEEN } from '../pieces.ts';

/** Something that takes the whole width of a picture, and as much of its height as there is. */
export interface Block {
  readonly least: number;
  readonly most: number;
  in(rect: Rect): readonly Item[];
}

type Heights = Pick<Block, 'least' | 'most'>;

function heightOf(blocks: readonly Heights[], which: keyof Heights): number {
  return blocks.reduce((sum, block) => sum + block[which] + BETWEEN, -BETWEEN);
}

export function fits(blocks: readonly Heights[], height: number): boolean {
  return heightOf(blocks, 'least') <= height;
}

export function slackOf(blocks: readonly Heights[], height: number): number {
  return height - heightOf(blocks, 'most');
}

export function paged(blocks: readonly Block[], height: number): readonly (readonly Block[])[] {
  const pages: Block[][] = [];
  for (const block of blocks) {
    const page = pages.at(-1);
    if (page !== undefined && fits([...page, block], height)) page.push(block);
    else pages.push([block]);
  }
  return pages;
}

/** Blocks under each other: what is left of the height is shared out among those that take more. */
export function piled(blocks: readonly Block[], rect: Rect): readonly Item[] {
  const rest = rect.h - heightOf(blocks, 'least');
  const wanted = Math.max(1, heightOf(blocks, 'most') - heightOf(blocks, 'least'));
  const share = Math.min(1, rest / wanted);
  let { y } = rect;
  return blocks.flatMap((block) => {
    const h = Math.floor(block.least + (block.most - block.least) * share);
    const items = block.in({ ...rect, y, h });
    y += h + BETWEEN;
    return items;
  });
}
