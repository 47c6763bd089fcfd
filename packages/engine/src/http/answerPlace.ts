/**
 * One block of a page, for readers who have come near it:
 * `GET /_broadsheet/place?path=/sport/&search=%3Fpage%3D2&place=f1&level=2`.
 */
import type { ContentCache } from '../content/createContentCache.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import type { DataParts } from '../page/createDataParts.ts';
import { listRequests } from '../page/createRequestLists.ts';
import type { CreateScope } from '../page/createScopes.ts';
import { fetchRequests } from '../page/fetchRequests.ts';
import { resolveRoute } from '../page/resolveRoute.ts';
import { textOf } from '../render/Chunk.ts';
import { findPlace } from '../render/createOccurrences.ts';
import type { Placer } from '../render/createPlacer.ts';
import type { RenderedParts, Renderer } from '../render/createRenderer.ts';
import { allPlaces, withinAtOnce } from '../render/Place.ts';
import { mergeStyleGroups, styleRules } from '../render/styleGroups.ts';
import { cacheControl } from './cacheControl.ts';
import { readAddress } from './readAddress.ts';
import { respond } from './respond.ts';
import { store } from './Stored.ts';

export const PLACE_PATH = '/_broadsheet/place';

export interface PlaceContext {
  readonly engine: Pick<EngineOptions, 'pages' | 'log'>;
  readonly content: ContentCache;
  readonly data: DataParts;
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

/** A `LazyPlace` of the wire format. */
function printPlace(parts: RenderedParts, data: string): string {
  const css = styleRules(mergeStyleGroups(parts.styles.map(({ groups }) => groups)));
  return `{"html":${JSON.stringify(textOf(parts.chunks))},"css":${JSON.stringify(css)},${data}}`;
}

async function lazyPlace(values: URLSearchParams, context: PlaceContext): Promise<string | undefined> {
  const { engine, content, data, place, scopeOf, renderer } = context;
  const address = readPage(values);
  if (address === undefined) return undefined;
  const { path, query } = address;
  const route = await resolveRoute(path, query, { documents: engine.pages(), get: content.get });
  if (route.kind !== 'page') return undefined;
  const page = place(route.document, route.values);
  const wanted = findPlace(allPlaces(page), values.get('place') ?? '');
  if (wanted === undefined) return undefined;
  const bare = scopeOf({ document: route.document, path, query, content: route.content });
  const { requests } = listRequests(withinAtOnce(wanted.place, bare.isAdmin), bare, engine.log);
  const scope = { ...bare, answers: await fetchRequests(requests, content) };
  const parts = renderer.renderPlace(wanted, readLevel(values), scope);
  return printPlace(parts, textOf(data.ofIslands(parts, scope)));
}

export async function answerPlace(request: Request, url: URL, context: PlaceContext): Promise<Response> {
  const place = await lazyPlace(url.searchParams, context);
  const status = place === undefined ? 404 : 200;
  const body = place ?? JSON.stringify({ message: 'There is no such place on that page.' });
  return respond(
    request,
    store(status, body, {
      'Content-Type': 'application/json',
      'Cache-Control': cacheControl(status),
      'X-Content-Type-Options': 'nosniff',
    }),
  );
}
