import { createEventBus, phrasesFor, serverEnvironment } from '@broadsheet/block-kit';
import type { Block, Host, Page, RenderIsland } from '@broadsheet/block-kit';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentClient, ContentEntry } from '@broadsheet/sdk-content';
import type { ContentAnswer } from '../content/createContentCache.ts';
import type { Dependencies } from './Dependencies.ts';
import type { PageScope } from './PageScope.ts';

export interface RenderHostOptions {
  readonly scope: PageScope;
  readonly block: Block;
  readonly instanceId: string;
  readonly dependencies: Dependencies;
  readonly log: (message: string) => void;
  /** The page's content as this block may see it; absent: all of it. */
  readonly globalContent?: { readonly value: unknown };
  readonly renderIsland?: RenderIsland;
}

function entryOf(answer: ContentAnswer | undefined): ContentEntry {
  switch (answer?.status) {
    case undefined:
      return { status: 'missing' };
    case 'ready':
      return { status: 'ready', data: answer.data };
    case 'failed':
      return { status: 'failed', error: answer.error };
  }
}

/** Content as it was fetched for the page; a block that asks for more than it declared finds it missing. */
function createPageContent({ scope, dependencies }: RenderHostOptions): ContentClient {
  const entries = new Map<string, ContentEntry>();
  return {
    fetch: (request) =>
      Promise.reject(new Error(`"${request.source}" cannot be fetched while the page renders.`)),
    peek(request) {
      const key = requestKey(request);
      dependencies.note(`content:${key}`);
      const entry = entries.get(key) ?? entryOf(scope.answers.get(key));
      entries.set(key, entry);
      return entry;
    },
    prime: () => undefined,
    primeKey: () => undefined,
    watch: () => () => undefined,
  };
}

/** The page, noting which part of it is read. */
function createNotedPage({ scope, dependencies, globalContent }: RenderHostOptions): Page {
  const { page } = scope;
  return {
    get path() {
      dependencies.note('path');
      return page.path;
    },
    get query() {
      dependencies.note('query');
      return page.query;
    },
    get type() {
      dependencies.note('pageType');
      return page.type;
    },
    get meta() {
      dependencies.note('meta');
      return page.meta;
    },
    get globalContent() {
      dependencies.note('globalContent');
      return globalContent === undefined ? page.globalContent : globalContent.value;
    },
  };
}

/** The host of one block while it renders on the server. */
export function createRenderHost(options: RenderHostOptions): Host {
  const { scope, block, instanceId, dependencies, log, renderIsland } = options;
  return {
    site: scope.site,
    locale: scope.locale,
    phrases: block.phrases === undefined ? {} : phrasesFor(block.phrases, scope.locale),
    page: createNotedPage(options),
    isAdmin: scope.isAdmin,
    outputType: scope.outputType,
    get instanceId() {
      dependencies.note('instance');
      return instanceId;
    },
    tokenVersion: scope.tokenVersion,
    content: createPageContent(options),
    environment: serverEnvironment(() => {
      dependencies.note('minute');
      return scope.now;
    }),
    events: createEventBus(),
    handlesLazyLoad: true,
    log,
    ...(renderIsland && { renderIsland }),
  };
}
