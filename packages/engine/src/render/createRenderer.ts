/**
 * From a placed page to the parts of a document.
 *
 * Blocks are rendered one by one, from the layout inwards, each from the fragment cache if it can be. A block that
 * throws costs its own place and nothing else: readers see the page without it, the log gets the block and the page,
 * and the page builder sees the error where the block would be.
 */
import type { Clock } from '@broadsheet/client-core';
import { ENHANCED, LAZY } from '../islands/wireFormat.ts';
import type { IslandData } from '../islands/wireFormat.ts';
import { escapeAttribute } from '../islands/wireFormat.ts';
import { createFragmentCache } from './createFragmentCache.ts';
import { Dependencies } from './Dependencies.ts';
import type { DependencyName } from './Dependencies.ts';
import { dependencyReader } from './PageScope.ts';
import type { PageScope } from './PageScope.ts';
import type { Place, PlacedPage } from './Place.ts';
import { renderFragment } from './renderFragment.tsx';
import type { Fragment, FragmentRequest } from './renderFragment.tsx';
import { cutAtSlots } from './Slot.tsx';
import { mergeStyleGroups } from './styleGroups.ts';
import type { StyleGroup } from './styleGroups.ts';

export interface RenderedParts {
  readonly html: string;
  readonly styles: readonly StyleGroup[];
  readonly islands: Readonly<Record<string, IslandData>>;
  /** True if the page needs the loader: for islands, enhancements, lazy blocks or embeds. */
  readonly needsLoader: boolean;
  readonly dependencies: readonly DependencyName[];
}

export interface Renderer {
  renderPage(page: PlacedPage, scope: PageScope): RenderedParts;
  /** One place that the page left out because it waits for the reader to come near. */
  renderPlace(place: Place, level: number, scope: PageScope): RenderedParts;
  clear(): void;
}

export interface RendererOptions {
  readonly clock: Clock;
  readonly log: (message: string) => void;
  /** Default 20 000; 0 switches the cache off. */
  readonly maxFragments?: number;
}

/** What one pass over a page gathers. */
interface Gathering {
  readonly scope: PageScope;
  readonly styles: (readonly StyleGroup[])[];
  readonly islands: Record<string, IslandData>;
  readonly dependencies: Dependencies;
}

const EMPTY: Fragment = { html: '', styles: [], islands: [], dependencies: [] };
/** Markup of embeds that the loader turns into frames at a click. */
const EMBED = 'data-embed-src=';

export function createRenderer({ clock, log, maxFragments = 20_000 }: RendererOptions): Renderer {
  const cache =
    maxFragments > 0 ? createFragmentCache<Fragment>({ clock, maxEntries: maxFragments }) : undefined;

  function fragmentOf(request: FragmentRequest): Fragment {
    const { place, scope, level, areas } = request;
    const read = dependencyReader(scope, place.id);
    const counts =
      areas === undefined ? place.children.length : [...areas.values()].map((places) => places.length).join();
    const base = `${place.block.name} ${place.stored} ${level} ${counts} ${scope.locale} ${scope.isAdmin} ${scope.outputType}`;
    const found = cache?.find(base, read);
    if (found !== undefined) return found;
    const fragment = renderFragment(request);
    cache?.keep(base, read, fragment);
    return fragment;
  }

  function safely(request: FragmentRequest): Fragment {
    try {
      return fragmentOf(request);
    } catch (error) {
      const { place, scope } = request;
      log(
        `Block "${place.block.name}" (${place.id}) on ${scope.page.path} failed and is left out: ${String(error)}`,
      );
      return scope.isAdmin ? { ...EMPTY, html: adminError(place, error) } : EMPTY;
    }
  }

  function render(request: FragmentRequest, children: readonly Place[], gathering: Gathering): string {
    const fragment = safely(request);
    gathering.styles.push(fragment.styles);
    gathering.dependencies.addAll(fragment.dependencies);
    for (const { id, data } of fragment.islands) gathering.islands[id] = data;
    const { texts, marks } = cutAtSlots(fragment.html);
    const isIsland = request.place.block.hydrate.mode === 'island';
    return texts.reduce((html, text, index) => {
      const mark = marks[index - 1];
      const child = mark === undefined ? undefined : children[mark.index];
      if (mark === undefined || child === undefined) return html + text;
      const inner = renderChild(child, mark.level, gathering);
      // Inside an island the slot stays as an element, so that the island's root can leave it alone.
      return `${html}${isIsland ? `<bs-slot data-slot="${mark.index}">${inner}</bs-slot>` : inner}${text}`;
    });
  }

  function renderChild(place: Place, level: number, gathering: Gathering): string {
    const { scope } = gathering;
    if (place.prepared.isLazy && !scope.isAdmin) {
      return `<${LAZY} data-place="${escapeAttribute(place.id)}" data-level="${level}"></${LAZY}>`;
    }
    return render({ place, scope, level, log }, place.children, gathering);
  }

  function gather(scope: PageScope, run: (gathering: Gathering) => string): RenderedParts {
    const gathering: Gathering = {
      scope,
      styles: [],
      islands: {},
      dependencies: new Dependencies(),
    };
    const html = run(gathering);
    const needsLoader =
      Object.keys(gathering.islands).length > 0 ||
      html.includes(`<${ENHANCED} `) ||
      html.includes(`<${LAZY} `) ||
      html.includes(EMBED);
    const { islands, dependencies } = gathering;
    return {
      html,
      styles: mergeStyleGroups(gathering.styles),
      islands,
      needsLoader,
      dependencies: dependencies.names,
    };
  }

  return {
    renderPage({ layout, areas }, scope) {
      const children = [...areas.values()].flat();
      return gather(scope, (gathering) =>
        render({ place: layout, scope, level: 1, areas, log }, children, gathering),
      );
    },
    renderPlace: (place, level, scope) =>
      gather(scope, (gathering) => render({ place, scope, level, log }, place.children, gathering)),
    clear: () => cache?.clear(),
  };
}

function adminError(place: Place, error: unknown): string {
  const message = escapeAttribute(error instanceof Error ? error.message : String(error));
  return `<p role="alert" data-block-error="${escapeAttribute(place.id)}">${escapeAttribute(place.block.title)}: ${message}</p>`;
}
