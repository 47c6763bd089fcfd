/** The edits of several selected blocks: each is one edit of the page, and so one step of undo. */
import {
  applyEdit,
  createCopier,
  findExcess,
  findNode,
  keepColumns,
  walkNode,
  walkPage,
} from '@broadsheet/page-document';
import type { BlockNode, ColumnsOf, CopyingOptions, PageDocument, PageEdit } from '@broadsheet/page-document';
import { getMovePosition, withoutBlock } from '../page/positions.ts';
import type { ColumnPosition, Direction, Ground } from '../page/positions.ts';

const NO_COLUMNS: ColumnsOf = () => [];

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
  { page, columnsOf = NO_COLUMNS }: Pick<Ground, 'page' | 'columnsOf'>,
  steps: readonly Step[],
  createEdit: (page: PageDocument, step: Step) => PageEdit | undefined,
): PageEdit | undefined {
  let current = page;
  const edits: PageEdit[] = [];
  for (const step of steps) {
    const edit = createEdit(current, step);
    if (edit === undefined) return undefined;
    edits.push(edit);
    const result = applyEdit(current, keepColumns(current, edit, { columnsOf }));
    if (result.kind === 'refused') break;
    current = result.page;
  }
  const [only] = edits;
  return edits.length === 1 ? only : { kind: 'all', edits };
}

/** Returns the edit that removes blocks; `undefined` if there are none. */
export const removeGroup = (ground: Ground, nodes: readonly BlockNode[]): PageEdit | undefined =>
  nodes.length === 0 ? undefined : joinEdits(ground, nodes, (_page, { id }) => ({ kind: 'remove', id }));

interface Placing {
  readonly at: ColumnPosition;
}

/** Returns the edit that inserts blocks one after the other. */
export const insertGroup = (
  ground: Ground,
  nodes: readonly BlockNode[],
  { at }: Placing,
): PageEdit | undefined =>
  joinEdits(ground, [...nodes.entries()], (_page, [place, node]) => ({
    kind: 'insert',
    node,
    at: { ...at, index: at.index + place },
  }));

/** Returns copies of blocks under new ids; both versions of an experiment become a new experiment, unless they keep theirs. */
export function copyGroup(
  nodes: readonly BlockNode[],
  createId: () => string,
  options: CopyingOptions = {},
): readonly BlockNode[] {
  const copy = createCopier(nodes, createId, options);
  return nodes.map((node) => copy(node));
}

/** Returns whether a page with more blocks stays within its size limits. */
export const hasRoom = ({ areas }: PageDocument, nodes: readonly BlockNode[]): boolean =>
  findExcess({ areas: { ...areas, inserted: nodes } }) === undefined;

/** Returns the edit that moves blocks by key; `undefined` if one of them cannot be moved further. */
export function stepGroup(
  ground: Ground,
  nodes: readonly BlockNode[],
  { direction }: { readonly direction: Direction },
): PageEdit | undefined {
  // The block that goes ahead makes room for the others.
  const inOrder = direction === 'down' || direction === 'out' ? nodes.toReversed() : nodes;
  return joinEdits(ground, inOrder, (page, { id }) => {
    const to = getMovePosition({ ...ground, page }, { id, direction });
    return to && { kind: 'move', id, to };
  });
}

/** Returns the edit that moves blocks to a position among the blocks that the page has now, one after the other. */
export function moveGroup(
  ground: Ground,
  nodes: readonly BlockNode[],
  { at }: Placing,
): PageEdit | undefined {
  let before: string | undefined;
  return joinEdits(ground, nodes, (current, { id }) => {
    const index = before === undefined ? at.index : (findNode(current, before)?.position.index ?? 0) + 1;
    before = id;
    return { kind: 'move', id, to: withoutBlock(current, { id, to: { ...at, index } }) };
  });
}
