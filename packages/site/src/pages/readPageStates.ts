import { parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { Platform } from '@broadsheet/platform';

/** A page as readers see it, or as its draft has it. */
export interface PageState extends PageDocument {
  readonly state: 'published' | 'draft';
  /** True for the draft, and for what is published where there is none. */
  readonly isNewest: boolean;
}

/** What is published and every draft, by id; of a page with both, first what is published. */
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
