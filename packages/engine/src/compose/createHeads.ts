/** The metadata of pages, cached by what they depend on: the site, the page's content and the images of its tags. */
import type { Clock } from '@broadsheet/client-core';
import { parseNavigationNode, requestKey, SECTION_TREE } from '@broadsheet/sdk-content';
import type { NavigationNode } from '@broadsheet/sdk-content';
import { createDependencyCache } from '../cache/createDependencyCache.ts';
import type { Dependent } from '../cache/createDependencyCache.ts';
import { createObjectIds } from '../cache/createObjectIds.ts';
import { Dependencies } from '../cache/Dependencies.ts';
import { trackPageReads } from '../cache/trackPageReads.ts';
import { createChunk, packChunk, getChunksSize } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import { dependencyReader } from '../content/PageScope.ts';
import type { PageScope } from '../content/PageScope.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import { pageMetadata } from '../metadata/head/pageMetadata.ts';
import { renderHead } from '../metadata/head/renderHead.ts';
import { resolveSocialImages } from '../metadata/resolveSocialImages.ts';

export interface Head extends Dependent {
  readonly chunk: Chunk;
}

export interface Heads {
  get(scope: PageScope): Promise<Head>;
  clear(): void;
}

const MAX_HEADS = 1_000;

const TREE_KEY = requestKey(SECTION_TREE);

/**
 * Returns the section tree if a block of the page has requested it, so that structured data has the breadcrumbs that are
 * shown.
 */
function readSections({ answers }: PageScope, dependencies: Dependencies): NavigationNode | undefined {
  const answer = answers.get(TREE_KEY);
  // Without a block's request its freshness is unknown, and a dependency on it would keep every page from being cached.
  if (answer !== undefined) dependencies.record(`content:${TREE_KEY}`);
  return answer?.status === 'ready' ? parseNavigationNode(answer.data) : undefined;
}

async function makeHead(
  scope: PageScope,
  { sign, linked }: Pick<EngineOptions, 'sign' | 'linked'>,
): Promise<Head> {
  const { site, tokenVersion } = scope;
  const dependencies = new Dependencies();
  const page = trackPageReads(scope.page, dependencies);
  const sections = readSections(scope, dependencies);
  const input = {
    page,
    globalContent: page.globalContent,
    site,
    ...(sections !== undefined && { sections }),
    ...(linked !== undefined && { linked }),
  };
  const images = await resolveSocialImages(input, { sign, resizerURL: site.resizerURL, tokenVersion });
  const chunk = packChunk(createChunk(renderHead(pageMetadata({ ...input, images }))));
  return { chunk, dependencies: dependencies.names };
}

export interface HeadsOptions extends Pick<EngineOptions, 'sign' | 'linked'> {
  readonly clock: Clock;
  /** Whether heads are cached. */
  readonly isCaching: boolean;
  readonly maxBytes: number;
}

export function createHeads({ clock, isCaching, maxBytes, ...engine }: HeadsOptions): Heads {
  const heads = createDependencyCache<Head>({
    clock,
    maxEntries: isCaching ? MAX_HEADS : 0,
    maxBytes,
    sizeOf: ({ chunk }) => getChunksSize([chunk]),
  });
  const idOf = createObjectIds();
  return {
    get(scope) {
      const lookup = { base: String(idOf(scope.site)), read: dependencyReader(scope, 'head') };
      return heads.getOrCreateAsync(lookup, () => makeHead(scope, engine));
    },
    clear: () => heads.clear(),
  };
}
