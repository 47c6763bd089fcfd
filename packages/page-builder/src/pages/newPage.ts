import { copyNode } from '@broadsheet/page-document';
import type { BlockNode, PageDocument, PageMatch } from '@broadsheet/page-document';
import { standardFrame } from './startingPages.ts';

/** A name in letters, digits and hyphens; empty for one of another script. */
const toSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The address that a name suggests: `/` for one that gives none. */
export function suggestAddress(name: string): string {
  const slug = toSlug(name);
  return slug === '' ? '/' : `/${slug}/`;
}

/** An id made of a name, that no other page has: letters, digits and hyphens. */
export function createPageId(name: string, taken: ReadonlySet<string>): string {
  const base = toSlug(name) || 'page';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  return id;
}

/** What a typed address is for: the same with its slash at the end. */
export const toPathMatch = (typed: string): PageMatch => {
  const path = typed.trim();
  return { kind: 'path', path: path === '' || path.endsWith('/') ? path || '/' : `${path}/` };
};

export interface NewPage {
  readonly id: string;
  readonly name: string;
  readonly match: PageMatch;
  /** What the page begins with. Its blocks get ids of their own. */
  readonly from: Omit<PageDocument, 'id' | 'name' | 'match'>;
}

/** A page made of another one, or of a starting page. */
export function createPage({ id, name, match, from }: NewPage): PageDocument {
  const createId = (): string => `b${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const copies = (nodes: readonly BlockNode[]) => nodes.map((node) => copyNode(node, createId));
  const areas = Object.entries(from.areas).map(([area, nodes]) => [area, copies(nodes)] as const);
  return { ...from, id, name, match, areas: Object.fromEntries(areas) };
}

/** A layout and its areas, as the catalogue tells of it. */
export interface NewLayout {
  readonly name: string;
  readonly areas: readonly string[];
}

const isFront = ({ match }: PageDocument): boolean => match.kind === 'path' && match.path === '/';

/**
 * A page with nothing of its own between navigation and footer: those of the site's front page, or of standard blocks where it
 * has none. What a layout has no area for is left out.
 */
export function framedPage({ name, areas }: NewLayout, pages: readonly PageDocument[]): NewPage['from'] {
  const front = pages.find(isFront)?.areas ?? {};
  const framed = Object.keys(standardFrame).flatMap((area) => {
    const nodes = front[area] ?? standardFrame[area] ?? [];
    return areas.includes(area) ? [[area, nodes] as const] : [];
  });
  return { ...barePage(name), areas: Object.fromEntries(framed) };
}

/** A page without a block. */
export const barePage = (layout: string): NewPage['from'] => ({
  pageType: '',
  content: undefined,
  meta: {},
  layout,
  areas: {},
});
