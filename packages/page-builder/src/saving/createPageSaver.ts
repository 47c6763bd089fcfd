import type { Clock } from '@broadsheet/client-core';
import { isSameValue, mergePages } from '@broadsheet/page-document';
import type { ColumnsOf, MergeConflict, PageDocument } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';
import { createObserved } from '../observable/createObserved.ts';
import type { Observed } from '../observable/createObserved.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { createSaver } from './createSaver.ts';
import type { Saver } from './createSaver.ts';
import type { LeftDraft, LocalDrafts } from './localDraft.ts';
import { openPage, saveDraft } from './pageCalls.ts';
import type { OpenedPage } from './pageCalls.ts';
import type { SavingState } from './SavingState.ts';

export interface PageSaver extends Saver<PageDocument, MergeConflict, OpenedPage> {
  /** The page as the server last returned it: whether and as what readers see it. */
  readonly live: Pick<Observed<OpenedPage>, 'get' | 'subscribe'>;
}
export type PageSavingState = SavingState<MergeConflict, OpenedPage>;

export interface PageSaverOptions {
  readonly client: EditorClient;
  readonly clock: Clock;
  readonly store: PageStore;
  readonly local: LocalDrafts<PageDocument>;
  readonly opened: OpenedPage;
  readonly left: readonly LeftDraft<PageDocument>[];
  /** Returns the fields that count the columns of a chain. */
  readonly columnsOf: ColumnsOf;
  /** Called when another editor's work has been merged. */
  readonly onMerged: () => void;
}

/** Creates the saver of a page. Blocks are merged one by one, and so are the page's settings. */
export function createPageSaver({ client, store, columnsOf, ...options }: PageSaverOptions): PageSaver {
  const { id } = options.opened.document;
  const live = createObserved(options.opened);
  const saver = createSaver({
    ...options,
    store: { get: () => store.get().page, replace: store.replace, subscribe: store.subscribe },
    calls: {
      async open() {
        const opened = await openPage(client, { id });
        live.set(opened);
        return opened;
      },
      save: (draft) => saveDraft(client, draft),
      merge(versions) {
        const { page, conflicts } = mergePages(versions, { columnsOf });
        return { document: page, conflicts };
      },
      keepSame(shown, theirs) {
        const { page } = mergePages({ base: shown, mine: shown, theirs }, { columnsOf });
        return isSameValue(page, theirs) ? page : theirs;
      },
    },
  });
  return {
    ...saver,
    live,
    adopt(opened) {
      live.set(opened);
      saver.adopt(opened);
    },
  };
}
