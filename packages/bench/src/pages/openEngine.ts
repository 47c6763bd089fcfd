import type { Block } from '@broadsheet/block-kit';
import { createManualClock } from '@broadsheet/client-core';
import { createEngine } from '@broadsheet/engine';
import type { Engine, EngineLog } from '@broadsheet/engine';
import { paper, themeCss } from '@broadsheet/ui';
import { TOKEN_VERSION } from './Newspaper.ts';
import type { Newspaper } from './Newspaper.ts';

export interface Caches {
  readonly maxFragments?: number;
  readonly maxPages?: number;
}

/** The time at which the measured pages are made; it does not advance, so that nothing in memory becomes stale. */
export const NOW = Date.UTC(2026, 10, 20, 9, 30);

/**
 * Opens an engine over a newspaper in memory.
 * @param log receives the engine's warnings, e.g. of a block that is not registered
 */
export function openEngine(
  { load, sign, site, documents, origin }: Newspaper,
  blocks: readonly Block[],
  caches: Caches,
  log: EngineLog['warn'],
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
    tokenVersion: TOKEN_VERSION,
    sign: (id) => Promise.resolve(sign(id)),
    frameOrigins: () => [],
    log: { warn: log, error: log },
    clock: createManualClock(NOW),
    ...caches,
  });
}
