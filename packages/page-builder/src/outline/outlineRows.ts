import type { BlockNode, PageDocument } from '@broadsheet/page-document';

/** A row of the outline, from the page down to the innermost block. */
export type OutlineRow =
  | { readonly kind: 'page'; readonly key: string; readonly level: 1 }
  | {
      readonly kind: 'area';
      readonly key: string;
      readonly level: 2;
      readonly area: string;
      readonly size: number;
    }
  | {
      readonly kind: 'block';
      readonly key: string;
      readonly level: number;
      readonly node: BlockNode;
      readonly index: number;
      readonly size: number;
    };

function* listRows(nodes: readonly BlockNode[], level: number): Generator<OutlineRow> {
  for (const [index, node] of nodes.entries()) {
    yield { kind: 'block', key: node.id, level, node, index, size: nodes.length };
    yield* listRows(node.children, level + 1);
  }
}

/** Returns every row in document order. @param areas the areas of the layout, including empty ones */
export function outlineRows(page: PageDocument, areas: readonly string[]): readonly OutlineRow[] {
  // Areas that the layout does not have are shown too, so that no block is hidden from the editor.
  const names = [...new Set([...areas, ...Object.keys(page.areas)])];
  const rows = names.flatMap((area): readonly OutlineRow[] => {
    const nodes = page.areas[area] ?? [];
    return [{ kind: 'area', key: `area ${area}`, level: 2, area, size: nodes.length }, ...listRows(nodes, 3)];
  });
  return [{ kind: 'page', key: 'page', level: 1 }, ...rows];
}
