import type { Clock } from '@broadsheet/client-core';
import { isSameValue, mergePages } from '@broadsheet/page-document';
import type { MergeConflict, PageDocument } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { createSaver } from './createSaver.ts';
import type { Saver } from './createSaver.ts';
import type { LeftDraft, LocalDrafts } from './localDraft.ts';
import { openPage, saveDraft } from './pageCalls.ts';
import type { OpenedPage } from './pageCalls.ts';
import type { SavingState } from './SavingState.ts';

export type PageSaver = Saver<PageDocument, MergeConflict, OpenedPage>;
export type PageSavingState = SavingState<MergeConflict, OpenedPage>;

export interface PageSaverOptions {
  readonly client: EditorClient;
  readonly clock: Clock;
  readonly store: PageStore;
  readonly local: LocalDrafts<PageDocument>;
  readonly opened: OpenedPage;
  readonly left: readonly LeftDraft<PageDocument>[];
  /** Called when another editor's work has been merged. */
  readonly onMerged: () => void;
}

/** Creates the saver of a page. Blocks are merged one by one, and so are the page's settings. */
export function createPageSaver({ client, store, ...options }: PageSaverOptions): PageSaver {
  const { id } = options.opened.document;
  return createSaver({
    ...options,
    store: { get: () => store.get().page, replace: store.replace, subscribe: store.subscribe },
    calls: {
      open: () => openPage(client, { id }),
      save: (draft) => saveDraft(client, draft),
      merge(versions) {
        const { page, conflicts } = mergePages(versions);
        return { document: page, conflicts };
      },
      keepSame(shown, theirs) {
        const { page } = mergePages({ base: shown, mine: shown, theirs });
        return isSameValue(page, theirs) ? page : theirs;
      },
    },
  });
}
