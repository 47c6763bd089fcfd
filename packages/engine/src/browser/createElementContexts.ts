/** The contexts of a page's probes and enhancements: clients, content and blocks, each loaded when it is first used. */
import type { ElementContext, Environment, LoadConsent } from '@broadsheet/block-kit';
import type { LazyBlock, PageData } from '../islands/wireFormat.ts';
import { createFetchContent } from './createFetchContent.ts';
import type { LazyBlockFetcher } from './createLazyBlockFetcher.ts';
import type { LoaderModules } from './LoaderModules.ts';

export interface ElementContextOptions {
  readonly root: Document;
  readonly modules: LoaderModules;
  readonly site: PageData['site'];
  readonly environment: Environment;
  readonly consent: LoadConsent;
  readonly blocks: LazyBlockFetcher;
  /** Inserts a block into its element in the page. */
  readonly fill: (place: HTMLElement, block: LazyBlock) => void;
}

/** Returns a function that creates the context of an element. */
export function createElementContexts({
  root,
  modules,
  site,
  environment,
  consent,
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
    consent,
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
