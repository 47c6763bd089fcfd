/**
 * From a placed page to the parts of a document.
 *
 * Blocks are rendered one by one, from the layout inwards, and put together with their styles, their islands' data and
 * everything that was read.
 */
import { escapeAttribute, LAZY } from '../islands/wireFormat.ts';
import { createChunk } from './Chunk.ts';
import type { Chunk } from './Chunk.ts';
import { createFragments } from './createFragments.ts';
import type { FragmentsOptions } from './createFragments.ts';
import { createOccurrences } from './createOccurrences.ts';
import type { FoundPlace } from './createOccurrences.ts';
import type { StyleList } from './createStyleCollector.ts';
import { Dependencies } from './Dependencies.ts';
import type { DependencyName } from './Dependencies.ts';
import type { FragmentRequest, IslandEntry } from './Fragment.ts';
import type { PageScope } from './PageScope.ts';
import { isHeldBack } from './Place.ts';
import type { Place, PlacedPage } from './Place.ts';

export interface RenderedParts {
  readonly chunks: readonly Chunk[];
  /** Each list once, in the order in which the page uses them. */
  readonly styles: readonly StyleList[];
  readonly islands: readonly IslandEntry[];
  /** True if the page needs the loader: for islands, enhancements, lazy blocks or embeds. */
  readonly needsLoader: boolean;
  /** True if React may come to the page, which then takes the style sheet over. */
  readonly mayHydrate: boolean;
  readonly dependencies: readonly DependencyName[];
}

export interface Renderer {
  renderPage(page: PlacedPage, scope: PageScope): RenderedParts;
  /**
   * One place that the page left out because it waits for the reader to come near.
   *
   * @param level heading level of the place, 1 to 6
   */
  renderPlace(found: FoundPlace, level: number, scope: PageScope): RenderedParts;
  clear(): void;
}

/** What one pass over a page gathers. */
interface Gathering {
  readonly scope: PageScope;
  readonly occurrence: (place: Place) => Place;
  readonly chunks: Chunk[];
  readonly styles: Set<StyleList>;
  readonly islands: IslandEntry[];
  readonly dependencies: Dependencies;
  needsLoader: boolean;
  hasWaiting: boolean;
}

function startGathering(scope: PageScope, copy?: number): Gathering {
  return {
    scope,
    occurrence: createOccurrences(copy),
    chunks: [],
    styles: new Set(),
    islands: [],
    dependencies: new Dependencies(),
    needsLoader: false,
    hasWaiting: false,
  };
}

function waitingPlace({ id }: Place, level: number): Chunk {
  return createChunk(`<${LAZY} data-place="${escapeAttribute(id)}" data-level="${level}"></${LAZY}>`);
}

function partsOf({ chunks, styles, islands, ...gathered }: Gathering): RenderedParts {
  const mayHydrate = islands.length > 0 || gathered.hasWaiting;
  return {
    chunks,
    styles: [...styles],
    islands,
    needsLoader: mayHydrate || gathered.needsLoader,
    mayHydrate,
    dependencies: gathered.dependencies.names,
  };
}

export function createRenderer(options: FragmentsOptions): Renderer {
  const fragments = createFragments(options);

  function render(request: FragmentRequest, children: readonly Place[], gathering: Gathering): void {
    const { chunks, slots, styles, islands, dependencies, needsLoader } = fragments.of(request);
    gathering.styles.add(styles);
    gathering.dependencies.addAll(dependencies);
    gathering.islands.push(...islands);
    gathering.needsLoader ||= needsLoader;
    for (const [index, chunk] of chunks.entries()) {
      gathering.chunks.push(chunk);
      const slot = slots[index];
      const child = slot && children[slot.index];
      if (slot !== undefined && child !== undefined)
        renderChild(gathering.occurrence(child), slot.level, gathering);
    }
  }

  function renderChild(place: Place, level: number, gathering: Gathering): void {
    const { scope, chunks } = gathering;
    if (isHeldBack(place, scope.isAdmin)) {
      chunks.push(waitingPlace(place, level));
      gathering.hasWaiting = true;
    } else render({ place, scope, level }, place.children, gathering);
  }

  return {
    renderPage({ layout, areas }, scope) {
      const gathering = startGathering(scope);
      render({ place: layout, scope, level: 1, areas }, [...areas.values()].flat(), gathering);
      return partsOf(gathering);
    },
    renderPlace({ place, copy }, level, scope) {
      const gathering = startGathering(scope, copy);
      render({ place, scope, level }, place.children, gathering);
      return partsOf(gathering);
    },
    clear: () => fragments.clear(),
  };
}
