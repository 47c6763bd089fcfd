/**
 * The format in which the server describes islands to the browser. The joiner writes it, the loader reads it.
 *
 * Each place in the page is an element: `bs-island` is hydrated, `bs-block` is enhanced, `bs-lazy` is fetched when it is
 * near the viewport, `bs-slot` holds the markup of other blocks inside an island, `bs-locked` the teaser of a locked story,
 * `bs-limited` a block that some screens or readers do not show. The version of an experiment is in a `bs-block` too.
 * The data of a page's islands are in one JSON script.
 */
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { IslandTrigger } from '@broadsheet/block-kit';

export const PAGE_DATA_ID = 'bs-data';

export const ISLAND = 'bs-island';
export const ENHANCED = 'bs-block';
export const LAZY = 'bs-lazy';
/** The element around a lazy block that keeps its room; the style sheet of every page reads the sizes in its `style`. */
export const ROOM = 'bs-room';
export const SLOT = 'bs-slot';
/** The element around a block that is not shown on every screen or to every reader. */
export const LIMITED = 'bs-limited';

/** The attributes of `bs-island`: its id in the page data, the names of its modules, and its trigger. */
export interface IslandAttributes {
  readonly id: string;
  readonly name: string;
  readonly when: IslandTrigger;
  readonly probe: string | undefined;
  /** False if interactions do not hydrate it. */
  readonly wakesOnTouch?: boolean | undefined;
}

export interface IslandData {
  readonly props: Readonly<Record<string, unknown>>;
  readonly instanceId: string;
  /** The heading level of the island, 1 to 6. */
  readonly level: number;
  /** Phrases of the page's locale; absent for English. */
  readonly phrases?: Readonly<Record<string, string>>;
  /** The request keys of the content that the island was rendered with; the answers are in `PageData.content`. */
  readonly content?: readonly string[];
  /** The part of the page's content that the island reads. */
  readonly globalContent?: unknown;
  /** The number of slots in its markup. */
  readonly slots?: number;
}

/**
 * The data of a page's islands. Path and query are not included: the browser knows them, and they would differ within a
 * cached page.
 */
export interface PageData {
  readonly site: SiteProperties;
  readonly locale: string;
  readonly tokenVersion: string;
  readonly outputType: string;
  readonly formPath?: string | undefined;
  readonly page: {
    readonly type: string;
    readonly meta: Readonly<Record<string, string>>;
  };
  readonly islands: Readonly<Record<string, IslandData>>;
  /** The answers by request key; a missing key that an island names stands for a failed request. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** One block of a page, fetched when it is near the viewport. */
export interface LazyBlock {
  readonly html: string;
  /** Its style rules, in order. Rules that the page already has must not be added again, because later rules win. */
  readonly css: readonly string[];
  readonly islands: PageData['islands'];
  readonly content: PageData['content'];
}

export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
