/**
 * Page documents to HTML.
 *
 * A request is routed to a document and its content; everything its blocks will read is fetched side by side; blocks
 * are rendered one by one or taken from the fragment cache; the output block puts the document together. This module
 * only says who works with whom.
 */
import type { Block } from '@broadsheet/block-kit';
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { isContentSourceError } from '@broadsheet/sdk-content';
import { createContentCache } from './content/createContentCache.ts';
import type { ContentCache } from './content/createContentCache.ts';
import type { EngineOptions } from './EngineOptions.ts';
import { answerContent, CONTENT_PATH, createContentBodies } from './http/answerContent.ts';
import { answerPage } from './http/answerPage.ts';
import { answerPlace, PLACE_PATH } from './http/answerPlace.ts';
import { createTrustedPages } from './http/createTrustedPages.ts';
import { notAllowed } from './http/notAllowed.ts';
import { respond } from './http/respond.ts';
import { SECURITY_HEADERS } from './http/securityHeaders.ts';
import { store } from './http/Stored.ts';
import { createDataParts } from './page/createDataParts.ts';
import { createPageMaker } from './page/createPageMaker.ts';
import type { PageMaker } from './page/createPageMaker.ts';
import { createScopes } from './page/createScopes.ts';
import { createIdentify } from './render/createIdentify.ts';
import { createPlacer } from './render/createPlacer.ts';
import { createRenderer } from './render/createRenderer.ts';

export interface Engine {
  /** Answers pages and content; never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Forgets content, fragments and pages, e.g. after an import or a publication. */
  clear(): void;
}

/** Server-only sources (block-contracts 11): a signature lets its holder resize any picture. */
const HIDDEN: ReadonlySet<string> = new Set(['signing-service', 'content-api-unpublished']);

function findOutput(blocks: ReadonlyMap<string, Block>, name: string): Block {
  const output = blocks.get(name);
  if (output === undefined) {
    throw new Error(`The output block "${name}" is not registered: pass it in "blocks".`);
  }
  return output;
}

function createContent({ load, sanitise, sourceTimeoutMs, log }: EngineOptions, clock: Clock): ContentCache {
  return createContentCache({
    load: async (request, signal) => sanitise(await load(request, signal)),
    clock,
    ...(sourceTimeoutMs !== undefined && { timeoutMs: sourceTimeoutMs }),
    onFailure({ source }, error) {
      const isExpected = isContentSourceError(error) && error.kind !== 'failed';
      if (!isExpected) log.warn(`The content source "${source}" failed.`, { source, error: String(error) });
    },
  });
}

function createParts(options: EngineOptions) {
  const { log, clock = systemClock, maxPages = 2_000, trustMs = 1_000 } = options;
  const { maxFragments = 20_000, maxFragmentBytes = 16 * 1024 * 1024 } = options;
  const blocks = new Map(options.blocks.map((block) => [block.name, block]));
  const output = findOutput(blocks, options.output ?? 'default');
  const content = createContent(options, clock);
  const renderer = createRenderer({ clock, log, maxFragments, maxFragmentBytes });
  const place = createPlacer({ blocks, log: (message) => log.warn(message), clock });
  const scopeOf = createScopes(options, clock);
  const data = createDataParts(clock);
  const composing = { engine: options, clock, output, data };
  const pages = createPageMaker({ ...composing, content, place, renderer, scopeOf });
  const trusted = createTrustedPages({ clock, maxPages, trustMs, kept: pages.kept });
  const bodies = createContentBodies(clock);
  return { content, bodies, data, renderer, place, scopeOf, pages, trusted, identify: createIdentify() };
}

/** The page of a fault; one line of text if that page has the fault as well. */
async function answerFault(request: Request, pages: PageMaker): Promise<Response> {
  const text = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return respond(
    request,
    await pages.error(500, '/').catch(() => store(500, '500\n', { ...text, ...SECURITY_HEADERS })),
  );
}

/** @throws Error the output block is not among the blocks */
export function createEngine(options: EngineOptions): Engine {
  const { log, isReadable = (source) => !HIDDEN.has(source) } = options;
  const { content, bodies, data, renderer, pages, trusted, ...parts } = createParts(options);

  async function answer(request: Request, url: URL): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return notAllowed(request, url, options.origin);
    if (url.pathname.startsWith(CONTENT_PATH))
      return answerContent(request, url, { get: content.get, bodies, site: options.site().id, isReadable });
    if (url.pathname === PLACE_PATH)
      return answerPlace(request, url, { engine: options, content, data, renderer, ...parts });
    return answerPage(request, url, { engine: options, get: content.get, pages, trusted, ...parts });
  }

  return {
    async fetch(request) {
      const url = new URL(request.url);
      try {
        return await answer(request, url);
      } catch (error) {
        log.error('A page could not be made.', { path: url.pathname, error: String(error) });
        return answerFault(request, pages);
      }
    },
    clear() {
      for (const part of [content, bodies, data, renderer, pages, trusted]) part.clear();
    },
  };
}
