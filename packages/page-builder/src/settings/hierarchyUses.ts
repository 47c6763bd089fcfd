import { walkPage } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { isRecord } from '@broadsheet/client-core';

/** A page, and its blocks that name a hierarchy; each block once. */
export interface HierarchyUse {
  readonly page: PageDocument;
  /** The registered names of the blocks. */
  readonly blocks: readonly string[];
}

/** Returns whether a field names a hierarchy: as its value, in a list, or in the query of a content source. */
function namesHierarchy(name: string, value: unknown, hierarchy: string): boolean {
  if (Array.isArray(value)) return value.some((each) => namesHierarchy(name, each, hierarchy));
  if (isRecord(value))
    return Object.entries(value).some(([inner, each]) => namesHierarchy(inner, each, hierarchy));
  return /hierarchy$/i.test(name) && typeof value === 'string' && value.trim() === hierarchy;
}

/** Returns the pages whose blocks show a hierarchy of the navigation, according to the drafts. */
export function findHierarchyUses(
  pages: readonly PageDocument[],
  hierarchy: string,
): readonly HierarchyUse[] {
  return pages.flatMap((page) => {
    const nodes = [...walkPage(page)].map(({ node }) => node);
    const blocks = nodes
      .filter(({ fields }) => namesHierarchy('', fields, hierarchy))
      .map(({ block }) => block);
    return blocks.length === 0 ? [] : [{ page, blocks: [...new Set(blocks)] }];
  });
}
