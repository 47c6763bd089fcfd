/**
 * Turns a resolved page into markup.
 *
 * Blocks are rendered one by one, from the layout inwards, or taken from the cache. Their markup is joined, and so are their
 * styles, the data of their islands and their dependencies.
 */
import { Dependencies } from '../cache/Dependencies.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { createChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import type { PageScope } from '../content/PageScope.ts';
import { escapeAttribute, LAZY, ROOM } from '../islands/wireFormat.ts';
import type { StyleList } from '../styles/createStyleCollector.ts';
import { isDeferred } from '../tree/BlockInstance.ts';
import type { BlockInstance, ResolvedPage } from '../tree/BlockInstance.ts';
import { SECTION_REFERENCE } from '@broadsheet/page-document';
import { createOccurrences } from '../tree/createOccurrences.ts';
import type { FoundInstance } from '../tree/createOccurrences.ts';
import { createFragments } from './createFragments.ts';
import { experimentEnd, experimentStart } from './experimentMarks.ts';
import type { Fragments, FragmentsOptions } from './createFragments.ts';
import type { FragmentRequest, IslandEntry } from './Fragment.ts';
import { blockEnd, blockStart, partEnd, partStart } from './previewMarks.ts';

export interface JoinedBlocks {
  readonly chunks: readonly Chunk[];
  /** The style lists, each once, in the order in which the page uses them. */
  readonly styles: readonly StyleList[];
  readonly islands: readonly IslandEntry[];
  /** True if the page needs the loader: for islands, enhancements, lazy blocks or embeds. */
  readonly needsLoader: boolean;
  /** Modules that the loader asks for as soon as the page is there; see `EngineAssets.scripts`. */
  readonly scripts: ReadonlySet<string>;
  /** True if React may be loaded in the page, so that styled-components takes over the style sheet. */
  readonly mayHydrate: boolean;
  readonly dependencies: readonly DependencyName[];
}

export interface LazyInstance extends FoundInstance {
  /** The heading level of the block, 1 to 6. */
  readonly level: number;
}

/** What one pass over a page collects. */
interface Gathering {
  readonly scope: PageScope;
  readonly occurrence: (instance: BlockInstance) => BlockInstance;
  readonly chunks: Chunk[];
  readonly styles: Set<StyleList>;
  readonly islands: IslandEntry[];
  readonly dependencies: Dependencies;
  readonly scripts: Set<string>;
  needsLoader: boolean;
  hasDeferred: boolean;
  /** The number of blocks with limits around the present one. */
  limits: number;
  /** The comments around blocks: those by which a page builder finds blocks of the page, or those around parts of sections. */
  marks: 'blocks' | 'parts' | 'none';
}

function startGathering(scope: PageScope, copy?: number): Gathering {
  return {
    scope,
    occurrence: createOccurrences(copy),
    chunks: [],
    styles: new Set(),
    islands: [],
    dependencies: new Dependencies(),
    scripts: new Set(),
    needsLoader: false,
    hasDeferred: false,
    limits: 0,
    marks: scope.isAdmin ? 'blocks' : 'none',
  };
}

/** The place of a deferred block; around it its room, which the block is put into and which the loader knows nothing of. */
function lazyPlaceholder({ id, prepared: { room } }: BlockInstance, level: number): Chunk {
  const place = `<${LAZY} data-instance="${escapeAttribute(id)}" data-level="${level}"></${LAZY}>`;
  if (room === undefined) return createChunk(place);
  const sizes = `--n:calc(${room.narrow});--m:calc(${room.medium});--w:calc(${room.wide})`;
  return createChunk(`<${ROOM} style="${escapeAttribute(sizes)}">${place}</${ROOM}>`);
}

function toJoinedBlocks({ chunks, styles, islands, scripts, ...gathered }: Gathering): JoinedBlocks {
  const mayHydrate = islands.length > 0 || gathered.hasDeferred;
  return {
    chunks,
    styles: [...styles],
    islands,
    scripts,
    needsLoader: mayHydrate || gathered.needsLoader,
    mayHydrate,
    dependencies: gathered.dependencies.names,
  };
}

