/**
 * Resolves a URL to a page document and its content.
 *
 * Documents for a path come first, exact ones before patterns; then the section with that id; then the story, gallery or
 * video at that URL. An unknown path is a 404, deleted content a 410, and moved content a redirect.
 */
import { isRecord, text } from '@broadsheet/client-core';
import { isContentSourceError } from '@broadsheet/sdk-content/server';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ContentAnswer } from '../content/ContentAnswer.ts';
import type { GetContent } from '../content/createContentCache.ts';
import { fillQuery, hasPlaceholder } from '../document/fillQuery.ts';
import type { PageDocument } from '@broadsheet/page-document';
import { matchSegments, segments } from './matchPath.ts';

export type Route =
  | {
      readonly kind: 'page';
      readonly document: PageDocument;
      readonly content: ContentAnswer | undefined;
      /** The request of that content. */
      readonly request?: ContentRequest;
      /** What the URL says: `:name` values of the path, and `:section` on section pages. */
      readonly values: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  | { readonly kind: 'missing' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unavailable'; readonly error: unknown };

export interface RouteOptions {
  readonly documents: readonly PageDocument[];
  readonly get: GetContent;
}

/** The most characters of a section's id in the address of a search. */
const MAX_SECTION = 100;

interface PathMatch {
  readonly document: PageDocument;
  readonly values: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly document: PageDocument;
  readonly expected: readonly string[];
}

/** The patterns of documents, once for each list: all of them are compared with every path. */
const known = new WeakMap<readonly PageDocument[], readonly Pattern[]>();

function getPatterns(documents: readonly PageDocument[]): readonly Pattern[] {
  let patterns = known.get(documents);
  if (patterns === undefined) {
    patterns = documents.flatMap((document) =>
      document.match.kind === 'path' ? [{ document, expected: segments(document.match.path) }] : [],
    );
    known.set(documents, patterns);
  }
  return patterns;
}

/** Returns the document whose path matches best, an exact one before patterns. */
export function matchDocuments(documents: readonly PageDocument[], path: string): PathMatch | undefined {
  const given = segments(path);
  const matches = getPatterns(documents).flatMap(({ document, expected }): readonly PathMatch[] => {
    const values = matchSegments(expected, given);
    return values === undefined ? [] : [{ document, values }];
  });
  return matches.toSorted((a, b) => Object.keys(a.values).length - Object.keys(b.values).length)[0];
}

/** Converts a failed answer to the route of its error. */
function toFailureRoute(error: unknown): Route {
  if (!isContentSourceError(error)) return { kind: 'unavailable', error };
  const { failure } = error;
  switch (failure.kind) {
    case 'not-found':
    case 'bad-query':
    case 'unknown-source':
      return { kind: 'missing' };
    case 'redirect':
      return { kind: 'redirect', location: failure.location, status: 302 };
    case 'failed':
      return { kind: 'unavailable', error };
  }
}

function toPageRoute(page: PathMatch & { readonly request: ContentRequest }, content: ContentAnswer): Route {
  return content.status === 'ready' ? { kind: 'page', ...page, content } : toFailureRoute(content.error);
}

async function routeToDocument(
  { document, values }: PathMatch,
  query: Readonly<Record<string, string>>,
  get: GetContent,
): Promise<Route> {
  if (document.content === undefined) return { kind: 'page', document, content: undefined, values };
  const { contentService: source, contentConfigValues } = document.content;
  // Read only if needed, because pages are cached by the query values that were read.
  const page = hasPlaceholder(contentConfigValues, 'page') ? readPageNumber(query['page']) : '1';
  if (page === undefined) return { kind: 'missing' };
  const request = {
    source,
    query: fillQuery(contentConfigValues, { page, ...readChoices(contentConfigValues, query), ...values }),
  };
  const answer = await get(request);
  if (page !== '1' && answer.status === 'ready' && isEmptyList(answer.data)) return { kind: 'missing' };
  return toPageRoute({ document, request, values }, answer);
}

/** Parses `?page=2`; `undefined` for an invalid page number, which must not cost a request. */
function readPageNumber(value = '1'): string | undefined {
  return /^[1-9]\d{0,3}$/.test(value) ? value : undefined;
}

/** Reads the choices of a search that the document asks for. */
function readChoices(
  requested: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    sort: hasPlaceholder(requested, 'sort') ? readSort(query['sort']) : '',
    section: hasPlaceholder(requested, 'section') ? readSection(query['section']) : '',
    period: hasPlaceholder(requested, 'period') ? readPeriod(query['period']) : '',
  };
}

/** Parses `?section=/coast/`; any text that cannot be the id of a section means all sections. */
function readSection(value = ''): string {
  return value.length <= MAX_SECTION && /^\/[^\s:]*$/.test(value) ? value : '';
}

/** Parses `?period=week`; any other value means all periods. */
function readPeriod(value = ''): string {
  return /^(day|week|month|year)$/.test(value) ? value : 'any';
}

/** Parses `?sort=date`; any other value means the source's own order. */
function readSort(value: string | undefined): 'date' | 'relevance' {
  return value === 'date' ? 'date' : 'relevance';
}

/** Returns whether an answer's lists are empty, which means that the page is beyond the last one. */
function isEmptyList(data: unknown): boolean {
  const lists = isRecord(data) ? [data['content_elements'], data['data']].filter(Array.isArray) : [];
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

async function routeToSection(path: string, { documents, get }: RouteOptions): Promise<Route> {
  const document = documents.find(({ match }) => match.kind === 'section');
  if (document === undefined || path === '/') return { kind: 'missing' };
  const request = { source: 'site-service-hierarchy', query: { hierarchy: 'default', sectionId: path } };
  const answer = await get(request);
  // Stories name the section by its id, which may have another spelling than the path.
  const node = answer.status === 'ready' ? answer.data : undefined;
  const section = (isRecord(node) ? text(node['_id']) : undefined) ?? path;
  return toPageRoute({ document, request, values: { section } }, answer);
}

/** Returns the document for content of a type: one for its subtype before one for all. */
function findTemplate(
  documents: readonly PageDocument[],
  { type, subtype }: { readonly type: string | undefined; readonly subtype: string | undefined },
): PageDocument | undefined {
  const [ofSubtype, ofType] = [subtype, undefined].map((wanted) =>
    documents.find(
      ({ match }) => match.kind === 'content' && match.type === type && match.subtype === wanted,
    ),
  );
  return ofSubtype ?? ofType;
}

async function routeToContent(path: string, { documents, get }: RouteOptions): Promise<Route> {
  const request = { source: 'content-api', query: { website_url: path } };
  const answer = await get(request);
  if (answer.status === 'failed') return toFailureRoute(answer.error);
  const type = isRecord(answer.data) ? text(answer.data['type']) : undefined;
  if (isRecord(answer.data) && answer.data['status'] === 'gone') return { kind: 'gone' };
  const subtype = isRecord(answer.data) ? text(answer.data['subtype']) : undefined;
  const document = findTemplate(documents, { type, subtype });
  return document === undefined
    ? { kind: 'missing' }
    : toPageRoute({ document, request, values: {} }, answer);
}

/** Returns whether only stories name a section: it hides nothing that stands at its address. */
function isUnlisted(route: Route): boolean {
  const answer = route.kind === 'page' ? route.content : undefined;
  return answer?.status === 'ready' && isRecord(answer.data) && answer.data['unlisted'] === true;
}

/** Resolves a path (with its trailing slash) to its document and content. Never rejects. */
export async function resolveRoute(
  { path, query }: { readonly path: string; readonly query: Readonly<Record<string, string>> },
  options: RouteOptions,
): Promise<Route> {
  const match = matchDocuments(options.documents, path);
  if (match !== undefined) return routeToDocument(match, query, options.get);
  const [section, content] = await Promise.all([
    routeToSection(path, options),
    routeToContent(path, options),
  ]);
  const isHidden = isUnlisted(section) && content.kind !== 'missing' && content.kind !== 'unavailable';
  if (section.kind === 'page' && !isHidden) return section;
  return content.kind === 'missing' ? section : content;
}
