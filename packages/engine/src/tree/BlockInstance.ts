import type { Block, PreparedBlock } from '@broadsheet/block-kit';
import { areSeenTogether, narrowLimits, readLimits } from '@broadsheet/page-document';
import type { BlockExperiment, BlockNode, Limits, PageDocument } from '@broadsheet/page-document';

/** A block at its place in a page, with its fields resolved, ready to be rendered. */
export interface BlockInstance {
  /** Unique on the page; letters, digits, `_` and `-`, for ids in the markup are made of it. */
  readonly id: string;
  readonly block: Block;
  readonly prepared: PreparedBlock;
  /** Fields as resolved, its own and those it knows of others, for the cache key. */
  readonly stored: string;
  readonly children: readonly BlockInstance[];
  /** Its own limits, without those of what is around it; absent: it has none. */
  readonly limits?: Limits | undefined;
  /** The version of a running experiment that it is; absent: it is in none. */
  readonly experiment?: BlockExperiment | undefined;
  /** What the block places inside itself, as far as it is installed, by name. */
  readonly brought: ReadonlyMap<string, BlockInstance>;
}

export interface ResolvedPage {
  readonly layout: BlockInstance;
  readonly areas: ReadonlyMap<string, readonly BlockInstance[]>;
  /** When one of its blocks begins or ends to be shown, or has its turn, in milliseconds since 1970; `Infinity`: never. */
  readonly changesAt: number;
}

export interface ResolvingOptions {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly log: (message: string) => void;
}

export interface DocumentResolving extends ResolvingOptions {
  /** When one of its blocks begins or ends to be shown, in milliseconds since 1970; default: never. */
  readonly changesAt?: number;
  /** Shows blocks whoever the reader is. Default: false. */
  readonly ignoresReaders?: boolean;
  /** The ids of the experiments that run. Default: none. */
  readonly experiments?: ReadonlySet<string>;
}

interface Resolving extends ResolvingOptions {
  readonly page: PageDocument;
  readonly taken: Set<string>;
  /** What the document stores for the blocks so far, by block name. */
  readonly before: Map<string, readonly BlockNode['fields'][]>;
  /** The blocks so far that say which stories they show. */
  readonly lists: Seen<PreparedBlock>[];
  /** The blocks so far that lead the page. */
  readonly leads: Seen<PreparedBlock>[];
  readonly ignoresReaders?: boolean | undefined;
  readonly experiments?: ReadonlySet<string> | undefined;
  /** The limits of what is around the block; absent: none of it has limits. */
  readonly limits?: Limits | undefined;
}

/** A block with its limits and those of everything around it. */
interface Seen<Value> {
  readonly value: Value;
  readonly limits: Limits | undefined;
}

/** Returns the blocks that a reader can see together with one of these limits. */
const seenWith = (blocks: readonly Seen<PreparedBlock>[], limits: Limits | undefined): PreparedBlock[] =>
  blocks.filter((each) => areSeenTogether(each.limits, limits)).map(({ value }) => value);

/** What a block is made of: its own fields, those of other blocks that it knows, and whether it leads. */
function toStored({ values, preceding, listsBefore, isLead }: PreparedBlock): string {
  const lists = listsBefore?.map((list) => [list.name, list.values]);
  return JSON.stringify([values, preceding, lists, isLead]);
}

/** Two blocks with one id would share their island's data; the second gets an id of its own. */
function uniqueId(id: string, { taken, page, log }: Resolving): string {
  const base = id.replaceAll(/[^\w-]/g, '-');
  let unique = base;
  for (let copy = 2; taken.has(unique); copy += 1) unique = `${base}_${copy}`;
  taken.add(unique);
  if (unique !== base)
    log(`Page "${page.id}" has the id "${id}" twice; give one of the blocks another in the page builder.`);
  return unique;
}

const NOTHING_BROUGHT: ReadonlyMap<string, BlockInstance> = new Map();

/** What a block brings of the features that are installed; islands have roots of their own and cannot stand in it. */
function resolveBrought(
  { block, id }: Pick<BlockInstance, 'block' | 'id'>,
  { blocks }: ResolvingOptions,
): ReadonlyMap<string, BlockInstance> {
  if (block.brings.length === 0) return NOTHING_BROUGHT;
  const found = block.brings.flatMap(({ name, fields }): readonly (readonly [string, BlockInstance])[] => {
    const brought = blocks.get(name);
    if (brought?.kind !== 'feature' || brought.hydrate.mode === 'island') return [];
    const prepared = brought.prepare(fields);
    const instance: BlockInstance = {
      id: `${id}-${name}`,
      block: brought,
      prepared,
      stored: toStored(prepared),
      children: [],
      brought: NOTHING_BROUGHT,
    };
    return [[name, instance]];
  });
  return new Map(found);
}

