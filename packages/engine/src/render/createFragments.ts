/**
 * Returns fragments, from the cache or rendered.
 *
 * A block that throws only loses its own markup. The empty fragment that replaces it is cached like any other, so that a
 * broken block is neither rendered nor logged again for each reader. It is tried again every minute, and whenever a
 * dependency changes.
 */
import { getErrorMessage } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { Limits } from '@broadsheet/page-document';
import { createDependencyCache } from '../cache/createDependencyCache.ts';
import { Dependencies } from '../cache/Dependencies.ts';
import { dependencyReader } from '../content/PageScope.ts';
import type { EngineLog } from '../EngineOptions.ts';
import { escapeAttribute } from '../islands/wireFormat.ts';
import { createStyleCollector, NO_STYLES } from '../styles/createStyleCollector.ts';
import type { BlockInstance } from '../tree/BlockInstance.ts';
import { createLimitedPlaces } from './createLimitedPlaces.tsx';
import type { LimitedMarkup } from './createLimitedPlaces.tsx';
import { createFragmentKeys } from './createFragmentKeys.ts';
import type { Fragment, FragmentRequest, Rendered, Rendering } from './Fragment.ts';
import { renderFragment } from './renderFragment.ts';
import { toFragment, packFragment, getFragmentSize } from './toFragment.ts';

export interface Fragments {
  get(request: FragmentRequest): Fragment;
  /** Returns the markup around a block with limits. */
  getPlace(limits: Limits): LimitedMarkup;
  clear(): void;
}

export interface FragmentsOptions {
  readonly clock: Clock;
  readonly log: EngineLog;
  /** The maximum number of cached fragments; 0 disables the cache. */
  readonly maxFragments: number;
  readonly maxFragmentBytes: number;
}

/** Prints the error that the page builder shows in place of a broken block. */
function explained(instance: BlockInstance, error: unknown): string {
  const message = escapeAttribute(getErrorMessage(error));
  return `<p role="alert" data-block-error="${escapeAttribute(instance.id)}">${escapeAttribute(instance.block.title)}: ${message}</p>`;
}

function createRendering(log: EngineLog, collectStyles: Rendering['collectStyles']) {
  function attempt(request: FragmentRequest, dependencies: Dependencies): Rendered {
    const { instance, scope } = request;
    const facts = { block: instance.block.name, instance: instance.id, page: scope.page.path };
    try {
      const warn = (message: string) => log.warn(message, facts);
      return renderFragment({ ...request, dependencies, collectStyles, log: warn });
    } catch (error) {
      log.error(`The block "${instance.block.name}" failed and is left out of the page.`, {
        ...facts,
        error: String(error),
      });
      dependencies.record('minute');
      return { html: scope.isAdmin ? explained(instance, error) : '', styles: NO_STYLES, islands: [] };
    }
  }
  return (request: FragmentRequest): Fragment => {
    const dependencies = new Dependencies();
    const rendered = attempt(request, dependencies);
    return toFragment(rendered, request, dependencies.names);
  };
}

export function createFragments(options: FragmentsOptions): Fragments {
  const { clock, log, maxFragments, maxFragmentBytes } = options;
  const styles = createStyleCollector();
  const render = createRendering(log, styles.collect);
  const cache = createDependencyCache<Fragment>({
    clock,
    maxEntries: maxFragments,
    maxBytes: maxFragmentBytes,
    sizeOf: getFragmentSize,
  });
  const keyOf = createFragmentKeys();
  const places = createLimitedPlaces(styles.collect);
  return {
    get(request) {
      const read = dependencyReader(request.scope, request.instance.id);
      return cache.getOrCreate({ base: keyOf(request), read }, () => packFragment(render(request)));
    },
    getPlace: places.get,
    clear() {
      cache.clear();
      styles.clear();
      places.clear();
    },
  };
}
