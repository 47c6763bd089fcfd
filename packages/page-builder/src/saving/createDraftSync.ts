/**
 * One draft between this browser and the server: saves it, takes in what somebody else has saved, and keeps in the browser
 * what the server does not have. When it does so is decided by the saver; what a page or a setting is, by its `DraftCalls`.
 */
import { EditorClientError } from '../api/EditorClientError.ts';
import { createObserved } from '../observed/createObserved.ts';
import type { Observed } from '../observed/createObserved.ts';
import type { LocalDrafts } from './localDraft.ts';
import type { OpenedDraft, SavingState } from './SavingState.ts';

/** What is edited, as it is now. */
export interface DraftStore<Document> {
  get(): Document;
  /** Takes another document over. */
  replace(document: Document): void;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
}

/** What the server does with drafts of one kind, and how two of them become one. */
export interface DraftCalls<Document, Conflict, Opened extends OpenedDraft<Document>> {
  open(): Promise<Opened>;
  /** @returns the next revision; rejects with 409 where somebody else has saved meanwhile */
  save(draft: OpenedDraft<Document>): Promise<number>;
  /** Mine stays where both have changed the same, and is told. */
  merge(versions: { readonly base: Document; readonly mine: Document; readonly theirs: Document }): {
    readonly document: Document;
    readonly conflicts: readonly Conflict[];
  };
  /** Theirs, made of the objects of what is shown wherever both say the same: what shows it compares objects. */
  keepSame?(shown: Document, theirs: Document): Document;
}

export interface DraftSyncOptions<Document, Conflict, Opened extends OpenedDraft<Document>> {
  readonly calls: DraftCalls<Document, Conflict, Opened>;
  readonly store: DraftStore<Document>;
  readonly local: LocalDrafts<Document>;
  readonly opened: Opened;
  /** Told when another editor's work came in. */
  readonly onMerged: () => void;
}

export interface DraftSync<Document, Conflict, Opened> {
  readonly state: Observed<SavingState<Conflict, Opened>>;
  /** What the server has, as far as is known. */
  base(): OpenedDraft<Document>;
  hasUnsaved(): boolean;
  keepLocally(): void;
  /** Saves the newest document once; the state tells what came of it. */
  save(): Promise<void>;
  /** Shows what somebody else has saved. Nothing where something here waits to be saved: both are merged then. */
  catchUp(revision: number): Promise<void>;
  /** Brings back what the browser has kept from before. @returns whether there was anything */
  bringBack(): boolean;
  resolve(document: Document): void;
  adopt(opened: Opened): void;
}

/** Somebody else has saved meanwhile. */
const isOvertaken = (error: unknown): boolean => error instanceof EditorClientError && error.status === 409;

function toFailure(error: unknown): Extract<SavingState<never, never>, { message: string }> {
  const message = error instanceof Error ? error.message : String(error);
  const status = error instanceof EditorClientError ? error.status : undefined;
  return { kind: status === undefined || status >= 500 ? 'unreached' : 'refused', message };
}

/** What the server has, what the browser keeps, and what is shown of both. */
function createHold<Document>(
  { store, local }: { readonly store: DraftStore<Document>; readonly local: LocalDrafts<Document> },
  opened: OpenedDraft<Document>,
) {
  let base = opened;
  const hasUnsaved = () => store.get() !== base.document;

  function keepLocally(): void {
    if (!hasUnsaved()) return local.drop();
    local.write({ document: store.get(), base: base.document, revision: base.revision });
  }

  return {
    base: () => base,
    hasUnsaved,
    keepLocally,
    /** Notes what the server has now. */
    setBase(next: OpenedDraft<Document>): void {
      base = next;
      keepLocally();
    },
    /** Takes another document over. */
    take(document: Document, next: OpenedDraft<Document>): void {
      base = next;
      store.replace(document);
      keepLocally();
    },
  };
}

/** Shows what somebody else has saved where nothing waits to be saved here. */
function createCatchUp<Document, Conflict, Opened extends OpenedDraft<Document>>(
  { calls, store, onMerged }: DraftSyncOptions<Document, Conflict, Opened>,
  parts: {
    readonly state: Observed<SavingState<Conflict, Opened>>;
    readonly hold: ReturnType<typeof createHold<Document>>;
  },
): DraftSync<Document, Conflict, Opened>['catchUp'] {
  const { base, hasUnsaved, take } = parts.hold;
  const isAtRest = () => parts.state.get().kind === 'saved' && !hasUnsaved();
  return async (revision) => {
    const before = base();
    if (revision === before.revision || !isAtRest()) return;
    const theirs = await calls.open();
    // Somebody may have typed or saved here meanwhile.
    if (theirs.revision === before.revision || base() !== before || !isAtRest()) return;
    const shown = store.get();
    const document = calls.keepSame?.(shown, theirs.document) ?? theirs.document;
    take(document, { document, revision: theirs.revision });
    if (document !== shown) onMerged();
  };
}

export function createDraftSync<Document, Conflict, Opened extends OpenedDraft<Document>>(
  options: DraftSyncOptions<Document, Conflict, Opened>,
): DraftSync<Document, Conflict, Opened> {
  const { calls, store, local, opened, onMerged } = options;
  const hold = createHold({ store, local }, opened);
  const { base, hasUnsaved, keepLocally, setBase, take } = hold;
  const state = createObserved<SavingState<Conflict, Opened>>({ kind: 'saved' });

  function mergeIn(theirs: Opened): void {
    const versions = { base: base().document, mine: store.get(), theirs: theirs.document };
    const { document, conflicts } = calls.merge(versions);
    const isAgreed = conflicts.length === 0;
    // Until somebody decides, the browser keeps what both began with: opened again, the draft asks again.
    take(document, isAgreed ? theirs : base());
    state.set(isAgreed ? { kind: 'unsaved' } : { kind: 'conflict', conflicts, theirs });
    if (isAgreed) onMerged();
  }

  async function fail(error: unknown): Promise<void> {
    if (!isOvertaken(error)) return state.set(toFailure(error));
    try {
      mergeIn(await calls.open());
    } catch (unread) {
      state.set(toFailure(unread));
    }
  }

  return {
    state,
    base,
    catchUp: createCatchUp(options, { state, hold }),
    hasUnsaved,
    keepLocally,
    async save() {
      const document = store.get();
      state.set({ kind: 'saving' });
      try {
        const revision = await calls.save({ document, revision: base().revision });
        setBase({ document, revision });
      } catch (error) {
        return fail(error);
      }
      state.set({ kind: hasUnsaved() ? 'unsaved' : 'saved' });
    },
    bringBack() {
      const kept = local.read();
      if (kept === undefined) return false;
      take(kept.document, { document: kept.base, revision: kept.revision });
      state.set({ kind: 'unsaved' });
      if (kept.revision !== opened.revision) mergeIn(opened);
      return true;
    },
    resolve(document) {
      const now = state.get();
      take(document, now.kind === 'conflict' ? now.theirs : base());
      state.set({ kind: 'unsaved' });
    },
    adopt(next) {
      take(next.document, next);
      state.set({ kind: 'saved' });
    },
  };
}
