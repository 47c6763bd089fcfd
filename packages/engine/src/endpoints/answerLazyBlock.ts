/**
 * One block of a page, for readers who have come near it:
 * `GET /_broadsheet/block?path=/sport/&search=%3Fpage%3D2&instance=f1&level=2`.
 */
import { toText } from '../chunks/Chunk.ts';
import type { DataParts } from '../compose/createDataParts.ts';
import { isTroubled } from '../content/ContentAnswer.ts';
import type { PageDocument } from '../document/PageDocument.ts';
import type { PageSteps, PageUrl } from '../pipeline/createPageSteps.ts';
import { findErrorDocument } from '../pipeline/findErrorDocument.ts';
import type { JoinedBlocks } from '../render/createBlockJoiner.ts';
import { cacheControl, PRIVATE } from '../response/cacheControl.ts';
import { cacheText } from '../response/CachedResponse.ts';
import { respond } from '../response/respond.ts';
import { carriesSecret } from '../routing/carriesSecret.ts';
import { readUrl } from '../routing/readUrl.ts';
import type { Route } from '../routing/resolveRoute.ts';
import { mergeStyleGroups, styleRules } from '../styles/styleGroups.ts';
import { allInstances } from '../tree/BlockInstance.ts';
import { findInstance } from '../tree/createOccurrences.ts';

export const LAZY_BLOCK_PATH = '/_broadsheet/block';

export interface LazyBlockContext {
  readonly steps: PageSteps;
  readonly data: DataParts;
}

/** The page that the block stands on; only path and query of the URL count. What is no path has the page of an error. */
function readPage(values: URLSearchParams): PageUrl | undefined {
  const path = values.get('path') ?? '/';
  const url = `http://page${path}${values.get('search') ?? ''}`;
  if (!path.startsWith('/') || !URL.canParse(url)) return undefined;
  const reading = readUrl(new URL(url), []);
  return reading.kind === 'page' ? reading : undefined;
}

function readLevel(values: URLSearchParams): number {
  const level = Math.trunc(Number(values.get('level')));
  return Math.min(Math.max(level || 1, 1), 6);
}

/** A `LazyBlock` of the wire format. */
function printLazyBlock(blocks: JoinedBlocks, data: string): string {
  const css = styleRules(mergeStyleGroups(blocks.styles.map(({ groups }) => groups)));
  return `{"html":${JSON.stringify(toText(blocks.chunks))},"css":${JSON.stringify(css)},${data}}`;
}

type DocumentRoute = Pick<Extract<Route, { readonly kind: 'page' }>, 'document' | 'content' | 'values'>;

const ERRORS = { missing: 404, gone: 410, unavailable: 503 } as const;

/** The document that a reader sees: of the page, or of the error where there is none. */
function toDocument(route: Route, documents: readonly PageDocument[]): DocumentRoute | undefined {
  switch (route.kind) {
    case 'page':
      return route;
    case 'redirect':
      return undefined;
    case 'missing':
    case 'gone':
    case 'unavailable': {
      const document = findErrorDocument(documents, ERRORS[route.kind]);
      return document && { document, content: undefined, values: {} };
    }
  }
}

async function makeLazyBlock(
  values: URLSearchParams,
  { steps, data }: LazyBlockContext,
): Promise<{ readonly body: string; readonly isDegraded: boolean } | undefined> {
  const url = readPage(values);
  if (url === undefined) return undefined;
  const route = toDocument(await steps.route(url), steps.documents());
  if (route === undefined) return undefined;
  const { document, content } = route;
  const page = steps.resolve(document, route.values);
  const found = findInstance(allInstances(page), values.get('instance') ?? '');
  if (found === undefined) return undefined;
  const scope = await steps.fetch.forInstance(found.instance, { ...url, document, content });
  const blocks = steps.render.joinInstance({ ...found, level: readLevel(values) }, scope);
  return {
    body: printLazyBlock(blocks, toText(data.ofIslands(blocks, scope))),
    isDegraded: [...scope.answers.values()].some(isTroubled),
  };
}

/** Of a page that was asked for with a secret a block is that reader's alone, as the page itself. */
function isForOneReader(values: URLSearchParams): boolean {
  return carriesSecret(new URLSearchParams(values.get('search') ?? ''));
}

export async function answerLazyBlock(
  request: Request,
  url: URL,
  context: LazyBlockContext,
): Promise<Response> {
  const block = await makeLazyBlock(url.searchParams, context);
  const status = block === undefined ? 404 : 200;
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': isForOneReader(url.searchParams)
      ? PRIVATE
      : cacheControl({ status, isDegraded: block?.isDegraded ?? false }),
    'X-Content-Type-Options': 'nosniff',
  };
  const body = block?.body ?? JSON.stringify({ message: 'There is no such block on that page.' });
  return respond(request, cacheText({ status, headers }, body));
}
