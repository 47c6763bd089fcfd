import type { Block } from '@broadsheet/block-kit';
import { createManualClock } from '@broadsheet/client-core';
import { createEngine } from '@broadsheet/engine';
import type { Engine } from '@broadsheet/engine';
import { paper, themeCss } from '@broadsheet/ui';
import type { Newspaper } from './Newspaper.ts';

export interface Caches {
  readonly maxFragments?: number;
  readonly maxPages?: number;
}

/** The hour at which the measured pages are made; it stands still, so that nothing in memory grows old. */
export const NOW = Date.UTC(2026, 10, 20, 9, 30);

/**
 * An engine over a newspaper in memory.
 *
 * @param log gets what the engine warns of, e.g. a block that is not registered
 */
export function openEngine(
  { load, site, documents, origin }: Newspaper,
  blocks: readonly Block[],
  caches: Caches,
  log: (message: string) => void,
): Engine {
  const assets = { loader: '/assets/loader.js', preloadFonts: [], themeCss: themeCss(paper) };
  return createEngine({
    blocks,
    load,
    sanitise: (answer) => answer,
    sanitiseHtml: (html) => html,
    site: () => site,
    pages: () => documents,
    assets: () => assets,
    origin,
    tokenVersion: '2',
    sign: async () => 'token',
    frameOrigins: () => [],
    log: { warn: log, error: log },
    clock: createManualClock(NOW),
    ...caches,
  });
}
