/**
 * Everything a block may know of where it runs.
 *
 * A component never reaches for a global: it asks its host, by hooks. The engine makes a host for each block it
 * renders and for each island it wakes; `Broadsheet` makes one for any other React application; a test makes its own.
 */
import type { Fetch } from '@broadsheet/client-core';
import type { ContentClient, SiteProperties } from '@broadsheet/sdk-content';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { SalesContext } from '@broadsheet/sdk-sales';
import type { ReactElement, ReactNode } from 'react';
import type { LoadConsent } from '../consent/ConsentPort.ts';
import type { Phrases } from '../phrases/PhraseBook.ts';

export interface Page {
  /** Path of the request, e.g. `/sport/`. */
  readonly path: string;
  /** Values of the query string; the last one of a repeated name. */
  readonly query: Readonly<Record<string, string>>;
  /** Page type, e.g. `article`, `section` or `search`. */
  readonly type: string;
  /** Page meta by name, e.g. `title`, `ad-path`. */
  readonly meta: Readonly<Record<string, string>>;
  /** The content that the page was resolved with; `undefined` where there is none. */
  readonly globalContent: unknown;
}

export interface CookieOptions {
  readonly maxAgeSeconds: number;
}

/** What only a browser has. On the server every reading is empty and every writing does nothing. */
export interface Environment {
  /** Calls a service; rejects when no answer comes. On the server it always does: what a page needs there is content. */
  readonly fetch: Fetch;
  readCookie(name: string): string | undefined;
  /** Path `/`, SameSite Lax, Secure on https, readable by script. */
  writeCookie(name: string, value: string, options: CookieOptions): void;
  /** Goes to an address of this site. */
  navigate(address: string): void;
  /** Loads the page anew. */
  reload(): void;
  /** Opens the browser's dialog that prints the page. */
  print(): void;
  /** Another address for this page, without loading it: the history keeps no trace of the old one. */
  replaceAddress(address: string): void;
  /** Scheme, host and port of the page, e.g. `https://www.example.com`. */
  origin(): string;
  /** Path and query of the page as they are now. */
  address(): string;
  /** Address that the reader came from; empty if unknown. */
  referrer(): string;
  /** Of the local storage, which all tabs share; `undefined` too where there is none. */
  readLocalItem(name: string): string | undefined;
  /** Without a value, removes it. */
  writeLocalItem(name: string, value: string | undefined): void;
  /** Runs when the local storage may have changed, as by another tab, until ended by the returned function. */
  onStorageChange(run: () => void): () => void;
  /** Of the tab's session storage; `undefined` too where there is none. */
  readSessionItem(name: string): string | undefined;
  /** Without a value, removes it. */
  writeSessionItem(name: string, value: string | undefined): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs until cancelled by the returned function. */
  every(milliseconds: number, run: () => void): () => void;
  matches(mediaQuery: string): boolean;
}

/** What blocks tell each other and the page, e.g. `galleryImageNext`. */
export interface EventBus {
  dispatch(name: string, detail: unknown): void;
  subscribe(name: string, listener: (detail: unknown) => void): () => void;
}

export interface IslandRequest {
  readonly name: string;
  readonly when: IslandTrigger;
  readonly element: ReactElement;
  /** What the element was made of; it travels in the page. */
  readonly props: object;
}

export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction';

/** Present only where the engine renders a static block; turns a part of it into an island. */
export type RenderIsland = (request: IslandRequest) => ReactNode;

/** Present only where the engine renders a static block; marks a part of it whose enhancement the loader runs. */
export type RenderEnhanced = (part: { readonly name: string; readonly children: ReactNode }) => ReactNode;

/** Places one more of a block that another block brings. */
export type RenderBrought = () => ReactNode;

/** A kind of reader for whom an editor looks at a page: not logged in, logged in, logged in and subscribing. */
export type SimulatedReader = 'anonymous' | 'registered' | 'subscribed';

/** Brings the identity client that all blocks of the page share, and with the first call its code. */
export type LoadIdentity = () => Promise<IdentityClient>;

/** Brings what the sales operations of the page work with, and with the first call its code. */
export type LoadSales = () => Promise<SalesContext>;

export interface Host {
  readonly site: SiteProperties;
  readonly locale: string;
  /** Phrases of the locale; English stands in for what is missing. */
  readonly phrases: Phrases;
  readonly page: Page;
  /** True inside the page builder. */
  readonly isAdmin: boolean;
  /** In a preview that an editor looks at as some reader: nobody is logged in, and no call knows of it. */
  readonly simulatedReader?: SimulatedReader;
  /** Name of the output, e.g. `default` or `amp`. */
  readonly outputType: string;
  /** Stable id of the block on its page. */
  readonly instanceId: string;
  /** The resizer token version in force. */
  readonly tokenVersion: string;
  readonly content: ContentClient;
  /** Rejects where there is none: on the server, or when its code cannot be fetched. */
  readonly identity: LoadIdentity;
  /** Rejects where there is none, as `identity` does. */
  readonly sales: LoadSales;
  /** What the reader lets other companies do; rejects where there is none, as `identity` does. */
  readonly consent: LoadConsent;
  /**
   * Where the form of this name is posted by a browser without script, e.g. `forgot-password`; `undefined` where
   * nobody takes forms. The name of the page to come back to goes along as `page`.
   */
  readonly formAction?: (form: string) => string | undefined;
  readonly environment: Environment;
  readonly events: EventBus;
  /** The engine has already put the block off where `lazyLoad` asks for it. */
  readonly handlesLazyLoad: boolean;
  readonly renderIsland?: RenderIsland;
  readonly renderEnhanced?: RenderEnhanced;
  /**
   * The blocks that this one brings (`brings` of its entry) as far as they are installed, by name. Present only where
   * the engine renders a static block.
   */
  readonly brought?: ReadonlyMap<string, RenderBrought>;
  /** Tells developers and operators of a fault that costs readers nothing but quality. */
  readonly log: (message: string) => void;
  /** Called when a promo's link is followed. */
  readonly onSuccess?: () => void;
}
