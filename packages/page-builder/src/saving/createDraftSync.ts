/**
 * Synchronises one draft between browser and server: saves it, merges what another editor has saved, and keeps in the
 * browser what the server does not have. The saver decides when to do so; `DraftCalls` knows what a page or a setting is.
 */
import { getErrorMessage } from '@broadsheet/client-core';
import { EditorClientError } from '../api/EditorClientError.ts';
import { createObserved } from '../observable/createObserved.ts';
import type { Observed } from '../observable/createObserved.ts';
import type { LeftDraft, LocalDraft, LocalDrafts } from './localDraft.ts';
import type { OpenedDraft, SavingState } from './SavingState.ts';

/** The store of the edited document. */
export interface DraftStore<Document> {
  get(): Document;
  /** Replaces the document. */
  replace(document: Document): void;
  /** Adds a listener. @returns a function that removes it */
  subscribe(listener: () => void): () => void;
}

/** The server's calls for drafts of one kind, and the functions that merge two of them. */
export interface DraftCalls<Document, Conflict, Opened extends OpenedDraft<Document>> {
  open(): Promise<Opened>;
  /** Saves a draft. @returns the next revision; rejects with 409 when somebody else has saved since */
  save(draft: OpenedDraft<Document>): Promise<number>;
  /** Merges two versions. If both have changed the same, mine stays and a conflict reports it. */
  merge(versions: { readonly base: Document; readonly mine: Document; readonly theirs: Document }): {
    readonly document: Document;
    readonly conflicts: readonly Conflict[];
  };
  /** Returns their document with the current objects wherever both are equal, because the preview compares references. */
  keepSame?(shown: Document, theirs: Document): Document;
}

export interface DraftSyncOptions<Document, Conflict, Opened extends OpenedDraft<Document>> {
  readonly calls: DraftCalls<Document, Conflict, Opened>;
  readonly store: DraftStore<Document>;
  readonly local: LocalDrafts<Document>;
  readonly opened: Opened;
  /** The drafts of closed windows; the newest is restored at once, the others are offered. */
  readonly left: readonly LeftDraft<Document>[];
  /** Called when another editor's work has been merged. */
  readonly onMerged: () => void;
}

export interface DraftSync<Document, Conflict, Opened> {
  readonly state: Observed<SavingState<Conflict, Opened>>;
  /** The drafts of closed windows that are neither restored nor thrown away. */
  readonly left: Observed<readonly LeftDraft<Document>[]>;
  /** Returns the server's version, as far as it is known. */
  base(): OpenedDraft<Document>;
  hasUnsaved(): boolean;
  keepLocally(): void;
  /** Saves the newest document once; `state` has the result. */
  save(): Promise<void>;
  /**
   * Shows what another editor has saved. Does nothing while there are unsaved changes, because the next save merges both.
   */
  catchUp(revision: number): Promise<void>;
  /** Restores unsaved work of this window, or else the newest of a closed one. @returns whether there was any */
  bringBack(): boolean;
  /** Merges a closed window's draft into a document without unsaved changes. @returns whether it was merged */
  takeLeft(draft: LeftDraft<Document>): boolean;
  /** Throws a closed window's draft away. */
  dropLeft(draft: LeftDraft<Document>): void;
  resolve(document: Document): void;
  /** Continues from the server's version; unsaved changes are merged into it. */
  adopt(opened: Opened): void;
}

/** Tells whether the error means that somebody else has saved since. */
const isOvertaken = (error: unknown): boolean => error instanceof EditorClientError && error.status === 409;

type Start = Pick<OpenedDraft<unknown>, 'revision' | 'published'>;

/** Tells whether work started with what the server has: the same draft or, without a draft, the same published version. */
const isSameStart = (one: Start, other: Start): boolean =>
  one.revision === other.revision && (one.revision > 0 || one.published === other.published);

function toFailure(error: unknown): Extract<SavingState<never, never>, { message: string }> {
  const message = getErrorMessage(error);
  const status = error instanceof EditorClientError ? error.status : undefined;
  return { kind: status === undefined || status >= 500 ? 'unreached' : 'refused', message };
}

/** Creates the holder of the server's version, of the browser's copy, and of the shown document. */
function createHold<Document>(
  { store, local }: { readonly store: DraftStore<Document>; readonly local: LocalDrafts<Document> },
  opened: OpenedDraft<Document>,
) {
  let base = opened;
  const hasUnsaved = () => store.get() !== base.document;

  function keepLocally(): void {
    if (!hasUnsaved()) return local.drop();
    const { document, revision, published } = base;
    local.write({ document: store.get(), base: document, revision, published });
  }

  return {
    base: () => base,
    hasUnsaved,
    keepLocally,
    /** Sets the server's version. */
    setBase(next: OpenedDraft<Document>): void {
      base = next;
      keepLocally();
    },
    /** Replaces the document and the server's version. */
    take(document: Document, next: OpenedDraft<Document>): void {
      base = next;
      store.replace(document);
      keepLocally();
    },
  };
}

/** Saves a document that is based on the server's version. @returns the version that the server has then */
async function saveAfter<Document>(
  { revision, published }: OpenedDraft<Document>,
  document: Document,
  { save }: { save(draft: OpenedDraft<Document>): Promise<number> },
): Promise<OpenedDraft<Document>> {
  return { document, revision: await save({ document, revision, published }), published };
}

