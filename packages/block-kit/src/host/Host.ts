/**
 * Everything that a block may know about where it runs.
 *
 * A component never uses a global: it asks its host, through hooks. The engine creates a host for each block that it
 * renders and for each island that it hydrates; `Broadsheet` creates one for any other React application; a test creates
 * its own.
 */
import type { Fetch } from '@broadsheet/client-core';
import type { ContentClient, SiteProperties } from '@broadsheet/sdk-content';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { SalesContext } from '@broadsheet/sdk-sales';
import type { ComponentType, MouseEvent, ReactElement, ReactNode } from 'react';
import type { LoadConsent } from '../consent/ConsentPort.ts';
import type { Phrases } from '../phrases/PhraseBook.ts';
import type { HostLinkProps, LinkedPage, WriteUrl } from './PageUrls.ts';

export interface Page {
  /** The path of the request, e.g. `/sport/`. */
  readonly path: string;
  /** The values of the query string; of a repeated name the last one. */
  readonly query: Readonly<Record<string, string>>;
  /** The page type, e.g. `article`, `section` or `search`. */
  readonly type: string;
  /** The page's metadata by name, e.g. `title`, `ad-path`. */
  readonly meta: Readonly<Record<string, string>>;
  /** The content that the page was resolved with; `undefined` if there is none. */
  readonly globalContent: unknown;
  /**
   * Returns whether the page's content has an id. A block that asks nothing else of it is made once for all pages about
   * other content. Absent: the block compares the content itself.
   */
  readonly isAbout?: (id: string) => boolean;
}

/** The part of a `pageshow` event that is used; a `storage` event has no `persisted`. */
export type ReturnEvent = Partial<Pick<PageTransitionEvent, 'type' | 'persisted'>>;

export interface CookieOptions {
  readonly maxAgeSeconds: number;
}

/**
 * What only a browser has. On the server every read returns nothing and every write does nothing. Paths do not include the
 * site's base path.
 */
export interface Environment {
  /** Calls a service; rejects when no answer comes. It always rejects on the server, where pages load content instead. */
  readonly fetch: Fetch;
  readCookie(name: string): string | undefined;
  /** Writes a cookie for the whole site: SameSite Lax, Secure on https, readable by script. */
  writeCookie(name: string, value: string, options: CookieOptions): void;
  /** Navigates to a URL of this site. */
  navigate(address: string): void;
  /** Reloads the page. */
  reload(): void;
  /** Opens the browser's print dialog. */
  print(): void;
  /** Replaces the URL of this page without loading it; the old URL leaves the history. */
  replaceAddress(address: string): void;
  /** Returns the origin of the page and the site's base path: `https://www.example.com/news`. */
  siteUrl(): string;
  /**
   * Writes a URL of the site for a link in the page: with the base path, and as the host writes such pages. URLs of other hosts stay
   * as they are.
   */
  publicUrl(address: string, linkedPage?: LinkedPage): string;
  /** Returns the current path and query of the page. */
  address(): string;
  /** Returns the URL that the reader came from; empty if unknown. */
  referrer(): string;
  /** Reads from the local storage, which all tabs share; `undefined` also if the browser has or allows none. */
  readLocalItem(name: string): string | undefined;
  /** Writes to the local storage; `undefined` removes the item. */
  writeLocalItem(name: string, value: string | undefined): void;
  /**
   * Calls `run` whenever the local storage may have changed: in another tab, with a sign-in or sign-out in this one, or
   * while the page was in the back/forward cache; then `persisted` of the event is true. Returns a function that ends this.
   */
  onStorageChange(run: (event?: ReturnEvent) => void): () => void;
  /** Reads from the tab's session storage; `undefined` also if the browser has or allows none. */
  readSessionItem(name: string): string | undefined;
  /** Writes to the session storage; `undefined` removes the item. */
  writeSessionItem(name: string, value: string | undefined): void;
  /**
   * Returns the time in milliseconds since 1970. What a server has rendered with it is good for a minute.
   *
   * @param need what of the time matters: what was rendered is then good for longer
   */
  now(need?: TimeNeed): number;
  /** Calls `run` at an interval. Returns a function that ends this. */
  every(milliseconds: number, run: () => void): () => void;
  matches(mediaQuery: string): boolean;
}

