/**
 * Applies edits of a page, with one small function for each kind: from a page and an edit to the next page and the edit
 * that undoes it.
 */
import { BLOCK_SETTINGS, readSettings, withSettings } from '../document/blockSettings.ts';
import type { BlockNode, BlockSettings, PageDocument } from '../document/PageDocument.ts';
import { changeNode, findNode, indexNodes, findList, replaceList, walkNode } from '../document/nodes.ts';
import type { Position } from '../document/nodes.ts';
import type { EditRefusal, EditResult, PageEdit, PageSettings } from './PageEdit.ts';

type Edit<Kind extends PageEdit['kind']> = Extract<PageEdit, { readonly kind: Kind }>;

const refuse = (reason: EditRefusal): EditResult => ({ kind: 'refused', reason });

/**
 * Returns the page with a block inserted at a position, or at the end of a shorter list; `undefined` if the container is
 * missing.
 */
function put(page: PageDocument, node: BlockNode, { container, index }: Position): PageDocument | undefined {
  const nodes = findList(page, container);
  if (nodes === undefined) return undefined;
  const at = Math.min(Math.max(Math.trunc(index), 0), nodes.length);
  return replaceList(page, { container, nodes: nodes.toSpliced(at, 0, node) });
}

function removeAt(page: PageDocument, { container, index }: Position): PageDocument {
  return replaceList(page, { container, nodes: (findList(page, container) ?? []).toSpliced(index, 1) });
}

function hasTakenId(page: PageDocument, node: BlockNode): boolean {
  const ids = [...walkNode(node)].map(({ id }) => id);
  const taken = indexNodes(page);
  return new Set(ids).size < ids.length || ids.some((id) => taken.has(id));
}

function insert(page: PageDocument, { node, at }: Edit<'insert'>): EditResult {
  if (hasTakenId(page, node)) return refuse('id-taken');
  const next = put(page, node, at);
  if (next === undefined) return refuse('no-such-block');
  return { kind: 'done', page: next, inverse: { kind: 'remove', id: node.id } };
}

function remove(page: PageDocument, { id }: Edit<'remove'>): EditResult {
  const found = findNode(page, id);
  if (found === undefined) return refuse('no-such-block');
  const { node, position } = found;
  return { kind: 'done', page: removeAt(page, position), inverse: { kind: 'insert', node, at: position } };
}

function isInside(node: BlockNode, { container }: Position): boolean {
  return container.kind === 'block' && [...walkNode(node)].some(({ id }) => id === container.id);
}

function move(page: PageDocument, { id, to }: Edit<'move'>): EditResult {
  const found = findNode(page, id);
  if (found === undefined) return refuse('no-such-block');
  if (isInside(found.node, to)) return refuse('into-itself');
  const next = put(removeAt(page, found.position), found.node, to);
  if (next === undefined) return refuse('no-such-block');
  return { kind: 'done', page: next, inverse: { kind: 'move', id, to: found.position } };
}

function setFields(page: PageDocument, { id, set, unset }: Edit<'setFields'>): EditResult {
  const found = findNode(page, id);
  if (found === undefined) return refuse('no-such-block');
  const { fields } = found.node;
  const names = new Set([...Object.keys(set), ...unset]);
  const had = [...names].filter((name) => Object.hasOwn(fields, name));
  const kept = Object.entries(fields).filter(([name]) => !unset.includes(name));
  const next = changeNode(page, {
    id,
    change: (node) => ({ ...node, fields: { ...Object.fromEntries(kept), ...set } }),
  });
  const inverse: PageEdit = {
    kind: 'setFields',
    id,
    set: Object.fromEntries(had.map((name) => [name, fields[name]])),
    unset: [...names].filter((name) => !had.includes(name)),
  };
  return { kind: 'done', page: next, inverse };
}

function setBlock(page: PageDocument, { id, set, unset }: Edit<'setBlock'>): EditResult {
  const found = findNode(page, id);
  if (found === undefined) return refuse('no-such-block');
  const before = readSettings(found.node);
  const kept = Object.entries(before).filter(([name]) => !unset.some((each) => each === name));
  const after = { ...Object.fromEntries(kept), ...set };
  const next = changeNode(page, { id, change: (node) => withSettings(node, after) });
  // Only what the edit touches is undone, so that another editor's change of another setting stays.
  const isTouched = (name: keyof BlockSettings) => Object.hasOwn(set, name) || unset.includes(name);
  const touched = BLOCK_SETTINGS.filter(isTouched);
  const had = Object.entries(before).filter(([name]) => touched.some((each) => each === name));
  const inverse: PageEdit = {
    kind: 'setBlock',
    id,
    set: Object.fromEntries(had),
    unset: touched.filter((name) => before[name] === undefined),
  };
  return { kind: 'done', page: next, inverse };
}

function setPage(page: PageDocument, { settings }: Edit<'setPage'>): EditResult {
  const { name, match, pageType, content, meta, layout } = page;
  const all: PageSettings = { name, match, pageType, content, meta, layout };
  const before = Object.fromEntries(Object.entries(all).filter(([key]) => Object.hasOwn(settings, key)));
  return {
    kind: 'done',
    page: { ...page, ...settings },
    inverse: { kind: 'setPage', settings: before },
  };
}

function applyAll(page: PageDocument, { edits }: Edit<'all'>): EditResult {
  let current = page;
  const inverses: PageEdit[] = [];
  for (const edit of edits) {
    const result = applyEdit(current, edit);
    if (result.kind === 'refused') return result;
    current = result.page;
    inverses.unshift(result.inverse);
  }
  return { kind: 'done', page: current, inverse: { kind: 'all', edits: inverses } };
}

/** Applies an edit. Objects that the edit does not touch are reused. */
export function applyEdit(page: PageDocument, edit: PageEdit): EditResult {
  switch (edit.kind) {
    case 'insert':
      return insert(page, edit);
    case 'remove':
      return remove(page, edit);
    case 'move':
      return move(page, edit);
    case 'setFields':
      return setFields(page, edit);
    case 'setBlock':
      return setBlock(page, edit);
    case 'setPage':
      return setPage(page, edit);
    case 'all':
      return applyAll(page, edit);
  }
}
