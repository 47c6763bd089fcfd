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
import { createFragmentKeys } from './createFragmentKeys.ts';
import { createStyleCollector, NO_STYLES } from './createStyleCollector.ts';
import { Dependencies } from './Dependencies.ts';
import type { Fragment, FragmentRequest, Rendered, Rendering } from './Fragment.ts';
import { fragmentOf, packFragment, sizeOfFragment } from './fragmentOf.ts';
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
  readonly maxFragmentBytes: number;
}

/** What the page builder shows where readers see nothing. */
function explained(place: Place, error: unknown): string {
  const message = escapeAttribute(error instanceof Error ? error.message : String(error));
  return `<p role="alert" data-block-error="${escapeAttribute(place.id)}">${escapeAttribute(place.block.title)}: ${message}</p>`;
}

function createRendering(log: EngineLog, collectStyles: Rendering['collectStyles']) {
  function attempt(request: FragmentRequest, dependencies: Dependencies): Rendered {
    const { place, scope } = request;
    const facts = { block: place.block.name, place: place.id, page: scope.page.path };
    try {
      const warn = (message: string) => log.warn(message, facts);
      return renderFragment({ ...request, dependencies, collectStyles, log: warn });
    } catch (error) {
      log.error(`The block "${place.block.name}" failed and is left out of the page.`, {
        ...facts,
        error: String(error),
      });
      dependencies.note('minute');
      return { html: scope.isAdmin ? explained(place, error) : '', styles: NO_STYLES, islands: [] };
    }
  }
  return (request: FragmentRequest): Fragment => {
    const dependencies = new Dependencies();
    const rendered = attempt(request, dependencies);
    return fragmentOf(rendered, request, dependencies.names);
  };
}

export function createFragments(options: FragmentsOptions): Fragments {
  const { clock, log, maxFragments, maxFragmentBytes } = options;
  const styles = createStyleCollector();
  const render = createRendering(log, styles.collect);
  if (maxFragments <= 0) return { of: render, clear: styles.clear };
  const cache = createFragmentCache<Fragment>({
    clock,
    maxEntries: maxFragments,
    maxBytes: maxFragmentBytes,
    sizeOf: sizeOfFragment,
  });
  const keyOf = createFragmentKeys();
  return {
    of(request) {
      const { scope, place } = request;
      const read = dependencyReader(scope, place.id);
      const key = keyOf(request);
      const found = cache.find(key, read);
      if (found !== undefined) return found;
      const fragment = packFragment(render(request));
      cache.keep(key, read, fragment);
      return fragment;
    },
    clear() {
      cache.clear();
      styles.clear();
    },
  };
}
