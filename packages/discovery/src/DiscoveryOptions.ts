import type { Clock } from '@broadsheet/client-core';
import type { EngineLog, PageDocument, RedirectRule } from '@broadsheet/engine';
import type { ContentLoader, ContentRequest, SiteProperties } from '@broadsheet/sdk-content';

export interface DiscoveryOptions {
  /** Runs content sources. It answers the teasers of locked stories, so that nothing else can get into what is made here. */
  readonly load: ContentLoader;
  /** Cleans an answer, as it does for pages. */
  readonly sanitise: (answer: unknown) => unknown;
  /** Site, pages and redirects are read at each request: keep them in memory, and replace them when they change. */
  readonly site: () => SiteProperties;
  readonly pages: () => readonly PageDocument[];
  readonly redirects?: () => readonly RedirectRule[];
  /** The resizer token version in force. */
  readonly tokenVersion: string;
  readonly log: EngineLog;
  readonly clock?: Clock;
  /** Bytes that the documents in memory take. Default 16 MB. */
  readonly cacheBytes?: number;
}

/** Asks a content source; its answer is cleaned. */
export type LoadContent = (request: ContentRequest) => Promise<unknown>;
