import { walkPage } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { isRecord } from '@broadsheet/sdk-content';

/** A page, and the blocks of it that name a hierarchy; each block once. */
export interface HierarchyUse {
  readonly page: PageDocument;
  /** Registered names. */
  readonly blocks: readonly string[];
}

/** Whether a field says the name of a hierarchy: itself, or in the query of a content source. */
function namesHierarchy(name: string, value: unknown, hierarchy: string): boolean {
  if (isRecord(value))
    return Object.entries(value).some(([inner, each]) => namesHierarchy(inner, each, hierarchy));
  return /hierarchy$/i.test(name) && typeof value === 'string' && value.trim() === hierarchy;
}

/** The pages whose blocks show a hierarchy of the navigation, by the documents that editors have. */
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
