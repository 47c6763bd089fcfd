/** One block of a page, for readers who have come near it: `GET /_broadsheet/place?path=/sport/&place=f1&level=2`. */
import type { ContentRequest } from '@broadsheet/sdk-content';
import { trailingSlash } from '@broadsheet/sdk-content';
import type { ContentAnswer } from '../content/createContentCache.ts';
import type { LazyPlace } from '../islands/wireFormat.ts';
import { fetchPlaceContent } from '../page/fetchPageContent.ts';
import { pageData } from '../page/pageData.ts';
import type { PageDocument } from '../page/PageDocument.ts';
import { resolveRoute } from '../page/resolveRoute.ts';
import type { Renderer } from '../render/createRenderer.ts';
import type { PageScope } from '../render/PageScope.ts';
import { allPlaces } from '../render/Place.ts';
import type { Placer } from '../render/createPlacer.ts';
import { printStyles } from '../render/styleGroups.ts';
import { cacheControl } from './cacheControl.ts';
import { respond, store } from './pageResponse.ts';

export const PLACE_PATH = '/_broadsheet/place';

export interface PlaceContext {
  readonly documents: readonly PageDocument[];
  readonly get: (request: ContentRequest) => Promise<ContentAnswer>;
  readonly place: Placer;
  readonly scopeOf: (
    document: PageDocument,
    path: string,
    query: Readonly<Record<string, string>>,
    answer: ContentAnswer | undefined,
  ) => PageScope;
  readonly renderer: Renderer;
}

async function lazyPlace(url: URL, context: PlaceContext): Promise<LazyPlace | undefined> {
  const path = trailingSlash(url.searchParams.get('path') ?? '/');
  const level = Math.min(Math.max(Number(url.searchParams.get('level')) || 1, 1), 6);
  const route = await resolveRoute(path, {}, context);
  if (route.kind !== 'page') return undefined;
  const page = context.place(route.document, route.values);
  const wanted = [...allPlaces(page)].find(({ id }) => id === url.searchParams.get('place'));
  if (wanted === undefined) return undefined;
  const scope = context.scopeOf(route.document, path, {}, route.content);
  const full = { ...scope, answers: await fetchPlaceContent(wanted, scope, context.get) };
  const parts = context.renderer.renderPlace(wanted, level, full);
  return { html: parts.html, css: printStyles(parts.styles, false), data: pageData(parts, full) };
}

export async function answerPlace(request: Request, url: URL, context: PlaceContext): Promise<Response> {
  const place = await lazyPlace(url, context);
  const status = place === undefined ? 404 : 200;
  const body = JSON.stringify(place ?? { message: 'There is no such place on that page.' });
  return respond(
    request,
    store(status, body, { 'Content-Type': 'application/json', 'Cache-Control': cacheControl(status) }),
  );
}