/**
 * What of the time a block needs to know: the day in a time zone (IANA), or whether a moment is over, in milliseconds since
 * 1970.
 */
export type TimeNeed = { readonly day: string } | { readonly over: number };

/** The events that blocks send to each other and to the page, e.g. `galleryImageNext`. */
export interface EventBus {
  dispatch(name: string, detail: unknown): void;
  subscribe(name: string, listener: (detail: unknown) => void): () => void;
}

export interface IslandRequest {
  readonly name: string;
  readonly when: IslandTrigger;
  readonly element: ReactElement;
  /** The element's props, which are sent in the page. */
  readonly props: object;
}

export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction';

/** Turns a part of a static block into an island. Only the engine's renderer provides it. */
export type RenderIsland = (request: IslandRequest) => ReactNode;

/** When the enhancement of a part is fetched: once the part is visible, or at the reader's first interaction with it. */
export type EnhancedTrigger = 'visible' | 'touch';

/** Marks a part of a static block whose enhancement the loader runs. Only the engine's renderer provides it. */
export type RenderEnhanced = (part: {
  readonly name: string;
  /** Default: `visible`. */
  readonly when?: EnhancedTrigger;
  readonly children: ReactNode;
}) => ReactNode;

/** Renders one more instance of a block that another block brings. */
export type RenderBrought = () => ReactNode;

/** The kind of reader as whom an editor previews a page: not logged in, logged in, or logged in with a subscription. */
export type SimulatedReader = 'anonymous' | 'registered' | 'subscribed';

/** Loads the identity client that all blocks of the page share; the first call fetches its code. */
export type LoadIdentity = () => Promise<IdentityClient>;

/** Loads the context of the page's sales operations; the first call fetches its code. */
export type LoadSales = () => Promise<SalesContext>;

export interface Host {
  readonly site: SiteProperties;
  readonly locale: string;
  /** The phrases of the locale; English is the fallback for missing ones. */
  readonly phrases: Phrases;
  readonly page: Page;
  /** True inside the page builder. */
  readonly isAdmin: boolean;
  /**
   * The kind of reader as whom an editor previews the page. Nobody is really logged in, and no call is made for that
   * reader.
   */
  readonly simulatedReader?: SimulatedReader;
  /** The name of the output, e.g. `default` or `amp`. */
  readonly outputType: string;
  /** The stable id of the block on its page. */
  readonly instanceId: string;
  /** The resizer token version in force. */
  readonly tokenVersion: string;
  readonly content: ContentClient;
  /** Loads the identity client; rejects on the server, and when its code cannot be fetched. */
  readonly identity: LoadIdentity;
  /** Loads the sales context; rejects as `identity` does. */
  readonly sales: LoadSales;
  /** Loads the consent port; rejects as `identity` does. */
  readonly consent: LoadConsent;
  /**
   * Returns the URL to which a browser without script posts a form such as `forgot-password`; `undefined` if the host
   * accepts no forms. The form sends the name of the page to return to as `page`.
   */
  readonly formAction?: (form: string) => string | undefined;
  readonly environment: Environment;
  /** Renders the links to pages of the site. Absent: they are `a` elements, which load the page. */
  readonly Link?: ComponentType<HostLinkProps>;
  /** Returns this host's URL of a page of the newspaper. Absent: they are equal. */
  readonly writeUrl?: WriteUrl;
  /** Handles clicks on markup from authors, whose links `Link` cannot render. */
  readonly followLink?: (event: MouseEvent<HTMLElement>) => void;
  readonly events: EventBus;
  /** Whether the host itself defers blocks that have `lazyLoad` set. The engine does. */
  readonly handlesLazyLoad: boolean;
  readonly renderIsland?: RenderIsland;
  readonly renderEnhanced?: RenderEnhanced;
  /**
   * The installed ones of the blocks that this block brings (`brings` of its entry), by name. Only the engine's renderer of
   * static blocks provides it.
   */
  readonly brought?: ReadonlyMap<string, RenderBrought>;
  /** Logs a fault for developers and operators; readers lose nothing but quality by it. */
  readonly log: (message: string) => void;
  /** Called when a promo's link is followed. */
  readonly onSuccess?: () => void;
}
