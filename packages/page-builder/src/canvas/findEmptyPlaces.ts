import { walkPage } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import type { EmptyChain, PreviewDocument } from './PreviewDocument.ts';

/** The height in CSS pixels below which a block shows nothing of its own. */
const FLAT = 24;

/** The height in CSS pixels below which a block that is not selected shows nothing at all. */
const LEAST = 1;

export interface Named {
  /** The id of the block whose fields are open: it gets room even if it shows nothing yet. */
  readonly selected: string | undefined;
  /** Returns whether blocks of a name can contain others. */
  holds(block: string): boolean;
  /** Returns whether a block has fields for its content, and none of them is filled in. */
  lacks(node: BlockNode): boolean;
  /** Returns the text in the room of a block that shows nothing. */
  textOf(node: BlockNode): string;
}

/**
 * Returns the chains without blocks that would show nothing, the blocks without content, and the selected block if it shows
 * nothing. Blocks that show nothing though they lack nothing, such as a bar that waits for news, get no room.
 */
export function findEmptyPlaces(
  page: PageDocument,
  preview: Pick<PreviewDocument, 'getBox'>,
  { selected, holds, lacks, textOf }: Named,
): readonly EmptyChain[] {
  return [...walkPage(page)].flatMap(({ node }) => {
    const { id, block, children } = node;
    const isWaiting = id === selected || (children.length === 0 && holds(block));
    if (!isWaiting && !lacks(node)) return [];
    const height = preview.getBox(id)?.height ?? FLAT;
    return height < (isWaiting ? FLAT : LEAST) ? [{ id, text: textOf(node) }] : [];
  });
}
