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

function* rowsOf(nodes: readonly BlockNode[], level: number): Generator<OutlineRow> {
  for (const [index, node] of nodes.entries()) {
    yield { kind: 'block', key: node.id, level, node, index, size: nodes.length };
    yield* rowsOf(node.children, level + 1);
  }
}

/** Every row in document order. @param areas of the layout, with those that hold nothing */
export function outlineRows(page: PageDocument, areas: readonly string[]): readonly OutlineRow[] {
  // What stands in an area that the layout lacks is shown as well: nothing of a page is hidden from its editor.
  const names = [...new Set([...areas, ...Object.keys(page.areas)])];
  const rows = names.flatMap((area): readonly OutlineRow[] => {
    const nodes = page.areas[area] ?? [];
    return [{ kind: 'area', key: `area ${area}`, level: 2, area, size: nodes.length }, ...rowsOf(nodes, 3)];
  });
  return [{ kind: 'page', key: 'page', level: 1 }, ...rows];
}
