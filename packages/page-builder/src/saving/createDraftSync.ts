/**
 * One page between this browser and the server: saves it, takes in what somebody else has saved, and keeps in the browser what
 * the server does not have. When it does so is decided by the saver.
 */
import { mergePages } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';
import { EditorClientError } from '../api/EditorClientError.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { createObserved } from '../observed/createObserved.ts';
import type { Observed } from '../observed/createObserved.ts';
import type { LocalDrafts } from './localDraft.ts';
import { openPage, saveDraft } from './pageCalls.ts';
import type { OpenedPage } from './pageCalls.ts';
import type { SavingState } from './SavingState.ts';

export interface DraftSyncOptions {
  readonly client: EditorClient;
  readonly store: PageStore;
  readonly local: LocalDrafts;
  readonly opened: OpenedPage;
  /** Told when another editor's work came in. */
  readonly onMerged: () => void;
}

/** What the server has, as far as is known. */
type Base = Pick<OpenedPage, 'document' | 'revision'>;

export interface DraftSync {
  readonly state: Observed<SavingState>;
  base(): Base;
  hasUnsaved(): boolean;
  keepLocally(): void;
  /** Saves the newest page once; the state tells what came of it. */
  save(): Promise<void>;
  /** Brings back what the browser has kept from before. @returns whether there was anything */
  bringBack(): boolean;
  resolve(page: PageDocument): void;
  adopt(opened: OpenedPage): void;
}

/** Somebody else has saved meanwhile. */
const isOvertaken = (error: unknown): boolean => error instanceof EditorClientError && error.status === 409;

function toFailure(error: unknown): SavingState {
  const message = error instanceof Error ? error.message : String(error);
  const status = error instanceof EditorClientError ? error.status : undefined;
  return { kind: status === undefined || status >= 500 ? 'unreached' : 'refused', message };
}

/** What the server has, what the browser keeps, and what is shown of both. */
function createHold({ store, local, opened }: Pick<DraftSyncOptions, 'store' | 'local' | 'opened'>) {
  const state = createObserved<SavingState>({ kind: 'saved' });
  let base: Base = opened;
  const hasUnsaved = () => store.get().page !== base.document;

  function keepLocally(): void {
    if (!hasUnsaved()) return local.drop();
    local.write({ page: store.get().page, base: base.document, revision: base.revision });
  }

  return {
    state,
    base: () => base,
    hasUnsaved,
    keepLocally,
    /** Notes what the server has now. */
    setBase(next: Base): void {
      base = next;
      keepLocally();
    },
    /** Takes another page over. */
    take(page: PageDocument, next: Base): void {
      base = next;
      store.replace(page);
      keepLocally();
    },
  };
}

export function createDraftSync(options: DraftSyncOptions): DraftSync {
  const { client, store, local, opened, onMerged } = options;
  const { state, base, hasUnsaved, keepLocally, setBase, take } = createHold(options);

  function mergeIn(theirs: OpenedPage): void {
    const versions = { base: base().document, mine: store.get().page, theirs: theirs.document };
    const { page, conflicts } = mergePages(versions);
    const isAgreed = conflicts.length === 0;
    // Until somebody decides, the browser keeps what both began with: opened again, the page asks again.
    take(page, isAgreed ? theirs : base());
    state.set(isAgreed ? { kind: 'unsaved' } : { kind: 'conflict', conflicts, theirs });
    if (isAgreed) onMerged();
  }

  async function fail(error: unknown): Promise<void> {
    if (!isOvertaken(error)) return state.set(toFailure(error));
    try {
      mergeIn(await openPage(client, { id: base().document.id }));
    } catch (unread) {
      state.set(toFailure(unread));
    }
  }

  return {
    state,
    base,
    hasUnsaved,
    keepLocally,
    async save() {
      const { page } = store.get();
      state.set({ kind: 'saving' });
      try {
        const revision = await saveDraft(client, { document: page, revision: base().revision });
        setBase({ document: page, revision });
      } catch (error) {
        return fail(error);
      }
      state.set({ kind: hasUnsaved() ? 'unsaved' : 'saved' });
    },
    bringBack() {
      const kept = local.read();
      if (kept === undefined) return false;
      take(kept.page, { document: kept.base, revision: kept.revision });
      state.set({ kind: 'unsaved' });
      if (kept.revision !== opened.revision) mergeIn(opened);
      return true;
    },
    resolve(page) {
      const now = state.get();
      take(page, now.kind === 'conflict' ? now.theirs : base());
      state.set({ kind: 'unsaved' });
    },
    adopt(next) {
      take(next.document, next);
      state.set({ kind: 'saved' });
    },
  };
}
