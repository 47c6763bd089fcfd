/**
 * How the server tells the browser about islands. Declared once; the joiner writes it and the loader reads it.
 *
 * Each place in the page is an element: `bs-island` is hydrated, `bs-block` is enhanced, `bs-lazy` is fetched when near,
 * `bs-slot` holds the markup of other blocks inside an island, `bs-locked` the teaser of a locked story. What the islands of a page need travels in one JSON
 * script.
 */
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { Host, IslandTrigger } from '@broadsheet/block-kit';

export const PAGE_DATA_ID = 'bs-data';

export const ISLAND = 'bs-island';
export const ENHANCED = 'bs-block';
export const LAZY = 'bs-lazy';
export const SLOT = 'bs-slot';
/** Stands around a block of a locked story, with the class of the same name: structured data takes classes alone. */
export const LOCKED = 'bs-locked';

/** The document that embeds with scripts run in. */
export const EMBED_FRAME_PATH = '/_broadsheet/embed';

/** What it and the page tell each other: that it is there, `html` to show, its `height` in CSS pixels. */
export const EMBED_MESSAGES = {
  ready: 'bs-embed-ready',
  fill: 'bs-embed-fill',
  height: 'bs-embed-height',
} as const;

/** Attributes of `bs-island`: its id in the page data, the names of its modules, and when it wakes. */
export interface IslandAttributes {
  readonly id: string;
  readonly name: string;
  readonly when: IslandTrigger;
  readonly probe: string | undefined;
  /** False if nothing that a reader does inside wakes it. */
  readonly wakesOnTouch?: boolean | undefined;
}

export interface IslandData {
  readonly props: Readonly<Record<string, unknown>>;
  readonly instanceId: string;
  /** Heading level of the place, 1 to 6. */
  readonly level: number;
  /** Phrases of the page's locale; absent for English. */
  readonly phrases?: Readonly<Record<string, string>>;
  /** Request keys of the content the island was rendered with; the answers are in `PageData.content`. */
  readonly content?: readonly string[];
  /** The part of the page's content that the island reads. */
  readonly globalContent?: unknown;
  /** How many slots its markup holds. */
  readonly slots?: number;
}

/** Path and query do not travel: the browser knows them, and the page is the same for every reader of its cache. */
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
  /** Answers by request key; a key that an island names and that is not here had failed. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** Where the form of a name is sent without script. */
export function toFormAction(formPath: string | undefined): Host['formAction'] {
  return formPath === undefined ? undefined : (form) => `${formPath}${form}`;
}

/** One block of a page, fetched when the reader comes near it. */
export interface LazyBlock {
  readonly html: string;
  /** Its style rules, in order. Those that the page has already must not come again, for later rules win. */
  readonly css: readonly string[];
  readonly islands: PageData['islands'];
  readonly content: PageData['content'];
}

export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
