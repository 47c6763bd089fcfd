import { createCopier } from '@broadsheet/page-document';
import type { PageDocument, PageMatch } from '@broadsheet/page-document';
import { standardFrame } from './startingPages.ts';

/** Converts a name to letters, digits and hyphens; empty for a name in a non-Latin script. */
const toSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns the path suggested by a name; `/` if the name suggests none. */
export function suggestAddress(name: string): string {
  const slug = toSlug(name);
  return slug === '' ? '/' : `/${slug}/`;
}

/** Creates an id from a name, of letters, digits and hyphens, which no other page has. */
export function createPageId(name: string, taken: ReadonlySet<string>): string {
  const base = toSlug(name) || 'page';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  return id;
}

/** Returns the match for a typed path, with a trailing slash. */
export const toPathMatch = (typed: string): PageMatch => {
  const path = typed.trim();
  return { kind: 'path', path: path === '' || path.endsWith('/') ? path || '/' : `${path}/` };
};

export interface NewPage {
  readonly id: string;
  readonly name: string;
  readonly match: PageMatch;
  /** The starting content of the page. Its blocks get new ids. */
  readonly from: Omit<PageDocument, 'id' | 'name' | 'match'>;
}

/** Creates a page from another page or a starting page. */
export function createPage({ id, name, match, from }: NewPage): PageDocument {
  const createId = (): string => `b${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  // The two versions of an experiment may be in different areas.
  const copy = createCopier(Object.values(from.areas).flat(), createId);
  const areas = Object.entries(from.areas).map(
    ([area, nodes]) => [area, nodes.map((node) => copy(node))] as const,
  );
  return { ...from, id, name, match, areas: Object.fromEntries(areas) };
}

/** A layout and its areas, from the catalogue. */
export interface NewLayout {
  readonly name: string;
  readonly areas: readonly string[];
}

const isFront = ({ match }: PageDocument): boolean => match.kind === 'path' && match.path === '/';

/**
 * Returns a page with only navigation and footer: those of the site's front page, or standard blocks if it has none. Areas
 * that the layout does not have are left out.
 */
export function framedPage({ name, areas }: NewLayout, pages: readonly PageDocument[]): NewPage['from'] {
  const front = pages.find(isFront)?.areas ?? {};
  const framed = Object.keys(standardFrame).flatMap((area) => {
    const nodes = front[area] ?? standardFrame[area] ?? [];
    return areas.includes(area) ? [[area, nodes] as const] : [];
  });
  return { ...barePage(name), areas: Object.fromEntries(framed) };
}

/** Returns a page without blocks. */
export const barePage = (layout: string): NewPage['from'] => ({
  pageType: '',
  content: undefined,
  meta: {},
  layout,
  areas: {},
});
