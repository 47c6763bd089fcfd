import { parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { Platform } from '@broadsheet/platform';

/** A page as published, or as its draft. */
export interface PageState extends PageDocument {
  readonly state: 'published' | 'draft';
  /** Whether it is the newest state: the draft, or the published page if there is no draft. */
  readonly isNewest: boolean;
}

/** Reads all published pages and drafts, by id; for a page with both, the published one is first. */
export async function readPageStates({ content, editing }: Platform): Promise<readonly PageState[]> {
  const [published, all] = await Promise.all([content.listPages(content.site), editing.listPages()]);
  const drafts = all.filter(({ draft }) => draft !== undefined);
  const hasDraft = new Set(drafts.map(({ id }) => id));
  const states = [
    ...published.flatMap((document): readonly PageState[] => {
      const page = parsePageDocument(document);
      return page === undefined ? [] : [{ ...page, state: 'published', isNewest: !hasDraft.has(page.id) }];
    }),
    ...drafts.flatMap(({ document }): readonly PageState[] => {
      const page = parsePageDocument(document);
      return page === undefined ? [] : [{ ...page, state: 'draft', isNewest: true }];
    }),
  ];
  return states.toSorted((one, other) => one.id.localeCompare(other.id, 'en'));
}
