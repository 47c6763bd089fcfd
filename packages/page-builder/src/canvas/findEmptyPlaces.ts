import { walkPage } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { EmptyChain, PreviewDocument } from './PreviewDocument.ts';

/** The height in CSS pixels below which a block shows nothing of its own. */
const FLAT = 24;

export interface Named {
  /** The id of the block whose fields are open: it gets room even if it shows nothing yet. */
  readonly selected: string | undefined;
  /** Tells whether blocks of a name can contain others. */
  holds(block: string): boolean;
  /** Returns the text in the room of a block that shows nothing, by the block's name. */
  textOf(block: string): string;
}

/** Returns the chains without blocks that would show nothing, and the selected block if it shows nothing. */
export function findEmptyPlaces(
  page: PageDocument,
  preview: Pick<PreviewDocument, 'getBox'>,
  { selected, holds, textOf }: Named,
): readonly EmptyChain[] {
  return [...walkPage(page)].flatMap(({ node: { id, block, children } }) => {
    const mayLack = id === selected || (children.length === 0 && holds(block));
    const isEmpty = mayLack && (preview.getBox(id)?.height ?? FLAT) < FLAT;
    return isEmpty ? [{ id, text: textOf(block) }] : [];
  });
}
