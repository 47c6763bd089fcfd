/**
 * One block of a page, for readers who have come near it:
 * `GET /_broadsheet/place?path=/sport/&search=%3Fpage%3D2&place=f1&level=2`.
 */
import type { GetContent } from '../content/createContentCache.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import type { LazyPlace } from '../islands/wireFormat.ts';
import type { CreateScope } from '../page/createScopes.ts';
import { fetchPlaces } from '../page/fetchPlaces.ts';
import { islandsData } from '../page/pageData.ts';
import { resolveRoute } from '../page/resolveRoute.ts';
import type { Placer } from '../render/createPlacer.ts';
import type { Renderer } from '../render/createRenderer.ts';
import { allPlaces, withinAtOnce } from '../render/Place.ts';
import { styleRules } from '../render/styleGroups.ts';
import { cacheControl } from './cacheControl.ts';
import { readAddress } from './readAddress.ts';
import { respond } from './respond.ts';
import { store } from './Stored.ts';

export const PLACE_PATH = '/_broadsheet/place';

export interface PlaceContext {
  readonly engine: Pick<EngineOptions, 'pages' | 'log'>;
  readonly get: GetContent;
  readonly place: Placer;
  readonly scopeOf: CreateScope;
  readonly renderer: Renderer;
}

/** The page that the place stands on; only path and query of the address count. */
function readPage(values: URLSearchParams) {
  const path = values.get('path') ?? '/';
  const address = `http://page${path}${values.get('search') ?? ''}`;
  if (!path.startsWith('/') || !URL.canParse(address)) return undefined;
  const read = readAddress(new URL(address), []);
  return read.kind === 'page' ? read : undefined;
}

function readLevel(values: URLSearchParams): number {
  const level = Math.trunc(Number(values.get('level')));
  return Math.min(Math.max(level || 1, 1), 6);
}

async function lazyPlace(values: URLSearchParams, context: PlaceContext): Promise<LazyPlace | undefined> {
  const { engine, get, place, scopeOf, renderer } = context;
  const address = readPage(values);
  if (address === undefined) return undefined;
  const { path, query } = address;
  const route = await resolveRoute(path, query, { documents: engine.pages(), get });
  if (route.kind !== 'page') return undefined;
  const page = place(route.document, route.values);
  const wanted = [...allPlaces(page)].find(({ id }) => id === values.get('place'));
  if (wanted === undefined) return undefined;
  const bare = scopeOf({ document: route.document, path, query, content: route.content });
  const places = withinAtOnce(wanted, bare.isAdmin);
  const scope = { ...bare, answers: await fetchPlaces(places, bare, get, engine.log) };
  const parts = renderer.renderPlace(wanted, readLevel(values), scope);
  return { html: parts.html, css: styleRules(parts.styles), ...islandsData(parts, scope) };
}

export async function answerPlace(request: Request, url: URL, context: PlaceContext): Promise<Response> {
  const place = await lazyPlace(url.searchParams, context);
  const status = place === undefined ? 404 : 200;
  const body = place ?? { message: 'There is no such place on that page.' };
  return respond(
    request,
    store(status, JSON.stringify(body), {
      'Content-Type': 'application/json',
      'Cache-Control': cacheControl(status),
      'X-Content-Type-Options': 'nosniff',
    }),
  );
}
