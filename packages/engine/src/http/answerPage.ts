/** Pages: from an address to an answer. */
import type { GetContent } from '../content/createContentCache.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import type { PageMaker } from '../page/createPageMaker.ts';
import type { RedirectRule } from '../page/RedirectRule.ts';
import { resolveRoute } from '../page/resolveRoute.ts';
import type { Route } from '../page/resolveRoute.ts';
import type { Identify } from '../render/createIdentify.ts';
import { createNotedQuery } from '../render/createNotedPage.ts';
import { Dependencies } from '../render/Dependencies.ts';
import type { TrustedPages } from './createTrustedPages.ts';
import { ONE_READERS } from './cacheControl.ts';
import { isOneReaders } from './isOneReaders.ts';
import { readAddress } from './readAddress.ts';
import { redirect } from './redirect.ts';
import { respond } from './respond.ts';
import type { Stored } from './Stored.ts';

export interface PageContext {
  readonly engine: Pick<EngineOptions, 'pages' | 'redirects' | 'site' | 'origin' | 'log'>;
  readonly get: GetContent;
  readonly pages: PageMaker;
  readonly trusted: TrustedPages;
  readonly identify: Identify;
}

type PageRoute = Extract<Route, { readonly kind: 'page' }>;

interface Wanted {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

const NO_RULES: readonly RedirectRule[] = [];

async function makePage(
  { path, query }: Wanted,
  route: PageRoute,
  context: PageContext,
  keep: (page: Awaited<ReturnType<PageMaker['make']>>) => void,
): Promise<Stored> {
  const { document, content, values } = route;
  const made = await context.pages.make({ document, status: 200, path, query, content, values });
  keep(made);
  return made.stored;
}

/** A page with a secret in its address: nobody keeps it on its way, and no other site is told where it was. */
async function answerOneReader(
  request: Request,
  wanted: Wanted,
  route: PageRoute,
  context: PageContext,
): Promise<Response> {
  const stored = await makePage(wanted, route, context, () => undefined);
  const headers = { ...stored.headers, 'Cache-Control': ONE_READERS, 'Referrer-Policy': 'same-origin' };
  return respond(request, { ...stored, headers });
}

async function answerAddress(request: Request, wanted: Wanted, context: PageContext): Promise<Response> {
  const { engine, get, pages, trusted, identify } = context;
  const { path, query } = wanted;
  const documents = engine.pages();
  const base = `${identify(documents)} ${identify(engine.site())} ${path}`;
  const known = trusted.find(base, query);
  if (known !== undefined) return respond(request, known);
  const reads = new Dependencies();
  const route = await resolveRoute(path, createNotedQuery(query, reads), { documents, get });
  switch (route.kind) {
    case 'page': {
      if (isOneReaders(query)) return answerOneReader(request, wanted, route, context);
      const stored = await makePage(wanted, route, context, (made) =>
        trusted.keep(base, query, made, reads.names),
      );
      return respond(request, stored);
    }
    case 'redirect':
      return redirect(route, engine.origin, engine.log);
    case 'missing':
      return respond(request, await pages.error(404, path));
    case 'gone':
      return respond(request, await pages.error(410, path));
    case 'unavailable':
      return respond(request, await pages.error(503, path));
  }
}

export async function answerPage(request: Request, url: URL, context: PageContext): Promise<Response> {
  const { engine, pages } = context;
  const address = readAddress(url, engine.redirects?.() ?? NO_RULES);
  switch (address.kind) {
    case 'moved':
      return redirect(address, engine.origin, engine.log);
    case 'gone':
      return respond(request, await pages.error(410, url.pathname));
    case 'missing':
      return respond(request, await pages.error(404, '/'));
    case 'page':
      return answerAddress(request, address, context);
  }
}
