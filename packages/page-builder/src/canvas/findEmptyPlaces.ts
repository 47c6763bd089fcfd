import { walkPage } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { EmptyChain, PreviewDocument } from './PreviewDocument.ts';

/** CSS pixels below which a chain without blocks shows nothing of its own. */
const FLAT = 24;

export interface Named {
  /** Whether blocks of a name hold others. */
  holds(block: string): boolean;
  /** What is said in a block of a name. */
  textOf(block: string): string;
}

/** Chains without blocks that would show nothing. */
export function findEmptyPlaces(
  page: PageDocument,
  preview: Pick<PreviewDocument, 'boxOf'>,
  { holds, textOf }: Named,
): readonly EmptyChain[] {
  return [...walkPage(page)].flatMap(({ node: { id, block, children } }) => {
    const isEmpty = children.length === 0 && holds(block) && (preview.boxOf(id)?.height ?? FLAT) < FLAT;
    return isEmpty ? [{ id, text: textOf(block) }] : [];
  });
}
