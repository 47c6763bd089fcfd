import { walkPage } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { EmptyPlace, PreviewDocument } from './PreviewDocument.ts';

/** CSS pixels below which a chain without blocks shows nothing of its own. */
const FLAT = 24;

export interface Named {
  /** Whether blocks of a name hold others. */
  holds(block: string): boolean;
  /** What is said in a place, by the name of its area or the block that holds it. */
  textOf(place: { readonly area: string } | { readonly block: string }): string;
}

/** Areas and chains without blocks that would show nothing. */
export function findEmptyPlaces(
  page: PageDocument,
  preview: Pick<PreviewDocument, 'areas' | 'boxOf'>,
  { holds, textOf }: Named,
): readonly EmptyPlace[] {
  const areas = preview
    .areas()
    .filter(({ name }) => (page.areas[name] ?? []).length === 0)
    .map(({ name }) => ({ container: { kind: 'area', area: name } as const, text: textOf({ area: name }) }));
  const chains = [...walkPage(page)].flatMap(({ node: { id, block, children } }) => {
    const isEmpty = children.length === 0 && holds(block) && (preview.boxOf(id)?.height ?? FLAT) < FLAT;
    return isEmpty ? [{ container: { kind: 'block', id } as const, text: textOf({ block }) }] : [];
  });
  return [...areas, ...chains];
}
