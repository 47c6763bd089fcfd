/** Where blocks are used on the pages and templates of a site, with their settings there. */
import { walkPage } from '../document/nodes.ts';
import type { Container } from '../document/nodes.ts';
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';

/** A block at one place of a page. */
export interface BlockUse {
  readonly id: string;
  readonly container: Container;
  readonly fields: BlockNode['fields'];
  /** Of the block that has written the fields; absent: 1. */
  readonly version?: number | undefined;
}

/** A page that has the block, and all places there. */
export interface PageUsage<Page extends PageDocument = PageDocument> {
  readonly page: Page;
  readonly uses: readonly BlockUse[];
}

export interface UsageQuery {
  /** Registered name. A layout is used by the pages that it lays out, with no place of its own. */
  readonly block: string;
  /** Only places whose document says something for this field. */
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

/** The pages that use a block, in the order that they were given in. */
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
  /** Places; none for a layout. */
  readonly uses: number;
}

/** How often each block is used, the most used first. */
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
