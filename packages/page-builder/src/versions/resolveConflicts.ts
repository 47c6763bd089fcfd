import { applyEdit, findNode, findList } from '@broadsheet/page-document';
import type { BlockNode, MergeConflict, PageDocument, PageEdit, Position } from '@broadsheet/page-document';

export type Choice = 'mine' | 'theirs';

/** Returns a key that is unique among the conflicts of one merge. */
export const getConflictKey = (conflict: MergeConflict): string =>
  conflict.kind === 'setting' ? `setting ${conflict.name}` : `${conflict.kind} ${conflict.id}`;

/** Converts a position of their page to one on this page: in the same list if it exists, at most at its end. */
function fit(page: PageDocument, { container, index }: Position): Position | undefined {
  const length = findList(page, container)?.length;
  return length === undefined ? undefined : { container, index: Math.min(index, length) };
}

function apply(page: PageDocument, edit: PageEdit | undefined): PageDocument {
  const result = edit && applyEdit(page, edit);
  return result?.kind === 'done' ? result.page : page;
}

/** Inserts their block at its position; in the first area if its container is gone, so that nothing is lost. */
function putBlock(page: PageDocument, node: BlockNode, theirs: PageDocument): PageDocument {
  const placed = findNode(theirs, node.id);
  const fallback: Position = {
    container: { kind: 'area', area: Object.keys(theirs.areas)[0] ?? 'main' },
    index: 0,
  };
  const at = (placed && fit(page, placed.position)) ?? fallback;
  // Blocks inside it that are already on the page stay where they are.
  const children = node.children.filter((child) => findNode(page, child.id) === undefined);
  return apply(page, { kind: 'insert', node: { ...node, children }, at });
}

function applyBlock(
  page: PageDocument,
  { id, theirs: node }: Extract<MergeConflict, { kind: 'block' }>,
  theirs: PageDocument,
): PageDocument {
  const own = findNode(page, id);
  if (node === undefined) return apply(page, { kind: 'remove', id });
  if (own === undefined) return putBlock(page, node, theirs);
  // Fields belong to the version of the block that wrote them.
  if (own.node.block !== node.block || own.node.version !== node.version) {
    const without = apply(page, { kind: 'remove', id });
    return apply(without, {
      kind: 'insert',
      node: { ...node, children: own.node.children },
      at: own.position,
    });
  }
  const unset = Object.keys(own.node.fields).filter((name) => !Object.hasOwn(node.fields, name));
  const { name } = node;
  return apply(page, {
    kind: 'all',
    edits: [
      { kind: 'setFields', id, set: node.fields, unset },
      { kind: 'setBlock', id, set: { ...(name !== undefined && { name }) }, unset: ['name'] },
    ],
  });
}

function applyTheirs(page: PageDocument, conflict: MergeConflict, theirs: PageDocument): PageDocument {
  switch (conflict.kind) {
    case 'block':
      return applyBlock(page, conflict, theirs);
    case 'position': {
      const to = fit(page, conflict.theirs);
      return apply(page, to && { kind: 'move', id: conflict.id, to });
    }
    case 'setting':
      return apply(page, { kind: 'setPage', settings: { [conflict.name]: theirs[conflict.name] } });
  }
}

export interface Decision {
  /** The merged page, with mine where both have changed the same. */
  readonly page: PageDocument;
  readonly theirs: PageDocument;
  readonly conflicts: readonly MergeConflict[];
  readonly choose: (conflict: MergeConflict) => Choice;
}

/** Returns the merged page after the editor's decisions. */
export function resolveConflicts({ page, theirs, conflicts, choose }: Decision): PageDocument {
  return conflicts.reduce(
    (now, conflict) => (choose(conflict) === 'theirs' ? applyTheirs(now, conflict, theirs) : now),
    page,
  );
}