function resolveNode(node: BlockNode, resolving: Resolving): BlockInstance | undefined {
  const { blocks, log, page } = resolving;
  const block = blocks.get(node.block);
  if (block === undefined) {
    log(
      `Page "${page.id}" names the block "${node.block}", which is not registered; the page is shown without it. Install the block or take it off the page.`,
    );
    return undefined;
  }
  const id = uniqueId(node.id, resolving);
  const own = readLimits(node, resolving);
  const limits = narrowLimits(resolving.limits, own);
  const preceding = resolving.before.get(node.block) ?? [];
  const prepared = block.prepare(node.fields, {
    preceding,
    lists: seenWith(resolving.lists, limits),
    hasLead: seenWith(resolving.leads, limits).length > 0,
  });
  if (prepared.isLead) resolving.leads.push({ value: prepared, limits });
  if (prepared.isList) resolving.lists.push({ value: prepared, limits });
  resolving.before.set(node.block, [...preceding, node.fields]);
  // Fields that a release has taken out stay in stored documents; editors are told of unknown ones when they publish.
  for (const issue of prepared.issues)
    if (issue.kind !== 'unknown') log(`Page "${page.id}": ${issue.message}`);
  const children = resolveNodes(node.children, own === undefined ? resolving : { ...resolving, limits });
  const brought = resolveBrought({ id, block }, resolving);
  const { experiment } = node;
  return {
    ...{ id, block, prepared, stored: toStored(prepared), children, brought },
    ...(own && { limits: own }),
    ...(experiment && resolving.experiments?.has(experiment.id) && { experiment }),
  };
}

function resolveNodes(nodes: readonly BlockNode[], resolving: Resolving): readonly BlockInstance[] {
  return nodes.map((node) => resolveNode(node, resolving)).filter((resolved) => resolved !== undefined);
}

/**
 * Finds the blocks of a document.
 *
 * @throws Error the layout is not registered, without which there is no page
 */
export function resolveDocument(
  page: PageDocument,
  { changesAt = Number.POSITIVE_INFINITY, ...options }: DocumentResolving,
): ResolvedPage {
  const resolving = {
    ...options,
    page,
    taken: new Set<string>(),
    before: new Map(),
    lists: [],
    leads: [],
  };
  const layout = resolveNode({ id: 'layout', block: page.layout, fields: {}, children: [] }, resolving);
  if (layout === undefined) {
    throw new Error(
      `Page "${page.id}" needs the layout "${page.layout}", which is not registered. Install it or choose another.`,
    );
  }
  const areas = new Map<string, readonly BlockInstance[]>();
  for (const area of layout.block.areas) areas.set(area, resolveNodes(page.areas[area] ?? [], resolving));
  return { layout, areas, changesAt };
}

const copies = new WeakMap<BlockInstance, Map<string, BlockInstance>>();

/** An instance that is shown once more: the same block, with ids of its own. The same object for the same id. */
export function copyInstance(instance: BlockInstance, id: string): BlockInstance {
  const known = copies.get(instance) ?? new Map<string, BlockInstance>();
  const copy = known.get(id) ?? { ...instance, id };
  copies.set(instance, known.set(id, copy));
  return copy;
}

interface Stillness {
  /** No script will run, so that lazy blocks are rendered with the others. */
  readonly isStill: boolean;
}

/** True for an instance that readers get when they come near it. */
export function isDeferred({ prepared }: BlockInstance, { isStill }: Stillness): boolean {
  return prepared.isLazy && !isStill;
}

/** Every instance of a page, parents before children. */
export function* allInstances({ layout, areas }: ResolvedPage): Generator<BlockInstance> {
  yield layout;
  for (const instances of areas.values()) for (const each of instances) yield* withinInstance(each);
}

/** An instance and those inside it. */
export function* withinInstance(instance: BlockInstance): Generator<BlockInstance> {
  yield instance;
  yield* instance.brought.values();
  for (const child of instance.children) yield* withinInstance(child);
}

/** The instances that a page is rendered with at once: those that are held back are left out with all inside them. */
export function* eagerInstances({ layout, areas }: ResolvedPage, page: Stillness): Generator<BlockInstance> {
  yield layout;
  for (const instances of areas.values())
    for (const each of instances) if (!isDeferred(each, page)) yield* eagerWithin(each, page);
}

/** The same for one instance, which itself is wanted in any case. */
export function* eagerWithin(instance: BlockInstance, page: Stillness): Generator<BlockInstance> {
  yield instance;
  yield* instance.brought.values();
  for (const child of instance.children) if (!isDeferred(child, page)) yield* eagerWithin(child, page);
}
