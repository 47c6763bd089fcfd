import type { Block, SimulatedReader } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import type { ContentLoader, SiteProperties } from '@broadsheet/sdk-content';
import type { ContentChanges } from '@broadsheet/sdk-content/server';
import type { PageDocument } from '@broadsheet/page-document';
import type { AccessDecision } from '@broadsheet/paywall';
import type { SanitiseHtml } from './document/sanitiseDocument.ts';
import type { LinkedDocuments } from './metadata/LinkedDocuments.ts';
import type { PageStore } from './pipeline/PageStore.ts';
import type { DescribeAnswer } from './response/AnswerFacts.ts';
import type { RedirectRule } from './routing/RedirectRule.ts';

/** Writes log entries: `message` for people, the other members for programs. They must not contain personal data. */
export interface EngineLog {
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, facts?: Readonly<Record<string, unknown>>): void;
}

/** What is known of a page that is sent. */
export interface SentPageFacts {
  /** The id of the page document; absent: an error without a page. */
  readonly document: string | undefined;
  /** `memory`: as it was made before; `stored`: the same by a process before, or another one; `made`: for this request, or for one that came with it; `stand-in`: an older complete one. */
  readonly from: 'memory' | 'stored' | 'made' | 'degraded';
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** Something that is used although it is older than it should be. */
export interface StaleFacts {
  /** `page`: a whole page that is sent; `content`: the answer of a source, for a page or for a request of a browser. */
  readonly of: 'page' | 'content';
  /** `refreshing`: it is shown while it is asked for again; `failed`: it is shown because a source has failed. */
  readonly why: 'refreshing' | 'failed';
}

/** The files for browsers that the site has built. */
export interface EngineAssets {
  /** URL of the loader module. */
  readonly loader: string;
  /**
   * The URLs that a script needs in addition to the loader, its own first, by its name: `login.island`; `runtime` hydrates
   * islands; `enhancements` has all enhancements and probes, unless they are in the loader's file. A page preloads in its
   * head those that the loader will request at once. Default: none.
   */
  readonly scripts?: Readonly<Record<string, readonly string[]>>;
  /** URLs of font files that stand above the fold. Pages request the first, that of the text, before the others. */
  readonly preloadFonts: readonly string[];
  /** The style sheet with the theme's tokens, element defaults and font faces. */
  readonly themeCss: string;
}

/** The answer to a reader who requests the rest of a locked story. */
export interface StoryVerdict {
  readonly mayRead: boolean;
  readonly status: number;
  /** A JSON object; if the reader may read the story, the rest is added to its members. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Sent with it, such as cookies. */
  readonly headers: Headers;
}

/** Access to locked stories. The engine's `load` returns their teasers, marked with `content_restrictions.is_teaser`. */
export interface StoryAccess {
  /** Loads them whole. Its answers are kept by themselves, and leave for one reader at a time. */
  readonly load: ContentLoader;
  /** Decides whether the request's reader may read a story. @param story the story's teaser */
  authorise(request: Request, story: unknown): Promise<StoryVerdict>;
  /**
   * Decides for a kind of reader, by the same rules; for previews, which show the teaser where nothing is decided.
   *
   * @param story its teaser
   */
  readonly simulate?: (story: unknown, reader: SimulatedReader) => AccessDecision | undefined;
}

export interface EngineOptions {
  readonly blocks: readonly Block[];
  /** The registered name of the output block. Default: `default`. */
  readonly output?: string;
  /** Runs content sources; its answers are sanitised here, once. */
  readonly load: ContentLoader;
  readonly sanitise: (answer: unknown) => unknown;
  /** Sanitises the HTML of `richText` fields, once for each document. */
  readonly sanitiseHtml: SanitiseHtml;
  /** Sources that readers may ask for by URL. Default: all but `signing-service` and `content-api-unpublished`. */
  readonly isReadable?: (source: string) => boolean;
  /**
   * Returns the site properties. Site, pages and redirects are read for each request: keep them in memory, and replace them
   * when they change.
   */
  readonly site: () => SiteProperties;
  readonly pages: () => readonly PageDocument[];
  readonly redirects?: () => readonly RedirectRule[];
  /** Returns the built files. Call `clear` when they change. */
  readonly assets: () => EngineAssets;
  /** Origin of the site, e.g. `https://www.example.com`. */
  readonly origin: string;
  readonly tokenVersion: string;
  /** Signs an image id or URL for the resizer. */
  readonly sign: (id: string) => Promise<string | undefined>;
  /** Origins whose frames embeds may open, as they are now. */
  readonly frameOrigins: () => readonly string[];
  /** The URL, with a trailing slash, that accepts forms posted without script; absent: forms need script. */
  readonly formPath?: string;
  /** What the host serves besides pages, for their heads to link to; absent: nothing. */
  readonly linked?: LinkedDocuments;
  /** Decides who may read locked stories; absent: nobody may. `load` decides which stories are locked. */
  readonly access?: StoryAccess;
  readonly log: EngineLog;
  /** Called for each page that is sent, for metrics. Default: nothing. */
  readonly onPage?: ((sent: SentPageFacts) => void) | undefined;
  /** Called for each page and each answer of a source that is shown although it is stale, for metrics. Default: nothing. */
  readonly onStale?: ((stale: StaleFacts) => void) | undefined;
  readonly clock?: Clock;
  /**
   * Returns the milliseconds for which a source's answer is fresh; a stale one is shown while it is refreshed. Default: 30
   * 000.
   */
  readonly freshMs?: (source: string) => number;
  /**
   * Returns the milliseconds after that for which a stored page may show the answer of a source that reports no changes, while it is
   * made anew. Default: five minutes.
   */
  readonly staleMs?: (source: string) => number;
  /**
   * Resolves with a text that changes whenever the answers of a source may: content was stored, an embargo ended, or a rule
   * changed by which they are made public. While it is the same, answers are not loaded again. Undefined for a source of
   * which nobody knows. Default: nobody knows.
   */
  readonly archiveVersion?: (source: string) => Promise<string | undefined>;
  /**
   * What of the content has changed since answers and pages were made. What shows changed content is made again before it is
   * sent; what shows a list that a change may concern, behind the next reader, within two seconds. Default: nobody tells.
   */
  readonly changes?: ContentChanges;
  /** Returns headers of public answers for a cache in front of the site. Default: none. */
  readonly describeAnswer?: DescribeAnswer | undefined;
  /** Milliseconds that a page waits for a content source. Default 2 000. */
  readonly sourceTimeoutMs?: number;
  /** The size limit of all caches together, in bytes. Default: 128 MB. */
  readonly cacheBytes?: number;
  /** Fragments kept in memory; 0 renders every block anew. Default 20 000. */
  readonly maxFragments?: number;
  /** The size limit of cached fragments, in bytes. Default: their share of `cacheBytes`. */
  readonly maxFragmentBytes?: number;
  /** Whole pages kept in memory; 0 composes every page anew. Default 10 000. */
  readonly maxPages?: number;
  /** The size limit of cached pages, in bytes. Default: their share of `cacheBytes`. */
  readonly maxPageBytes?: number;
  /**
   * Milliseconds for which a page that was found to be good is sent again without asking content, even if some of its
   * content is no longer fresh; while all of it is, nobody needs to be asked. 0 asks every time. Default 1 000.
   */
  readonly microCacheMs?: number;
  /** Where pages are kept for other processes and for the next start; it needs `release`. Default: nowhere. */
  readonly pageStore?: PageStore | undefined;
  /**
   * Returns a text that identifies the program, its settings and its rules, as far as a page shows them and no other option says
   * it: with another text, no page of the store is sent. It is called for each page. Default: pages are not stored.
   */
  readonly release?: (() => string | undefined) | undefined;
}
