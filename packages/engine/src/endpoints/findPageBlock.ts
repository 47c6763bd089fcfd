/** Finds a block of a page by the query of a request: `path=/sport/&search=%3Fpage%3D2&instance=f1&level=2`. */
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { JoinedBlocks, LazyInstance } from '../render/BlockJoiner.ts';
import type { PageSubject } from '../content/createPageScopes.ts';
import type { PageDocument } from '@broadsheet/page-document';
import type { PageSteps, PageUrl } from '../pipeline/PageSteps.ts';
import { findErrorDocument } from '../pipeline/findErrorDocument.ts';
import { readUrl } from '../routing/readUrl.ts';
import type { Route } from '../routing/resolveRoute.ts';
import { mergeStyleGroups, styleRules } from '../styles/styleGroups.ts';
import { toText } from '../chunks/Chunk.ts';
import { allInstances } from '../tree/BlockInstance.ts';
import { findInstance } from '../tree/createOccurrences.ts';

export interface PageBlock {
  readonly place: LazyInstance;
  readonly subject: PageSubject;
  /** The request of the page's own content. */
  readonly request: ContentRequest | undefined;
  /** When a block of its page begins or ends to be shown, in milliseconds since 1970; `Infinity`: never. */
  readonly changesAt: number;
}

/** Reads the URL of the block's page; only its path and query count. An invalid path has the error page. */
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

type DocumentRoute = Pick<
  Extract<Route, { readonly kind: 'page' }>,
  'document' | 'content' | 'values' | 'request'
>;

const ERRORS = { missing: 404, gone: 410, unavailable: 503 } as const;

/** Returns the document that a reader sees: that of the page, or of the error if there is no page. */
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

/**
 * Where a block is looked for: the page in the browser may be of the turn before this one, or older. Both versions at once,
 * which no reader gets, are the last resort: for documents with an experiment inside another one.
 */
const VERSIONS = ['due', 'before', 'other', 'both'] as const;

/** Resolves with `undefined` if there is no such page, or no such block on it. */
export async function findPageBlock(
  values: URLSearchParams,
  steps: PageSteps,
): Promise<PageBlock | undefined> {
  const url = readPage(values);
  if (url === undefined) return undefined;
  const route = toDocument(await steps.findRoute(url), steps.documents());
  if (route === undefined) return undefined;
  const { document, content, request } = route;
  const id = values.get('instance') ?? '';
  for (const versions of VERSIONS) {
    const page = steps.resolver.resolvePage(document, route.values, { versions });
    const found = findInstance(allInstances(page), id);
    if (found === undefined) continue;
    return {
      place: { ...found, level: readLevel(values) },
      subject: { ...url, document, content },
      request,
      changesAt: page.changesAt,
    };
  }
  return undefined;
}

/** Prints the members of a `LazyBlock` of the wire format, without the braces around them. */
export function printLazyBlock(blocks: JoinedBlocks, data: string): string {
  const css = styleRules(mergeStyleGroups(blocks.styles.map(({ groups }) => groups)));
  return `"html":${JSON.stringify(toText(blocks.chunks))},"css":${JSON.stringify(css)},${data}`;
}
