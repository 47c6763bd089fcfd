/**
 * Fragments, from the cache or rendered.
 *
 * A block that throws costs its own place and nothing else. The empty fragment that stands in is kept like any other,
 * so that a broken block is neither rendered nor logged again for each reader; it is tried anew every minute, and
 * whenever something changes that it had read.
 */
import type { Clock } from '@broadsheet/client-core';
import type { EngineLog } from '../EngineOptions.ts';
import { escapeAttribute } from '../islands/wireFormat.ts';
import { createFragmentCache } from './createFragmentCache.ts';
import { createIdentify } from './createIdentify.ts';
import { Dependencies } from './Dependencies.ts';
import type { Fragment, FragmentRequest, Rendered } from './Fragment.ts';
import { dependencyReader } from './PageScope.ts';
import type { Place } from './Place.ts';
import { renderFragment } from './renderFragment.ts';

export interface Fragments {
  of(request: FragmentRequest): Fragment;
  clear(): void;
}

export interface FragmentsOptions {
  readonly clock: Clock;
  readonly log: EngineLog;
  /** 0 switches the cache off. */
  readonly maxFragments: number;
}

/** What the page builder shows where readers see nothing. */
function explained(place: Place, error: unknown): string {
  const message = escapeAttribute(error instanceof Error ? error.message : String(error));
  return `<p role="alert" data-block-error="${escapeAttribute(place.id)}">${escapeAttribute(place.block.title)}: ${message}</p>`;
}

/** How many slots a block has, for its markup depends on it. */
function slotCounts({ place, areas }: FragmentRequest): string {
  return [place.children.length, ...[...(areas ?? [])].map(([, places]) => places.length)].join();
}

export function createFragments({ clock, log, maxFragments }: FragmentsOptions): Fragments {
  const cache =
    maxFragments > 0 ? createFragmentCache<Fragment>({ clock, maxEntries: maxFragments }) : undefined;
  const identify = createIdentify();

  function keyOf(request: FragmentRequest): string {
    const { place, scope, level } = request;
    const surroundings = `${identify(scope.site)} ${scope.locale} ${scope.isAdmin} ${scope.outputType}`;
    return `${place.block.name} ${level} ${slotCounts(request)} ${surroundings} ${place.stored}`;
  }

  function render(request: FragmentRequest): Fragment {
    const { place, scope } = request;
    const facts = { block: place.block.name, place: place.id, page: scope.page.path };
    const dependencies = new Dependencies();
    let rendered: Rendered;
    try {
      rendered = renderFragment({
        ...request,
        dependencies,
        log: (message) => log.warn(message, facts),
      });
    } catch (error) {
      log.error(`The block "${place.block.name}" failed and is left out of the page.`, {
        ...facts,
        error: String(error),
      });
      dependencies.note('minute');
      rendered = { html: scope.isAdmin ? explained(place, error) : '', styles: [], islands: [] };
    }
    return { ...rendered, dependencies: dependencies.names };
  }

  return {
    of(request) {
      const read = dependencyReader(request.scope, request.place.id);
      const key = keyOf(request);
      const found = cache?.find(key, read);
      if (found !== undefined) return found;
      const fragment = render(request);
      cache?.keep(key, read, fragment);
      return fragment;
    },
    clear: () => cache?.clear(),
  };
}
