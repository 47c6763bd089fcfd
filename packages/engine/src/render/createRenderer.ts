/**
 * From a placed page to the parts of a document.
 *
 * Blocks are rendered one by one, from the layout inwards, and put together with their styles, their islands' data and
 * everything that was read.
 */
import { ENHANCED, escapeAttribute, LAZY, SLOT } from '../islands/wireFormat.ts';
import type { IslandData } from '../islands/wireFormat.ts';
import { createFragments } from './createFragments.ts';
import type { FragmentsOptions } from './createFragments.ts';
import { Dependencies } from './Dependencies.ts';
import type { DependencyName } from './Dependencies.ts';
import type { FragmentRequest } from './Fragment.ts';
import type { PageScope } from './PageScope.ts';
import { isHeldBack } from './Place.ts';
import type { Place, PlacedPage } from './Place.ts';
import { cutAtSlots } from './Slot.tsx';
import { mergeStyleGroups } from './styleGroups.ts';
import type { StyleGroup } from './styleGroups.ts';

export interface RenderedParts {
  readonly html: string;
  readonly styles: readonly StyleGroup[];
  readonly islands: Readonly<Record<string, IslandData>>;
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
  renderPlace(place: Place, level: number, scope: PageScope): RenderedParts;
  clear(): void;
}

/** What one pass over a page gathers. */
interface Gathering {
  readonly scope: PageScope;
  readonly styles: (readonly StyleGroup[])[];
  readonly islands: Record<string, IslandData>;
  readonly dependencies: Dependencies;
}

/** Markup of embeds that the loader turns into frames at a click. */
const EMBED = 'data-embed-src=';

function waitingPlace({ id }: Place, level: number): string {
  return `<${LAZY} data-place="${escapeAttribute(id)}" data-level="${level}"></${LAZY}>`;
}

function partsOf(html: string, { styles, islands, dependencies }: Gathering): RenderedParts {
  const mayHydrate = Object.keys(islands).length > 0 || html.includes(`<${LAZY} `);
  return {
    html,
    styles: mergeStyleGroups(styles),
    islands,
    needsLoader: mayHydrate || html.includes(`<${ENHANCED} `) || html.includes(EMBED),
    mayHydrate,
    dependencies: dependencies.names,
  };
}

export function createRenderer(options: FragmentsOptions): Renderer {
  const fragments = createFragments(options);

  function render(request: FragmentRequest, children: readonly Place[], gathering: Gathering): string {
    const fragment = fragments.of(request);
    gathering.styles.push(fragment.styles);
    gathering.dependencies.addAll(fragment.dependencies);
    for (const { id, data } of fragment.islands) gathering.islands[id] = data;
    const isIsland = request.place.block.hydrate.mode === 'island';
    const { texts, marks } = cutAtSlots(fragment.html);
    return texts.reduce((html, text, index) => {
      const mark = marks[index - 1];
      const child = mark === undefined ? undefined : children[mark.index];
      if (mark === undefined || child === undefined) return html + text;
      const inner = renderChild(child, mark.level, gathering);
      // Inside an island the slot stays as an element, so that the island's root can leave it alone.
      return `${html}${isIsland ? `<${SLOT} data-slot="${mark.index}">${inner}</${SLOT}>` : inner}${text}`;
    });
  }

  function renderChild(place: Place, level: number, gathering: Gathering): string {
    const { scope } = gathering;
    return isHeldBack(place, scope.isAdmin)
      ? waitingPlace(place, level)
      : render({ place, scope, level }, place.children, gathering);
  }

  function gather(request: FragmentRequest, children: readonly Place[]): RenderedParts {
    const { scope } = request;
    const gathering: Gathering = { scope, styles: [], islands: {}, dependencies: new Dependencies() };
    return partsOf(render(request, children, gathering), gathering);
  }

  return {
    renderPage: ({ layout, areas }, scope) =>
      gather({ place: layout, scope, level: 1, areas }, [...areas.values()].flat()),
    renderPlace: (place, level, scope) => gather({ place, scope, level }, place.children),
    clear: () => fragments.clear(),
  };
}
