/**
 * Page documents to HTML.
 *
 * A request is routed to a document and its content; everything its blocks will read is fetched side by side; blocks
 * are rendered one by one or taken from the fragment cache; the output block puts the document together. A page that
 * was composed before is sent again as long as nothing it was made from has changed.
 */
import { systemClock } from '@broadsheet/client-core';
import { isContentSourceError } from '@broadsheet/sdk-content';
import { createContentCache } from './content/createContentCache.ts';
import type { ContentAnswer } from './content/createContentCache.ts';
import type { EngineOptions } from './EngineOptions.ts';
import { cacheControl } from './http/cacheControl.ts';
import { answerContent, CONTENT_PATH } from './http/contentEndpoint.ts';
import { answerPlace, PLACE_PATH } from './http/placeEndpoint.ts';
import { respond, store } from './http/pageResponse.ts';
import type { Stored } from './http/pageResponse.ts';
import { readAddress } from './http/readAddress.ts';
import { SECURITY_HEADERS } from './http/securityHeaders.ts';
import { composePage } from './page/composePage.ts';
import { fetchPageContent } from './page/fetchPageContent.ts';
import type { PageDocument } from './page/PageDocument.ts';
import { resolveRoute } from './page/resolveRoute.ts';
import type { Route } from './page/resolveRoute.ts';
import { createFragmentCache } from './render/createFragmentCache.ts';
import { createRenderer } from './render/createRenderer.ts';
import type { DependencyName } from './render/Dependencies.ts';
import { dependencyReader } from './render/PageScope.ts';
import type { PageScope } from './render/PageScope.ts';
import { createPlacer } from './render/createPlacer.ts';
import { safeRedirect } from './security/safeRedirect.ts';

export interface Engine {
  /** Answers pages and content; never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Forgets content, fragments and pages, e.g. after an import or a publication. */
  clear(): void;
}

interface KeptPage {
  readonly stored: Stored;
  readonly dependencies: readonly DependencyName[];
}

type Status = 200 | 404 | 410 | 500 | 503;

