/** The edits of several selected blocks: each is one edit of the page, and so one step of undo. */
import { applyEdit, copyNode, findNode, walkNode, walkPage } from '@broadsheet/page-document';
import type { BlockNode, PageDocument, PageEdit } from '@broadsheet/page-document';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { getMovePosition, withoutBlock } from '../page/positions.ts';
import type { ColumnPosition, Direction, Ground } from '../page/positions.ts';
import { insertInColumn, moveInColumns, removeFromColumn } from './columnEdits.ts';

type Known = Pick<Catalogue, 'get'>;

/** Returns those of some blocks that are in none of the others, in the order of the page. */
export function findRoots(page: PageDocument, ids: readonly string[]): readonly BlockNode[] {
  const wanted = new Set(ids);
  const inside = new Set<string>();
  return [...walkPage(page)].flatMap(({ node }) => {
    if (!wanted.has(node.id) || inside.has(node.id)) return [];
    for (const { id } of walkNode(node)) inside.add(id);
    return [node];
  });
}

/**
 * Joins edits, each of which is made for the page that those before it leave; `undefined` if one cannot be made. An edit that
 * is refused is kept, so that applying all of them reports the reason.
 */
function joinEdits<Step>(
  page: PageDocument,
  steps: readonly Step[],
  createEdit: (page: PageDocument, step: Step) => PageEdit | undefined,
): PageEdit | undefined {
  let current = page;
  const edits: PageEdit[] = [];
  for (const step of steps) {
    const edit = createEdit(current, step);
    if (edit === undefined) return undefined;
    edits.push(edit);
    const result = applyEdit(current, edit);
    if (result.kind === 'refused') break;
    current = result.page;
  }
  const [only] = edits;
  return edits.length === 1 ? only : { kind: 'all', edits };
}

/** Returns the edit that removes blocks; `undefined` if there are none. */
export const removeGroup = (
  page: PageDocument,
  nodes: readonly BlockNode[],
  { catalogue }: { readonly catalogue: Known },
) =>
  nodes.length === 0
    ? undefined
    : joinEdits(page, nodes, (current, { id }) => removeFromColumn(current, { id, catalogue }));

interface Placing {
  readonly at: ColumnPosition;
  readonly catalogue: Known;
}

/** Returns the edit that inserts blocks one after the other. */
export const insertGroup = (
  page: PageDocument,
  nodes: readonly BlockNode[],
  { at, catalogue }: Placing,
): PageEdit | undefined =>
  joinEdits(page, [...nodes.entries()], (current, [place, node]) =>
    insertInColumn(current, { node, at: { ...at, index: at.index + place }, catalogue }),
  );

/** Returns copies of blocks under new ids. */
export const copyGroup = (nodes: readonly BlockNode[], createId: () => string): readonly BlockNode[] =>
  nodes.map((node) => copyNode(node, createId));

/** Returns the edit that moves blocks by key; `undefined` if one of them cannot be moved further. */
export function stepGroup(
  ground: Ground,
  nodes: readonly BlockNode[],
  { direction, catalogue }: { readonly direction: Direction; readonly catalogue: Known },
): PageEdit | undefined {
  // The block that goes ahead makes room for the others.
  const inOrder = direction === 'down' || direction === 'out' ? nodes.toReversed() : nodes;
  return joinEdits(ground.page, inOrder, (page, { id }) => {
    const to = getMovePosition({ ...ground, page }, { id, direction });
    return to && moveInColumns(page, { id, to, catalogue });
  });
}

/** Returns the edit that moves blocks to a position among the blocks that the page has now, one after the other. */
export function moveGroup(
  page: PageDocument,
  nodes: readonly BlockNode[],
  { at, catalogue }: Placing,
): PageEdit | undefined {
  let before: string | undefined;
  return joinEdits(page, nodes, (current, { id }) => {
    const index = before === undefined ? at.index : (findNode(current, before)?.position.index ?? 0) + 1;
    before = id;
    return moveInColumns(current, { id, to: withoutBlock(current, { id, to: { ...at, index } }), catalogue });
  });
}
