import type { Clock } from '@broadsheet/client-core';
import type { DescribeAnswer, EngineLog, PageDocument, RedirectRule } from '@broadsheet/engine';
import type { ContentChanges } from '@broadsheet/sdk-content/server';
import type { ContentLoader, ContentRequest, SiteProperties } from '@broadsheet/sdk-content';

export interface DiscoveryOptions {
  /**
   * Runs content sources. It returns only the teasers of locked stories, so the documents cannot contain more than those.
   */
  readonly load: ContentLoader;
  /** Sanitises an answer, in the same way as for pages. */
  readonly sanitise: (answer: unknown) => unknown;
  /**
   * Returns the site properties. Site, pages and redirects are read for each request: keep them in memory and replace them
   * when they change.
   */
  readonly site: () => SiteProperties;
  readonly pages: () => readonly PageDocument[];
  readonly redirects?: () => readonly RedirectRule[];
  /** The resizer token version in force. */
  readonly tokenVersion: string;
  /** What of the content has changed since documents were made. Default: nobody tells. */
  readonly changes?: ContentChanges;
  /** Returns headers of the documents for a cache in front of the site. Default: none. */
  readonly describeAnswer?: DescribeAnswer | undefined;
  readonly log: EngineLog;
  readonly clock?: Clock;
  /** The size limit of the cached documents, in bytes. Default: 16 MB. */
  readonly cacheBytes?: number;
}

/** Fetches the sanitised answer of a content source. Rejects with the error of the source. */
export type LoadContent = (request: ContentRequest) => Promise<unknown>;
