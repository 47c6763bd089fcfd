/**
 * Keeps the blocks of chains in their columns. A chain counts its blocks by column, so a block that joins or leaves one column
 * would shift those of all columns after it; the counts follow every edit instead.
 */
import { findColumn, findCounts, sizeColumns, startOfColumn } from '../document/columns.ts';
import type { ColumnsOf } from '../document/columns.ts';
import { findNode, isSameContainer } from '../document/nodes.ts';
import type { ColumnPosition, Container } from '../document/nodes.ts';
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';
import { applyEdit } from './applyEdit.ts';
import type { PageEdit } from './PageEdit.ts';

interface Columns {
  readonly chain: BlockNode;
  readonly names: readonly string[];
  readonly sizes: readonly number[];
}

type Edit<Kind extends PageEdit['kind']> = Extract<PageEdit, { readonly kind: Kind }>;

/** Returns the columns of a chain; `undefined` for any other container. */
function findColumns(page: PageDocument, container: Container, columnsOf: ColumnsOf): Columns | undefined {
  const chain = container.kind === 'block' ? findNode(page, container.id)?.node : undefined;
  const names = chain === undefined ? [] : columnsOf(chain.block);
  if (chain === undefined || names.length === 0) return undefined;
  return { chain, names, sizes: sizeColumns(chain, names) };
}

const resize = (sizes: readonly number[], column: number, step: -1 | 1): readonly number[] =>
  sizes.map((size, index) => (index === column ? size + step : size));

/** Returns the edits that count the columns of a chain anew; none if they are right without. */
function recount({ chain, names }: Columns, sizes: readonly number[]): readonly PageEdit[] {
  const set = findCounts(chain, { names, sizes });
  return set === undefined ? [] : [{ kind: 'setFields', id: chain.id, set, unset: [] }];
}

const join = (counts: readonly PageEdit[], edit: PageEdit): PageEdit =>
  counts.length === 0 ? edit : { kind: 'all', edits: [...counts, edit] };

/** The place that a block gets in a chain: its index is in the column. */
interface Place {
  readonly index: number;
  readonly column: number;
}

/**
 * Returns the place at a position. Without a column it is in the column in which the block was, if the position touches it,
 * else in that of the block before it, at the start of the chain in that of its first block.
 */
function findPlace(
  sizes: readonly number[],
  { index, column: wanted }: ColumnPosition,
  former?: number,
): Place {
  const touches = (column: number) =>
    index >= startOfColumn(sizes, column) && index <= startOfColumn(sizes, column + 1);
  const last = sizes.length - 1;
  const own = former !== undefined && touches(former) ? former : findColumn(sizes, Math.max(0, index - 1));
  const column = Math.min(Math.max(wanted ?? own, 0), last);
  const [start, end] = [startOfColumn(sizes, column), startOfColumn(sizes, column + 1)];
  return { index: Math.min(Math.max(Math.trunc(index), start), end), column };
}

function keepInsert(page: PageDocument, { at, ...edit }: Edit<'insert'>, columnsOf: ColumnsOf): PageEdit {
  const { column, ...position } = at;
  const joined = findColumns(page, at.container, columnsOf);
  // An empty chain has no column that a block could stand beside.
  if (joined === undefined || (column === undefined && joined.chain.children.length === 0))
    return { ...edit, at: position };
  const place = findPlace(joined.sizes, at);
  const counts = recount(joined, resize(joined.sizes, place.column, 1));
  return join(counts, { ...edit, at: { ...position, index: place.index } });
}

function keepRemove(page: PageDocument, edit: Edit<'remove'>, columnsOf: ColumnsOf): PageEdit {
  const position = findNode(page, edit.id)?.position;
  const left = position && findColumns(page, position.container, columnsOf);
  if (position === undefined || left === undefined) return edit;
  return join(recount(left, resize(left.sizes, findColumn(left.sizes, position.index), -1)), edit);
}

function keepMove(page: PageDocument, { to, ...edit }: Edit<'move'>, columnsOf: ColumnsOf): PageEdit {
  const from = findNode(page, edit.id)?.position;
  const { column, ...position } = to;
  const left = from && findColumns(page, from.container, columnsOf);
  const joined = findColumns(page, to.container, columnsOf);
  const former = from && left && findColumn(left.sizes, from.index);
  const rest = left && former !== undefined ? resize(left.sizes, former, -1) : [];
  if (left !== undefined && from !== undefined && isSameContainer(from.container, to.container)) {
    const place = findPlace(rest, to, former);
    const counts = recount(left, resize(rest, place.column, 1));
    return join(counts, { ...edit, to: { ...position, index: place.index } });
  }
  const counts = left === undefined ? [] : recount(left, rest);
  if (joined === undefined || (column === undefined && joined.chain.children.length === 0))
    return join(counts, { ...edit, to: position });
  const place = findPlace(joined.sizes, to);
  const joining = recount(joined, resize(joined.sizes, place.column, 1));
  return join([...counts, ...joining], { ...edit, to: { ...position, index: place.index } });
}

/** Converts edits in a row, each for the page that those before it leave. */
function keepAll(page: PageDocument, { edits }: Edit<'all'>, columnsOf: ColumnsOf): PageEdit {
  let current = page;
  const kept = edits.map((edit) => {
    const next = keepColumns(current, edit, { columnsOf });
    const result = applyEdit(current, next);
    if (result.kind === 'done') current = result.page;
    return next;
  });
  return { kind: 'all', edits: kept };
}

/**
 * Returns an edit that does the same as another and leaves every other block in its column: with the changes of the counts,
 * and positions without columns. To be called once with what an editor wants; what undoes it is complete already.
 */
export function keepColumns(
  page: PageDocument,
  edit: PageEdit,
  { columnsOf }: { readonly columnsOf: ColumnsOf },
): PageEdit {
  switch (edit.kind) {
    case 'insert':
      return keepInsert(page, edit, columnsOf);
    case 'remove':
      return keepRemove(page, edit, columnsOf);
    case 'move':
      return keepMove(page, edit, columnsOf);
    case 'all':
      return keepAll(page, edit, columnsOf);
    case 'setFields':
    case 'setBlock':
    case 'setPage':
      return edit;
  }
}
