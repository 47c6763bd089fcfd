/**
 * Page documents to HTML.
 *
 * A request goes to one of the endpoints: pages, lazy blocks, locked stories, content. Pages take the five steps of the
 * pipeline: route, resolve, fetch, render, compose. This module only connects the parts.
 */
import { matchDocuments } from './routing/resolveRoute.ts';
import { nameBlocks } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { isFinalError } from './content/ContentAnswer.ts';
import { getCacheBytes } from './cache/cacheShares.ts';
import { createDataParts } from './compose/createDataParts.ts';
import { createContentCache } from './content/createContentCache.ts';
import type { ContentCache } from './content/createContentCache.ts';
import { createWholeStories } from './content/createWholeStories.ts';
import { answerContent, CONTENT_PATH, createContentBodies } from './endpoints/answerContent.ts';
import { answerEmbedFrame } from './endpoints/answerEmbedFrame.ts';
import { answerLazyBlock, BLOCK_PATH } from './endpoints/answerLazyBlock.ts';
import { createStoryEndpoint } from './endpoints/createStoryEndpoint.ts';
import { EMBED_FRAME_PATH } from './islands/embedFrame.ts';
import { answerPage } from './endpoints/answerPage.ts';
import type { EngineOptions } from './EngineOptions.ts';
import { PagePipeline } from './pipeline/PagePipeline.ts';
import { PageSteps } from './pipeline/PageSteps.ts';
import { createPreviews } from './preview/createPreviews.ts';
import type { Previews } from './preview/createPreviews.ts';
import { cacheText } from './response/CachedResponse.ts';
import { methodNotAllowed } from './response/methodNotAllowed.ts';
import { respond } from './response/respond.ts';
import { createSectionFiller } from './sections/createSectionFiller.ts';
import { sectionBlocks } from './sections/sectionBlocks.tsx';
import { SECURITY_HEADERS } from './security/securityHeaders.ts';

export interface Engine {
  /** Responds to requests for pages and content; never rejects. */
  fetch(request: Request): Promise<Response>;
  /**
   * Renders a page ahead of its first reader. Returns true if it is complete, and false if a source failed or timed out;
   * a later call may succeed.
   */
  warm(path: string): Promise<boolean>;
  /** Makes a page anew for the next reader, also of other processes, and stores it, see `EngineOptions.pageStore`. */
  renew(path: string): Promise<void>;
  /** Returns a digest of what stored pages are made with now, besides their page documents; undefined: none is stored. */
  storesWith(): string | undefined;
  /** Renders drafts as a page builder shows them. Only for callers that may edit. */
  readonly previews: Previews;
  /** Forgets content, fragments and pages, e.g. after an import or a publication. */
  clear(): void;
}

/** The sources that only the server may use: a signature allows resizing any image, and drafts are for editors. */
const HIDDEN: ReadonlySet<string> = new Set(['signing-service', 'content-api-unpublished']);

function findOutput(blocks: ReadonlyMap<string, Block>, name: string): Block {
  const output = blocks.get(name);
  if (output === undefined) {
    throw new Error(`The output block "${name}" is not registered: pass it in "blocks".`);
  }
  return output;
}

function createContent(options: EngineOptions, clock: Clock): ContentCache {
  const { load, sanitise, sourceTimeoutMs, freshMs, archiveVersion, log } = options;
  return createContentCache({
    load: async (request, signal, notes) => sanitise(await load(request, signal, notes)),
    clock,
    maxBytes: getCacheBytes('content', options),
    archiveVersion,
    changes: options.changes,
    onStale: options.onStale,
    ...(sourceTimeoutMs !== undefined && { timeoutMs: sourceTimeoutMs }),
    ...(freshMs !== undefined && { freshMs }),
    onFailure({ source }, error) {
      if (!isFinalError(error))
        log.warn(`The content source "${source}" failed.`, { source, error: String(error) });
    },
  });
}

/** Returns the options with pages in which the blocks of shared sections stand in the places that refer to them. */
function withSections(options: EngineOptions): EngineOptions {
  const { fillAll } = createSectionFiller();
  return { ...options, pages: () => fillAll(options.pages()) };
}

function createParts(given: EngineOptions) {
  const { clock = systemClock } = given;
  const options = withSections(given);
  const blocks = nameBlocks([...sectionBlocks, ...options.blocks]);
  const output = findOutput(blocks, options.output ?? 'default');
  const content = createContent(options, clock);
  const stories = createWholeStories(options, clock);
  const data = createDataParts(clock, getCacheBytes('islandData', options));
  const steps = new PageSteps({ engine: options, clock, content, blocks, output, data });
  const pages = new PagePipeline({ engine: options, clock, steps });
  return {
    content,
    stories,
    // Previews show the pages of their callers, and fill them themselves.
    previews: createPreviews({ engine: given, clock, content, stories, blocks, output, data }),
    bodies: createContentBodies(clock, getCacheBytes('contentBodies', options)),
    data,
    steps,
    pages,
    story: createStoryEndpoint({ engine: options, clock, steps, data, stories }),
  };
}

/** Returns where a page failed: the pattern of a page document with a variable part, which readers type, else the path. */
function describePlace(options: EngineOptions, { pathname }: URL): { readonly path: string } {
  const match = matchDocuments(options.pages(), pathname)?.document.match;
  return { path: match?.kind === 'path' ? match.path : pathname };
}

/** Responds to an unexpected error with the error page; with one line of text if that page fails too. */
async function answerFault(request: Request, pages: PagePipeline): Promise<Response> {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...SECURITY_HEADERS,
  };
  return respond(
    request,
    await pages.loadErrorPage(500, '/').then(
      ({ response }) => response,
      () => cacheText({ status: 500, headers }, '500\n'),
    ),
  );
}

/** Creates the engine. @throws Error when the output block is not among the blocks */
export function createEngine(options: EngineOptions): Engine {
  const { log, isReadable = (source) => !HIDDEN.has(source), clock = systemClock } = options;
  const { content, stories, previews, bodies, data, steps, pages, story } = createParts(options);

  async function answer(request: Request, url: URL): Promise<Response> {
    if (request.method === 'POST' && url.pathname === BLOCK_PATH) return story.answer(request, url);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return methodNotAllowed(request, url, options.origin);
    if (url.pathname.startsWith(CONTENT_PATH))
      return answerContent(request, url, {
        get: content.get,
        bodies,
        describeAnswer: options.describeAnswer,
        site: options.site().id,
        isReadable,
      });
    if (url.pathname === EMBED_FRAME_PATH) return answerEmbedFrame(request);
    if (url.pathname === BLOCK_PATH)
      return answerLazyBlock(request, url, { steps, data, describeAnswer: options.describeAnswer, clock });
    return answerPage(request, url, { engine: options, pages, clock });
  }

  return {
    async fetch(request) {
      const url = new URL(request.url);
      try {
        return await answer(request, url);
      } catch (error) {
        log.error('A page could not be made.', { ...describePlace(options, url), error: String(error) });
        return answerFault(request, pages);
      }
    },
    warm: (path) => pages.warm(path),
    renew: (path) => pages.renew(path),
    storesWith: () => pages.storesWith(),
    previews,
    clear() {
      for (const part of [content, stories, previews, bodies, data, pages, story]) part?.clear();
    },
  };
}