export function createEngine(options: EngineOptions): Engine {
  const { log, clock = systemClock, maxPages = 2_000 } = options;
  const blocks = new Map(options.blocks.map((block) => [block.name, block]));
  const output = blocks.get(options.output ?? 'default');
  if (output === undefined) {
    throw new Error(
      `The output block "${options.output ?? 'default'}" is not registered: pass it in "blocks".`,
    );
  }
  const warn = (message: string) => log.warn(message);
  const content = createContentCache({
    load: async (request, signal) => options.sanitise(await options.load(request, signal)),
    clock,
    ...(options.sourceTimeoutMs !== undefined && { timeoutMs: options.sourceTimeoutMs }),
    onFailure: ({ source }, error) => reportFailure(source, error),
  });
  const renderer = createRenderer({
    clock,
    log: warn,
    ...(options.maxFragments !== undefined && { maxFragments: options.maxFragments }),
  });
  const pages = maxPages > 0 ? createFragmentCache<KeptPage>({ clock, maxEntries: maxPages }) : undefined;
  const place = createPlacer({ blocks, log: warn, clock });

  function reportFailure(source: string, error: unknown): void {
    const isExpected =
      isContentSourceError(error) && (error.kind === 'not-found' || error.kind === 'redirect');
    if (!isExpected) log.warn(`The content source "${source}" failed.`, { source, error: String(error) });
  }

  function scopeOf(
    document: PageDocument,
    path: string,
    query: Readonly<Record<string, string>>,
    answer: ContentAnswer | undefined,
  ): PageScope {
    const site = options.site();
    return {
      site,
      locale: site.locale ?? 'en',
      page: {
        path,
        query,
        type: document.pageType,
        meta: { 'page-type': document.pageType, ...document.meta },
        globalContent: answer?.status === 'ready' ? answer.data : undefined,
      },
      tokenVersion: options.tokenVersion,
      isAdmin: false,
      outputType: 'default',
      answers: new Map(),
      globalVersion: answer?.version ?? 0,
      now: clock.now(),
    };
  }

  async function pageOf(
    document: PageDocument,
    status: Status,
    path: string,
    query: Readonly<Record<string, string>>,
    answer: ContentAnswer | undefined,
    values: Readonly<Record<string, string>>,
  ): Promise<Stored> {
    const page = place(document, values);
    const empty = scopeOf(document, path, query, answer);
    const scope = { ...empty, answers: await fetchPageContent(page, empty, content.get, false) };
    const read = dependencyReader(scope, 'page');
    const base = `${document.id} ${status} ${path}`;
    const kept = pages?.find(base, read);
    if (kept !== undefined) return kept.stored;
    const parts = renderer.renderPage(page, scope);
    const { html, contentSecurityPolicy } = await composePage(parts, scope, outputBlock, options);
    const stored = store(status, html, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl(status),
      'Content-Security-Policy': contentSecurityPolicy,
      ...SECURITY_HEADERS,
    });
    // The head always reads the page's own content, whatever the blocks read.
    const dependencies = [
      ...new Set<DependencyName>([...parts.dependencies, 'globalContent', 'query']),
    ].sort();
    pages?.keep(base, read, { stored, dependencies });
    return stored;
  }
  const outputBlock = output;

  async function errorPage(status: Exclude<Status, 200>, path: string): Promise<Stored> {
    const wanted = status === 503 ? 500 : status;
    const documents = options.pages();
    const document =
      documents.find(({ match }) => match.kind === 'status' && match.status === wanted) ??
      documents.find(({ match }) => match.kind === 'status' && match.status === 404);
    const headers = { 'Cache-Control': cacheControl(status), ...SECURITY_HEADERS };
    if (document === undefined)
      return store(status, `${status}\n`, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
    return pageOf(document, status, path, {}, undefined, {});
  }

  function redirect(location: string, status: 301 | 302): Response {
    const target = safeRedirect(location, options.origin);
    const absolute = /^https:\/\/[^\s\\]+$/.test(location) ? location : '/';
    return new Response(null, {
      status,
      headers: { Location: target ?? absolute, 'Cache-Control': cacheControl(200), ...SECURITY_HEADERS },
    });
  }

  async function answerRoute(
    request: Request,
    route: Route,
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<Response> {
    switch (route.kind) {
      case 'page':
        return respond(request, await pageOf(route.document, 200, path, query, route.content, route.values));
      case 'redirect':
        return redirect(route.location, route.status);
      case 'missing':
        return respond(request, await errorPage(404, path));
      case 'gone':
        return respond(request, await errorPage(410, path));
      case 'unavailable': {
        const response = await respond(request, await errorPage(503, path));
        response.headers.set('Retry-After', '10');
        return response;
      }
    }
  }

  async function answerPage(request: Request, url: URL): Promise<Response> {
    const address = readAddress(url, options.redirects?.() ?? []);
    switch (address.kind) {
      case 'moved':
        return redirect(address.location, address.status);
      case 'gone':
        return answerRoute(request, { kind: 'gone' }, url.pathname, {});
      case 'page': {
        const { path, query } = address;
        const route = await resolveRoute(path, query, { documents: options.pages(), get: content.get });
        return answerRoute(request, route, path, query);
      }
    }
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Only GET and HEAD are answered here.\n', {
        status: 405,
        headers: { Allow: 'GET, HEAD' },
      });
    }
    if (url.pathname.startsWith(CONTENT_PATH)) return answerContent(request, url, content.get);
    if (url.pathname === PLACE_PATH) {
      return answerPlace(request, url, {
        documents: options.pages(),
        get: content.get,
        place,
        scopeOf,
        renderer,
      });
    }
    return answerPage(request, url);
  }

  return {
    async fetch(request) {
      try {
        return await answer(request);
      } catch (error) {
        log.error('A page could not be made.', { path: new URL(request.url).pathname, error: String(error) });
        return respond(
          request,
          await errorPage(500, '/').catch(() =>
            store(500, '500\n', { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }),
          ),
        );
      }
    },
    clear() {
      content.clear();
      renderer.clear();
      pages?.clear();
    },
  };
}
