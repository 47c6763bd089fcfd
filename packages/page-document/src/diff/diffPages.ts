/** Finds the changes between two versions of a page. Blocks are matched by id, wherever they are on the page. */
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';
import { indexNodes, isSameContainer, findList, walkPage } from '../document/nodes.ts';
import type { Container, PlacedNode } from '../document/nodes.ts';
import { BLOCK_SETTINGS } from '../document/blockSettings.ts';
import type { PageSettings } from '../edit/PageEdit.ts';
import { findMoved } from './findMoved.ts';
import { isSameValue } from './isSameValue.ts';
import type { PageChange } from './PageChange.ts';

type Index = ReadonlyMap<string, PlacedNode>;

export const SETTINGS = [
  'name',
  'match',
  'pageType',
  'content',
  'meta',
  'layout',
] as const satisfies readonly (keyof PageSettings)[];

function diffSettings(before: PageDocument, after: PageDocument): readonly PageChange[] {
  const names = SETTINGS.filter((name) => !isSameValue(before[name], after[name]));
  return names.length === 0 ? [] : [{ kind: 'settings', names }];
}

/**
 * Yields the blocks of one index that another lacks, without the blocks inside them, which are added or removed with them.
 */
function* missingIn(other: Index, index: Index): Generator<PlacedNode> {
  for (const placed of index.values()) {
    const { container } = placed.position;
    if (other.has(placed.node.id)) continue;
    if (container.kind === 'area' || other.has(container.id)) yield placed;
  }
}

/** Returns the ids in the list of a container. */
const idsIn = (page: PageDocument, container: Container): readonly string[] =>
  (findList(page, container) ?? []).map(({ id }) => id);

/** Returns the ids of blocks that have moved within their lists. */
function findReordered(before: PageDocument, after: PageDocument): ReadonlySet<string> {
  const containers: readonly Container[] = [
    ...Object.keys(after.areas).map((area) => ({ kind: 'area', area }) as const),
    ...[...walkPage(after)].map(({ node }) => ({ kind: 'block', id: node.id }) as const),
  ];
  return new Set(
    containers.flatMap((container) => [...findMoved(idsIn(before, container), idsIn(after, container))]),
  );
}

function diffFields({ fields: before }: BlockNode, { fields: after }: BlockNode): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSameValue(before[name], after[name]));
}

function diffNode(before: PlacedNode, after: PlacedNode, isReordered: boolean): readonly PageChange[] {
  const changes: PageChange[] = [];
  const { position: from } = before;
  const { node, position: to } = after;
  if (isReordered || !isSameContainer(from.container, to.container))
    changes.push({ kind: 'moved', node, from, to });
  const fields = diffFields(before.node, node);
  if (before.node.block !== node.block) changes.push({ kind: 'replaced', before: before.node, after: node });
  else if (fields.length > 0) changes.push({ kind: 'changed', before: before.node, after: node, fields });
  const names = BLOCK_SETTINGS.filter((name) => !isSameValue(before.node[name], node[name]));
  if (names.length > 0) changes.push({ kind: 'set', before: before.node, after: node, names });
  return changes;
}

/** Returns the changes between two versions; empty if they are the same. */
export function diffPages(before: PageDocument, after: PageDocument): readonly PageChange[] {
  const [old, now] = [indexNodes(before), indexNodes(after)];
  const reordered = findReordered(before, after);
  const removed = [...missingIn(now, old)].map(({ node, position }): PageChange => ({
    kind: 'removed',
    node,
    from: position,
  }));
  const added = [...missingIn(old, now)].map(({ node, position }): PageChange => ({
    kind: 'added',
    node,
    at: position,
  }));
  const kept = [...now.values()].flatMap((placed) => {
    const earlier = old.get(placed.node.id);
    return earlier === undefined ? [] : diffNode(earlier, placed, reordered.has(placed.node.id));
  });
  return [...diffSettings(before, after), ...removed, ...added, ...kept];
}
