import { walkPage } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { EmptyChain, PreviewDocument } from './PreviewDocument.ts';

/** CSS pixels below which a block shows nothing of its own. */
const FLAT = 24;

export interface Named {
  /** Id of the block whose fields are open: it has a place even where it shows nothing yet. */
  readonly selected: string | undefined;
  /** Whether blocks of a name hold others. */
  holds(block: string): boolean;
  /** What is said in a block of a name that shows nothing. */
  textOf(block: string): string;
}

/** Chains without blocks that would show nothing, and the selected block where it does. */
export function findEmptyPlaces(
  page: PageDocument,
  preview: Pick<PreviewDocument, 'boxOf'>,
  { selected, holds, textOf }: Named,
): readonly EmptyChain[] {
  return [...walkPage(page)].flatMap(({ node: { id, block, children } }) => {
    const mayLack = id === selected || (children.length === 0 && holds(block));
    const isEmpty = mayLack && (preview.boxOf(id)?.height ?? FLAT) < FLAT;
    return isEmpty ? [{ id, text: textOf(block) }] : [];
  });
}
