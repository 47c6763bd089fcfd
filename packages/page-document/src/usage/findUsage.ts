/** Finds where blocks are used on the pages and templates of a site, with their fields there. */
import { walkPage } from '../document/nodes.ts';
import type { Container } from '../document/nodes.ts';
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';

/** One use of a block on a page. */
export interface BlockUse {
  readonly id: string;
  readonly container: Container;
  readonly fields: BlockNode['fields'];
  /** The version of the block that wrote the fields; absent: 1. */
  readonly version?: number | undefined;
}

/** A page that has the block, and all its uses there. */
export interface PageUsage<Page extends PageDocument = PageDocument> {
  readonly page: Page;
  readonly uses: readonly BlockUse[];
}

export interface UsageQuery {
  /** The registered name. A layout is used by the pages that have it; such a page has no `uses`. */
  readonly block: string;
  /** If present, only uses whose document has a value for this field are found. */
  readonly field?: string | undefined;
}

function findUses(page: PageDocument, { block, field }: UsageQuery): readonly BlockUse[] {
  return [...walkPage(page)]
    .filter(({ node }) => node.block === block && (field === undefined || Object.hasOwn(node.fields, field)))
    .map(({ node: { id, fields, version }, position: { container } }) => ({
      id,
      container,
      fields,
      ...(version !== undefined && { version }),
    }));
}

/** Returns the pages that use a block, in the given order. */
export function findUsage<Page extends PageDocument>(
  pages: readonly Page[],
  query: UsageQuery,
): readonly PageUsage<Page>[] {
  return pages
    .map((page) => ({ page, uses: findUses(page, query) }))
    .filter(
      ({ page, uses }) => uses.length > 0 || (query.field === undefined && page.layout === query.block),
    );
}

export interface UsageCount {
  readonly block: string;
  readonly pages: number;
  /** The number of uses in pages; 0 for a layout. */
  readonly uses: number;
}

/** Counts how often each block is used, the most used first. */
export function countUsage(pages: readonly PageDocument[]): readonly UsageCount[] {
  const counts = new Map<string, { pages: number; uses: number }>();
  for (const page of pages) {
    const names = [...walkPage(page)].map(({ node }) => node.block);
    for (const block of new Set([page.layout, ...names])) {
      const { pages: others = 0, uses = 0 } = counts.get(block) ?? {};
      const own = names.filter((name) => name === block).length;
      counts.set(block, { pages: others + 1, uses: uses + own });
    }
  }
  return [...counts]
    .map(([block, count]) => ({ block, ...count }))
    .toSorted((one, other) => other.uses - one.uses || one.block.localeCompare(other.block, 'en'));
}
