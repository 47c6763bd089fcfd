/**
 * Script without React, for behaviour that does not need it.
 *
 * A probe decides whether an island has to hydrate at all; an enhancement gives a static block behaviour. Both are small
 * modules that the engine's loader runs on an element of the page. Both use the host's adapters instead of globals, so that
 * they can be tested like components.
 */
import type { JsonValue } from '@broadsheet/client-core';
import type { LoadConsent } from '../consent/ConsentPort.ts';
import type { Environment, LoadIdentity, LoadSales } from '../host/Host.ts';
import type { OpenStory } from './StoryAnswer.ts';

export interface ElementContext {
  /** The block's element in the page. */
  readonly element: HTMLElement;
  /** The site's id. */
  readonly site: string;
  readonly environment: Environment;
  /** Loads the identity client that all blocks of the page share; the first call fetches its code. */
  readonly identity: LoadIdentity;
  /** Loads the context of sales operations, as `identity` loads its client. */
  readonly sales: LoadSales;
  /** Loads the consent port, which must be asked before anything of another company loads. */
  readonly consent: LoadConsent;
  /** Requests content, or the fields of a filter, from the site's content endpoint; rejects when it cannot be reached or answers an error. */
  fetchContent(source: string, query: Readonly<Record<string, JsonValue>>, filter?: string): Promise<unknown>;
  /**
   * Fetches the block's markup for another query string of the page, e.g. `?page=2`. Only blocks whose hydration is
   * `isRefetched` have it. Rejects when it cannot be fetched.
   */
  fetchBlock(search: string): Promise<string>;
  /** Requests the rest of the page's locked story, and inserts it for a reader who may read it. */
  readonly openStory: OpenStory;
}

export interface ProbeContext extends ElementContext {
  /** Hydrates the island; further calls do nothing. */
  hydrate(): void;
}

/** The function that `{name}.probe.ts` exports as `probe`. */
export type Probe = (context: ProbeContext) => void | Promise<void>;

/** The function that `{name}.enhance.ts` exports as `enhance`; it returns a function that removes the behaviour. */
export type Enhance = (context: ElementContext) => () => void;
