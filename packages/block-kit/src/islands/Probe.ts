/**
 * Script without React, for what does not need it.
 *
 * A probe decides whether an island has to hydrate at all; an enhancement gives a static block behaviour. Both are small
 * modules that the engine's loader runs on an element of the page, and both keep to the hosts' adapters, so that they can
 * be tested like components.
 */
import type { JsonValue } from '@broadsheet/sdk-content';
import type { LoadConsent } from '../consent/ConsentPort.ts';
import type { Environment, LoadIdentity, LoadSales } from '../host/Host.ts';
import type { OpenStory } from './StoryAnswer.ts';

export interface ElementContext {
  /** The block's place in the page. */
  readonly element: HTMLElement;
  /** Site id. */
  readonly site: string;
  readonly environment: Environment;
  /** Brings the identity client that all blocks of the page share, and with the first call its code. */
  readonly identity: LoadIdentity;
  /** Brings what sales operations work with, as `identity` does its client. */
  readonly sales: LoadSales;
  /** Brings what the reader lets other companies do; ask it before anything of theirs loads. */
  readonly consent: LoadConsent;
  /** Asks the site's content address; rejects when it cannot be reached or answers an error. */
  fetchContent(source: string, query: Readonly<Record<string, JsonValue>>): Promise<unknown>;
  /**
   * Answers the markup that the block has where the page's query is another, e.g. `?page=2`, for blocks whose hydration
   * is `isRefetched`; rejects when it cannot be had.
   */
  fetchBlock(search: string): Promise<string>;
  /** Asks for the rest of the page's locked story, and puts it in for a reader who may read it. */
  readonly openStory: OpenStory;
}

export interface ProbeContext extends ElementContext {
  /** Hydrates the island; further calls do nothing. */
  hydrate(): void;
}

/** Exported as `probe` by `{name}.probe.ts`. */
export type Probe = (context: ProbeContext) => void | Promise<void>;

/** Exported as `enhance` by `{name}.enhance.ts`; answers how to take the behaviour off again. */
export type Enhance = (context: ElementContext) => () => void;
