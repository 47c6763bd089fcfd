/** Functions that create and describe pages in tests. */
import type { BlockNode, PageDocument } from '@broadsheet/page-document';

/** Creates a block with the given id, named by the letters of the id: `a1` is an `a`. `children` are inside it. */
export const block = (id: string, ...children: readonly BlockNode[]): BlockNode => ({
  id,
  block: id.replaceAll(/\d/g, ''),
  fields: {},
  children,
});

export const pageWith = (areas: PageDocument['areas']): PageDocument => ({
  id: 'front',
  name: 'Front page',
  match: { kind: 'path', path: '/' },
  pageType: 'homepage',
  content: undefined,
  meta: {},
  layout: 'columns',
  areas,
});

/** Describes a page in one line: `main: a1 chain1(b1 b2) | rail: c1`. */
export function describePage({ areas }: PageDocument): string {
  const describe = ({ id, children }: BlockNode): string =>
    children.length === 0 ? id : `${id}(${children.map(describe).join(' ')})`;
  return Object.entries(areas)
    .map(([area, nodes]) => `${area}: ${nodes.map(describe).join(' ')}`)
    .join(' | ');
}
