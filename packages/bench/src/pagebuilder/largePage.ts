/** A page as large as any: nested chains, headings and lists of the sample newspaper. */
interface Node {
  readonly id: string;
  readonly block: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly children: readonly Node[];
}

/** Returns a block: every tenth is a chain that contains the next nine; every third of those requests stories. */
function node(index: number): Node {
  const id = `n${index}`;
  if (index % 10 === 0)
    return {
      id,
      block: 'single-chain',
      fields: {},
      children: Array.from({ length: 9 }, (_, inside) => node(index + inside + 1)),
    };
  const feed = {
    contentService: 'story-feed-sections',
    contentConfigValues: { includeSections: '/news', feedSize: 3 },
  };
  return index % 3 === 0
    ? { id, block: 'simple-list', fields: { listContentConfig: feed }, children: [] }
    : { id, block: 'header', fields: { text: `Heading ${index}` }, children: [] };
}

/** Returns the page. @param blocks a multiple of ten */
export const largePage = (blocks: number) => ({
  schemaVersion: 1,
  id: 'large',
  name: `A page of ${blocks} blocks`,
  match: { kind: 'path', path: '/large/' },
  pageType: 'page',
  layout: 'single-column-regular',
  meta: {},
  areas: { body: Array.from({ length: blocks / 10 }, (_, index) => node(index * 10)) },
});
