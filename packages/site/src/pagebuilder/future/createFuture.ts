/**
 * The site as it will be at a moment: with the pages, settings and redirects that are scheduled until then, with stories
 * whose embargo is over, and with that moment as the current time. Each look uses an engine of its own, which caches
 * nothing, so readers' caches never contain the future.
 */
import { list, removeBase, systemClock } from '@broadsheet/client-core';
import { createEngine } from '@broadsheet/engine';
import { parseRedirectRule } from '@broadsheet/engine';
import type { EngineOptions, RedirectRule, Visited } from '@broadsheet/engine';
import { parsePageDocument } from '@broadsheet/page-document';
import type { Platform } from '@broadsheet/platform';
import { readDraftSettings } from '../../settings/readDraftSettings.ts';
import type { SettingsBase } from '../../settings/readDraftSettings.ts';
import type { ContentSources } from '@broadsheet/sdk-content/server';

export interface FutureOptions {
  readonly platform: Pick<Platform, 'at' | 'editing'>;
  /** The options of the engine that serves readers. */
  readonly engine: EngineOptions;
  /**
   * Returns the content sources of a platform; a hosted one cannot be queried for another moment and answers for the
   * present.
   */
  readonly sourcesOf: (platform: Pick<Platform, 'fetch'>) => ContentSources;
  /** The published or built settings, which scheduled ones override. */
  readonly settings: SettingsBase;
}

export interface FutureVisit {
  /** The path, with its query. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Future {
  visit(visit: FutureVisit): Promise<Visited>;
}

const readRules = (lists: readonly Readonly<Record<string, unknown>>[]): readonly RedirectRule[] =>
  lists.flatMap(({ redirects }) => list(parseRedirectRule)(redirects) ?? []);

/** Returns a URL of this site as a path, so that it is shown at the same moment. */
function toOwnPath(location: string, { origin, site }: Pick<EngineOptions, 'origin' | 'site'>): string {
  if (!URL.canParse(location)) return location;
  const url = new URL(location);
  const path = url.origin === origin ? removeBase(url.pathname, site().basePath) : undefined;
  return path === undefined ? location : path + url.search;
}

export function createFuture({ platform, engine, sourcesOf, settings: base }: FutureOptions): Future {
  return {
    async visit({ path, at }) {
      const then = await platform.editing.readPagesAt(at);
      const documents = then.pages.flatMap((document) => parsePageDocument(document) ?? []);
      const redirects = readRules(then.redirects);
      const { load } = sourcesOf(platform.at(at));
      const clock = { now: () => at, setTimeout: systemClock.setTimeout };
      const { previews } = createEngine({ ...engine, load, clock });
      const settings = readDraftSettings(await platform.editing.readSettingsAt(at), base);
      const visited = await previews.visit({ path, documents, redirects, ...(settings && { settings }) });
      return visited.kind === 'redirect'
        ? { ...visited, location: toOwnPath(visited.location, engine) }
        : visited;
    },
  };
}
