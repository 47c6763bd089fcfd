/** What probes and enhancements of a page work with: clients, content and blocks, each brought when it is asked for. */
import type { ElementContext, Environment } from '@broadsheet/block-kit';
import type { LazyBlock, PageData } from '../islands/wireFormat.ts';
import { createFetchContent } from './createFetchContent.ts';
import type { LazyBlockFetcher } from './createLazyBlockFetcher.ts';
import type { LoaderModules } from './LoaderModules.ts';

export interface ElementContextOptions {
  readonly root: Document;
  readonly modules: LoaderModules;
  readonly site: PageData['site'];
  readonly environment: Environment;
  readonly blocks: LazyBlockFetcher;
  /** Puts a block into its place in the page. */
  readonly fill: (place: HTMLElement, block: LazyBlock) => void;
}

/** @returns a function that makes the context of an element */
export function createElementContexts({
  root,
  modules,
  site,
  environment,
  blocks,
  fill,
}: ElementContextOptions): (element: HTMLElement) => ElementContext {
  const origin = environment.siteUrl();
  const identity = async () => (await modules.clients()).connectIdentity(site, origin)();
  const shared = {
    site: site.id,
    environment,
    identity,
    sales: async () => (await modules.clients()).connectSales(site, { origin, identity })(),
    consent: async () => (await modules.consent()).connectConsent(site),
    fetchContent: createFetchContent(site.id, environment),
    openStory: async (token) => {
      const { openStory } = await modules.stories();
      return openStory(token, {
        root,
        environment,
        fill: (place, block) => fill(place, blocks.adopt(block)),
      });
    },
  } satisfies Partial<ElementContext>;
  return (element) => ({
    ...shared,
    element,
    fetchBlock: async (search) => (await blocks.fetchBlock(element, search)).html,
  });
}