export class BlockJoiner {
  readonly #fragments: Fragments;

  constructor(options: FragmentsOptions) {
    this.#fragments = createFragments(options);
  }

  /** Renders all blocks of a page except the deferred ones. */
  joinPage({ layout, areas }: ResolvedPage, scope: PageScope): JoinedBlocks {
    const gathering = startGathering(scope);
    this.#render({ instance: layout, scope, level: 1, areas }, [...areas.values()].flat(), gathering);
    return toJoinedBlocks(gathering);
  }

  /** Renders one block instance that the page left out because it waits for the reader to come near. */
  joinInstance({ instance, copy, level }: LazyInstance, scope: PageScope): JoinedBlocks {
    const gathering = startGathering(scope, copy);
    this.#renderInstance(instance, level, gathering);
    return toJoinedBlocks(gathering);
  }

  clear(): void {
    this.#fragments.clear();
  }

  #render(request: FragmentRequest, children: readonly BlockInstance[], gathering: Gathering): void {
    const { chunks, slots, styles, islands, dependencies, scripts, needsLoader } =
      this.#fragments.get(request);
    gathering.styles.add(styles);
    gathering.dependencies.addAll(dependencies);
    gathering.islands.push(...islands);
    gathering.needsLoader ||= needsLoader;
    // What this screen or this reader may not show is fetched only once it is shown.
    if (gathering.limits === 0) for (const script of scripts) gathering.scripts.add(script);
    for (const [index, chunk] of chunks.entries()) {
      gathering.chunks.push(chunk);
      const slot = slots[index];
      const child = slot && children[slot.index];
      if (slot !== undefined && child !== undefined)
        this.#renderChild(gathering.occurrence(child), slot.level, gathering);
    }
  }

  #renderInstance(instance: BlockInstance, level: number, gathering: Gathering): void {
    const { scope, chunks, marks } = gathering;
    if (marks === 'blocks') chunks.push(blockStart(instance, level));
    if (marks === 'parts') chunks.push(partStart(instance));
    if (marks === 'blocks' && instance.block.name === SECTION_REFERENCE) gathering.marks = 'parts';
    this.#render({ instance, scope, level }, instance.children, gathering);
    gathering.marks = marks;
    if (marks === 'parts') chunks.push(partEnd(instance));
    if (marks === 'blocks') chunks.push(blockEnd(instance));
  }

  #renderChild(instance: BlockInstance, level: number, gathering: Gathering): void {
    const { limits } = instance;
    if (limits === undefined) return this.#renderVersion(instance, level, gathering);
    const place = this.#fragments.getPlace(limits);
    gathering.styles.add(place.styles);
    gathering.chunks.push(place.before);
    gathering.limits += 1;
    this.#renderVersion(instance, level, gathering);
    gathering.limits -= 1;
    gathering.chunks.push(place.after);
    return undefined;
  }

  #renderVersion(instance: BlockInstance, level: number, gathering: Gathering): void {
    const { experiment } = instance;
    if (experiment === undefined) return this.#renderPlaced(instance, level, gathering);
    const { chunks, hasDeferred } = gathering;
    const start = chunks.length;
    gathering.hasDeferred = false;
    this.#renderPlaced(instance, level, gathering);
    chunks.splice(start, 0, experimentStart(experiment, gathering));
    chunks.push(experimentEnd);
    gathering.hasDeferred ||= hasDeferred;
    gathering.needsLoader = true;
    return undefined;
  }

  #renderPlaced(instance: BlockInstance, level: number, gathering: Gathering): void {
    const { scope, chunks } = gathering;
    if (isDeferred(instance, scope)) {
      chunks.push(lazyPlaceholder(instance, level));
      gathering.hasDeferred = true;
    } else this.#renderInstance(instance, level, gathering);
  }
}
