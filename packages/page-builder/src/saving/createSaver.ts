/**
 * Saves a document automatically: first in the browser, and after a pause as a draft on the server.
 *
 * If another editor has saved in the meantime, both versions are merged and saved again. Conflicting changes wait for a
 * decision, and neither version is lost until then. Without a network it keeps trying. `reduceDraft` decides all of
 * this, and `createDraftRunner` carries it out.
 */
import { createObserved } from '../observable/createObserved.ts';
import type { Observed } from '../observable/createObserved.ts';
import { createDraftRunner } from './createDraftRunner.ts';
import type { DraftRunnerOptions } from './createDraftRunner.ts';
import type { LeftDraft, LocalDraft } from './localDraft.ts';
import { isAtRest } from './reduceDraft.ts';
import type { OpenedDraft, SavingState } from './SavingState.ts';

export interface Saver<Document, Conflict, Opened> {
  get(): SavingState<Conflict, Opened>;
  /** Adds a listener. @returns a function that removes it */
  subscribe(listener: () => void): () => void;
  /** Returns the server's revision, which a publication must name. */
  revision(): number;
  /** Saves now. Resolves when everything is saved, or saving has failed; the state has the result. */
  flush(): Promise<void>;
  /** Continues after a conflict, with the document that the editor decided on. */
  resolve(document: Document): Promise<void>;
  /** Keeps unsaved changes in the browser at once, because the window is being left. */
  keep(): void;
  /**
   * Continues from the server's version, as after a publication or the restoration of a version; what was changed in the
   * meantime is merged into it.
   */
  adopt(opened: Opened): void;
  /** Loads what another editor has saved as this revision, unless there are unsaved changes. */
  catchUp(revision: number): Promise<void>;
  /** The drafts of closed windows that are neither restored nor thrown away. */
  readonly left: Pick<Observed<readonly LeftDraft<Document>[]>, 'get' | 'subscribe'>;
  /**
   * Saves, and then merges a closed window's draft into the document. Never rejects.
   *
   * @returns whether it was merged; not while the present work cannot be saved
   */
  recoverLeft(draft: LeftDraft<Document>): Promise<boolean>;
  /** Throws a closed window's draft away. */
  dropLeft(draft: LeftDraft<Document>): void;
  /** Stops saving; unsaved changes stay in the browser. */
  close(): void;
}

export interface SaverOptions<
  Document,
  Conflict,
  Opened extends OpenedDraft<Document>,
> extends DraftRunnerOptions<Document, Conflict, Opened> {
  /** The drafts of closed windows; the newest is restored at once, the others are offered. */
  readonly left: readonly LeftDraft<Document>[];
}

/** Lists the drafts of closed windows. @param restore merges one into the document */
function createLeftDrafts<Document>(
  { left, local }: Pick<SaverOptions<Document, unknown, OpenedDraft<Document>>, 'left' | 'local'>,
  restore: (kept: LocalDraft<Document>) => void,
) {
  const list = createObserved(left.filter(local.hasLeft));

  function drop(draft: LeftDraft<Document>): void {
    local.removeLeft(draft);
    list.set(list.get().filter(({ window }) => window !== draft.window));
  }

  return {
    list,
    drop,
    /** Restores a draft. It is removed there only when this window keeps it. @returns whether it was still there */
    restore(draft: LeftDraft<Document>): boolean {
      const isThere = local.hasLeft(draft);
      if (isThere) restore(draft);
      drop(draft);
      return isThere;
    },
  };
}

export function createSaver<Document, Conflict, Opened extends OpenedDraft<Document>>(
  options: SaverOptions<Document, Conflict, Opened>,
): Saver<Document, Conflict, Opened> {
  const { calls, store, local, opened } = options;
  const { state, draft, dispatch, flush, keep, close } = createDraftRunner(options);
  let isClosed = false;

  const unsubscribe = store.subscribe(() => {
    const document = store.get();
    if (document !== draft().document) dispatch({ kind: 'edited', document });
  });
  const restore = (kept: LocalDraft<Document>) =>
    dispatch({ kind: 'restored', kept, server: { ...opened, ...draft().base } });
  const left = createLeftDrafts(options, restore);
  const [own, [newest]] = [local.read(), left.list.get()];
  if (own !== undefined) restore(own);
  else if (newest !== undefined) left.restore(newest);

  return {
    get: state.get,
    subscribe: state.subscribe,
    revision: () => draft().base.revision,
    flush,
    async resolve(document) {
      dispatch({ kind: 'decided', document });
      await flush();
    },
    keep,
    adopt: (theirs) => dispatch({ kind: 'adopted', theirs }),
    async catchUp(revision) {
      const since = draft().base;
      if (isClosed || revision === since.revision || !isAtRest(draft())) return;
      dispatch({ kind: 'caughtUp', since, theirs: await calls.open() });
    },
    left: left.list,
    dropLeft: left.drop,
    async recoverLeft(kept) {
      await flush();
      return isAtRest(draft()) && left.restore(kept);
    },
    close() {
      isClosed = true;
      unsubscribe();
      close();
    },
  };
}
