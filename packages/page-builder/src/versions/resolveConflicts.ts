import {
  applyEdit,
  BLOCK_SETTINGS,
  findColumn,
  findList,
  findNode,
  keepColumns,
  omitBlocks,
  readSettings,
  sizeColumns,
} from '@broadsheet/page-document';
import type {
  BlockNode,
  ColumnPosition,
  ColumnsOf,
  MergeConflict,
  PageDocument,
  PageEdit,
  Position,
} from '@broadsheet/page-document';

export type Choice = 'mine' | 'theirs';

/** Returns a key that is unique among the conflicts of one merge. */
export const getConflictKey = (conflict: MergeConflict): string =>
  conflict.kind === 'setting' ? `setting ${conflict.name}` : `${conflict.kind} ${conflict.id}`;

interface Ground {
  readonly theirs: PageDocument;
  readonly columnsOf: ColumnsOf;
}

/** Converts a position of their page to one on this page: in the same list and column if it exists, at most at its end. */
function fit(
  page: PageDocument,
  { container, index }: Position,
  { theirs, columnsOf }: Ground,
): ColumnPosition | undefined {
  const length = findList(page, container)?.length;
  if (length === undefined) return undefined;
  const at = { container, index: Math.min(index, length) };
  const chain = container.kind === 'block' ? findNode(theirs, container.id)?.node : undefined;
  const names = chain === undefined ? [] : columnsOf(chain.block);
  if (chain === undefined || names.length === 0) return at;
  return { ...at, column: findColumn(sizeColumns(chain, names), index) };
}

/** Applies an edit as it is, and nothing if it is refused. */
function applyExactly(page: PageDocument, edit: PageEdit): PageDocument {
  const result = applyEdit(page, edit);
  return result.kind === 'done' ? result.page : page;
}

/** Applies an edit that leaves every other block in its column. */
const apply = (page: PageDocument, edit: PageEdit | undefined, { columnsOf }: Ground): PageDocument =>
  edit === undefined ? page : applyExactly(page, keepColumns(page, edit, { columnsOf }));

/** Returns their block without what is inside it and already on the page, which stays where it is there. */
function withoutPlaced(page: PageDocument, node: BlockNode, { theirs, columnsOf }: Ground): BlockNode {
  const isOmitted = ({ id }: BlockNode) => id !== node.id && findNode(page, id) !== undefined;
  const { areas } = omitBlocks({ ...theirs, areas: { all: [node] } }, { isOmitted, columnsOf });
  return areas['all']?.[0] ?? node;
}

/** Inserts their block at its position; in the first area if its container is gone, so that nothing is lost. */
function putBlock(page: PageDocument, node: BlockNode, ground: Ground): PageDocument {
  const placed = findNode(ground.theirs, node.id);
  const fallback: Position = {
    container: { kind: 'area', area: Object.keys(ground.theirs.areas)[0] ?? 'main' },
    index: 0,
  };
  const at = (placed && fit(page, placed.position, ground)) ?? fallback;
  return apply(page, { kind: 'insert', node: withoutPlaced(page, node, ground), at }, ground);
}

/** Returns their fields with the merged counts of columns, which are counts of the blocks that are on the page now. */
function combineFields(
  own: BlockNode,
  { block, fields }: BlockNode,
  columnsOf: ColumnsOf,
): BlockNode['fields'] {
  if (own.block !== block) return fields;
  const counts = new Set(columnsOf(block));
  return Object.fromEntries([
    ...Object.entries(fields).filter(([name]) => !counts.has(name)),
    ...Object.entries(own.fields).filter(([name]) => counts.has(name)),
  ]);
}

function applyBlock(
  page: PageDocument,
  { id, theirs: node }: Extract<MergeConflict, { kind: 'block' }>,
  ground: Ground,
): PageDocument {
  const own = findNode(page, id);
  if (node === undefined) return apply(page, { kind: 'remove', id }, ground);
  if (own === undefined) return putBlock(page, node, ground);
  const fields = combineFields(own.node, node, ground.columnsOf);
  // Fields belong to the version of the block that wrote them.
  if (own.node.block !== node.block || own.node.version !== node.version)
    return applyExactly(page, {
      kind: 'all',
      edits: [
        { kind: 'remove', id },
        { kind: 'insert', node: { ...node, fields, children: own.node.children }, at: own.position },
      ],
    });
  const unset = Object.keys(own.node.fields).filter((name) => !Object.hasOwn(fields, name));
  const settings = readSettings(node);
  return applyExactly(page, {
    kind: 'all',
    edits: [
      { kind: 'setFields', id, set: fields, unset },
      {
        kind: 'setBlock',
        id,
        set: settings,
        unset: BLOCK_SETTINGS.filter((name) => settings[name] === undefined),
      },
    ],
  });
}

function applyTheirs(page: PageDocument, conflict: MergeConflict, ground: Ground): PageDocument {
  switch (conflict.kind) {
    case 'block':
      return applyBlock(page, conflict, ground);
    case 'position': {
      const to = fit(page, conflict.theirs, ground);
      return apply(page, to && { kind: 'move', id: conflict.id, to }, ground);
    }
    case 'setting':
      return applyExactly(page, {
        kind: 'setPage',
        settings: { [conflict.name]: ground.theirs[conflict.name] },
      });
  }
}

export interface Decision {
  /** The merged page, with mine where both have changed the same. */
  readonly page: PageDocument;
  readonly theirs: PageDocument;
  readonly conflicts: readonly MergeConflict[];
  readonly choose: (conflict: MergeConflict) => Choice;
  /** Returns the fields that count the columns of a chain, so that each block stays in its column. Default: none have columns. */
  readonly columnsOf?: ColumnsOf | undefined;
}

const NO_COLUMNS: ColumnsOf = () => [];

/** Returns the merged page after the editor's decisions. */
export function resolveConflicts({
  page,
  theirs,
  conflicts,
  choose,
  columnsOf = NO_COLUMNS,
}: Decision): PageDocument {
  return conflicts.reduce(
    (now, conflict) =>
      choose(conflict) === 'theirs' ? applyTheirs(now, conflict, { theirs, columnsOf }) : now,
    page,
  );
}
