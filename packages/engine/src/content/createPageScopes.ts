import type { SimulatedReader } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import type { PageDocument } from '@broadsheet/page-document';
import type { EngineOptions } from '../EngineOptions.ts';
import type { ContentAnswer } from './ContentAnswer.ts';
import type { PageScope } from './PageScope.ts';

/** The page that is rendered: its path, query, content and audience. */
export interface PageSubject {
  readonly document: PageDocument;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The page's own content. */
  readonly content: ContentAnswer | undefined;
  /** True for a preview in a page builder. Default: false. */
  readonly isAdmin?: boolean;
  /** The kind of reader for whom a preview is made. Default: none. */
  readonly simulatedReader?: SimulatedReader | undefined;
  /** True for a page whose scripts are taken out. Default: `isAdmin`. */
  readonly isStill?: boolean;
}

export type CreatePageScope = (subject: PageSubject) => PageScope;

/** Creates a function that returns the scope of a page before the content of its blocks is fetched. */
export function createPageScopes(
  options: Pick<EngineOptions, 'site' | 'tokenVersion' | 'formPath'>,
  clock: Clock,
): CreatePageScope {
  const metas = new WeakMap<PageDocument, PageScope['page']['meta']>();
  function metaOf(document: PageDocument): PageScope['page']['meta'] {
    let meta = metas.get(document);
    if (meta === undefined) {
      meta = { 'page-type': document.pageType, ...document.meta };
      metas.set(document, meta);
    }
    return meta;
  }

  return ({ document, path, query, content, simulatedReader, isAdmin = false, isStill = isAdmin }) => {
    const site = options.site();
    return {
      site,
      locale: site.locale ?? 'en',
      page: {
        path,
        query,
        type: document.pageType,
        meta: metaOf(document),
        globalContent: content?.status === 'ready' ? content.data : undefined,
      },
      tokenVersion: options.tokenVersion,
      isAdmin,
      simulatedReader,
      isStill,
      outputType: 'default',
      formPath: options.formPath,
      answers: new Map(),
      globalVersion: content?.version ?? 'none',
      now: clock.now(),
    };
  };
}
