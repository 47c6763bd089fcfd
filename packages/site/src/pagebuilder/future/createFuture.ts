/**
 * The site as it will be at a moment: pages and settings that are scheduled until then, stories whose embargo is over, and that moment on
 * the clock. Each look has an engine of its own, which keeps nothing: readers' caches never hold the future.
 */
import { systemClock } from '@broadsheet/client-core';
import { createEngine } from '@broadsheet/engine';
import type { EngineOptions, PagePreview } from '@broadsheet/engine';
import { parsePageDocument } from '@broadsheet/page-document';
import type { Platform } from '@broadsheet/platform';
import { readDraftSettings } from '../../settings/readDraftSettings.ts';
import type { SettingsBase } from '../../settings/readDraftSettings.ts';
import type { ContentSources } from '@broadsheet/sdk-content/server';

export interface FutureOptions {
  readonly platform: Pick<Platform, 'at' | 'editing'>;
  /** Of the engine that readers are served by. */
  readonly engine: EngineOptions;
  /** Content from a platform; a hosted one cannot be asked for another moment and answers as it does now. */
  readonly sourcesOf: (platform: Pick<Platform, 'fetch'>) => ContentSources;
  /** What is published or built, under settings that are scheduled. */
  readonly settings: SettingsBase;
}

export interface FutureVisit {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Future {
  /** @returns undefined where there will be no page */
  visit(visit: FutureVisit): Promise<PagePreview | undefined>;
}

export function createFuture({ platform, engine, sourcesOf, settings: base }: FutureOptions): Future {
  return {
    async visit({ path, at }) {
      const stored = await platform.editing.readPagesAt(at);
      const documents = stored.flatMap((document) => parsePageDocument(document) ?? []);
      const { load } = sourcesOf(platform.at(at));
      const clock = { now: () => at, setTimeout: systemClock.setTimeout };
      const { previews } = createEngine({ ...engine, load, clock });
      const settings = readDraftSettings(await platform.editing.readSettingsAt(at), base);
      return previews.visit({ path, documents, ...(settings && { settings }) });
    },
  };
}