/** Returns the server's document with the objects on the screen wherever both are equal. */
function keepSame<Document, Conflict, Opened extends OpenedDraft<Document>>(
  { calls, store }: Pick<DraftSyncOptions<Document, Conflict, Opened>, 'calls' | 'store'>,
  theirs: Document,
): Document {
  return calls.keepSame?.(store.get(), theirs) ?? theirs;
}

/** Creates the function that shows what another editor has saved, if there are no unsaved changes. */
function createCatchUp<Document, Conflict, Opened extends OpenedDraft<Document>>(
  options: DraftSyncOptions<Document, Conflict, Opened>,
  parts: {
    readonly state: Observed<SavingState<Conflict, Opened>>;
    readonly hold: ReturnType<typeof createHold<Document>>;
  },
): DraftSync<Document, Conflict, Opened>['catchUp'] {
  const { calls, store, onMerged } = options;
  const { base, hasUnsaved, take } = parts.hold;
  const isAtRest = () => parts.state.get().kind === 'saved' && !hasUnsaved();
  return async (revision) => {
    const before = base();
    if (revision === before.revision || !isAtRest()) return;
    const theirs = await calls.open();
    // The editor may have typed or saved in the meantime.
    if (theirs.revision === before.revision || base() !== before || !isAtRest()) return;
    const shown = store.get();
    const document = keepSame(options, theirs.document);
    take(document, { document, revision: theirs.revision, published: theirs.published });
    if (document !== shown) onMerged();
  };
}

/** Creates the functions that restore drafts of the browser. */
function createRestoring<Document, Conflict, Opened extends OpenedDraft<Document>>(
  { local, opened, left: found }: DraftSyncOptions<Document, Conflict, Opened>,
  parts: {
    readonly state: Observed<SavingState<Conflict, Opened>>;
    readonly hold: ReturnType<typeof createHold<Document>>;
    readonly mergeIn: (theirs: Opened) => void;
  },
): Pick<DraftSync<Document, Conflict, Opened>, 'left' | 'bringBack' | 'takeLeft' | 'dropLeft'> {
  const left = createObserved(found.filter(local.hasLeft));
  const { base, hasUnsaved, take } = parts.hold;

  /** Shows a draft, merged with the server's version. */
  function restore(kept: LocalDraft<Document>, server: Opened): void {
    const { base: document, revision, published } = kept;
    take(kept.document, { document, revision, published });
    parts.state.set({ kind: 'unsaved' });
    if (!isSameStart(kept, server)) parts.mergeIn(server);
  }

  function dropLeft(draft: LeftDraft<Document>): void {
    local.removeLeft(draft);
    left.set(left.get().filter(({ window }) => window !== draft.window));
  }

  /** Restores a closed window's draft. It is removed there only when this window keeps it. */
  function restoreLeft(draft: LeftDraft<Document> | undefined, server: Opened): boolean {
    const isThere = draft !== undefined && local.hasLeft(draft);
    if (isThere) restore(draft, server);
    if (draft !== undefined) dropLeft(draft);
    return isThere;
  }

  function bringBack(): boolean {
    const own = local.read();
    if (own === undefined) return restoreLeft(left.get()[0], opened);
    restore(own, opened);
    return true;
  }

  return {
    left,
    dropLeft,
    bringBack,
    takeLeft: (draft) => !hasUnsaved() && restoreLeft(draft, { ...opened, ...base() }),
  };
}

export function createDraftSync<Document, Conflict, Opened extends OpenedDraft<Document>>(
  options: DraftSyncOptions<Document, Conflict, Opened>,
): DraftSync<Document, Conflict, Opened> {
  const { calls, store, local, onMerged } = options;
  const hold = createHold({ store, local }, options.opened);
  const { base, hasUnsaved, keepLocally, setBase, take } = hold;
  const state = createObserved<SavingState<Conflict, Opened>>({ kind: 'saved' });

  function mergeIn(theirs: Opened): void {
    const mine = store.get();
    const merged = calls.merge({ base: base().document, mine, theirs: theirs.document });
    const document = keepSame(options, merged.document);
    const isAgreed = merged.conflicts.length === 0;
    // Until the editor decides, the browser keeps the common base, so that the question is asked again when the draft is
    // reopened.
    take(document, isAgreed ? theirs : base());
    state.set(isAgreed ? { kind: 'unsaved' } : { kind: 'conflict', conflicts: merged.conflicts, theirs });
    if (isAgreed && document !== mine) onMerged();
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
    ...createRestoring(options, { state, hold, mergeIn }),
    base,
    catchUp: createCatchUp(options, { state, hold }),
    hasUnsaved,
    keepLocally,
    async save() {
      const document = store.get();
      state.set({ kind: 'saving' });
      try {
        setBase(await saveAfter(base(), document, calls));
      } catch (error) {
        return fail(error);
      }
      state.set({ kind: hasUnsaved() ? 'unsaved' : 'saved' });
    },
    resolve(document) {
      const now = state.get();
      take(document, now.kind === 'conflict' ? now.theirs : base());
      state.set({ kind: 'unsaved' });
    },
    adopt(next) {
      if (hasUnsaved()) return mergeIn(next);
      const document = keepSame(options, next.document);
      take(document, { document, revision: next.revision, published: next.published });
      state.set({ kind: 'saved' });
    },
  };
}
