/** The metadata of pages, kept by what they were made of: the site, the page's content and what its tags name. */
import type { Clock } from '@broadsheet/client-core';
import type { EngineOptions } from '../EngineOptions.ts';
import { pageMetadata } from '../metadata/pageMetadata.ts';
import { renderHead } from '../metadata/renderHead.ts';
import { resolveSocialImages } from '../metadata/resolveSocialImages.ts';
import { createChunk, packChunk, sizeOf } from '../render/Chunk.ts';
import type { Chunk } from '../render/Chunk.ts';
import { createFragmentCache } from '../render/createFragmentCache.ts';
import type { Dependent } from '../render/createFragmentCache.ts';
import { createIdentify } from '../render/createIdentify.ts';
import { createNotedPage } from '../render/createNotedPage.ts';
import { Dependencies } from '../render/Dependencies.ts';
import { dependencyReader } from '../render/PageScope.ts';
import type { PageScope } from '../render/PageScope.ts';

export interface Head extends Dependent {
  readonly chunk: Chunk;
}

export interface Heads {
  of(scope: PageScope): Promise<Head>;
  clear(): void;
}

const MAX_HEADS = 1_000;
const MAX_BYTES = 8 * 1024 * 1024;

async function makeHead(scope: PageScope, sign: EngineOptions['sign']): Promise<Head> {
  const { site, tokenVersion } = scope;
  const dependencies = new Dependencies();
  const page = createNotedPage(scope.page, dependencies);
  const input = { page, globalContent: page.globalContent, site };
  const images = await resolveSocialImages(input, { sign, resizerURL: site.resizerURL, tokenVersion });
  const chunk = createChunk(renderHead(pageMetadata({ ...input, images })));
  return { chunk, dependencies: dependencies.names };
}

/** @param keeps false: each head is made anew */
export function createHeads({ sign }: Pick<EngineOptions, 'sign'>, clock: Clock, keeps: boolean): Heads {
  if (!keeps) return { of: (scope) => makeHead(scope, sign), clear: () => undefined };
  const heads = createFragmentCache<Head>({
    clock,
    maxEntries: MAX_HEADS,
    maxBytes: MAX_BYTES,
    sizeOf: ({ chunk }) => sizeOf([chunk]),
  });
  const identify = createIdentify();
  return {
    async of(scope) {
      const base = String(identify(scope.site));
      const read = dependencyReader(scope, 'head');
      const known = heads.find(base, read);
      if (known !== undefined) return known;
      const { chunk, dependencies } = await makeHead(scope, sign);
      const made = { chunk: packChunk(chunk), dependencies };
      heads.keep(base, read, made);
      return made;
    },
    clear: () => heads.clear(),
  };
}
