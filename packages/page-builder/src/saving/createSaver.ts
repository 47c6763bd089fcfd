/**
 * Saves a document automatically: first in the browser, and after a pause as a draft on the server.
 *
 * If another editor has saved in the meantime, both versions are merged and saved again. Conflicting changes wait for a
 * decision, and neither version is lost until then. Without a network it keeps trying.
 */
import type { Clock } from '@broadsheet/client-core';
import { createDelay } from '../observable/createDelay.ts';
import { createDraftSync } from './createDraftSync.ts';
import type { DraftSync, DraftSyncOptions } from './createDraftSync.ts';
import type { Observed } from '../observable/createObserved.ts';
import type { LeftDraft } from './localDraft.ts';
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
  takeLeft(draft: LeftDraft<Document>): Promise<boolean>;
  /** Throws a closed window's draft away. */
  dropLeft(draft: LeftDraft<Document>): void;
  /** Stops saving; unsaved changes stay in the browser. */
  close(): void;
}

export interface SaverOptions<
  Document,
  Conflict,
  Opened extends OpenedDraft<Document>,
> extends DraftSyncOptions<Document, Conflict, Opened> {
  readonly clock: Clock;
}

/**
 * Milliseconds from the last change until it is saved on the server, until it is kept in the browser, and until an
 * unreached server is tried again.
 */
const PAUSE_MS = 800;
const LOCAL_MS = 250;
const RETRY_MS = 5_000;

/** Creates the calls for the drafts of closed windows. @param saving saves now, and schedules the next save */
function createLeftCalls<Document, Conflict, Opened>(
  { state, left, takeLeft, dropLeft }: DraftSync<Document, Conflict, Opened>,
  saving: { flush(): Promise<void>; goOn(): void },
): Pick<Saver<Document, Conflict, Opened>, 'left' | 'takeLeft' | 'dropLeft'> {
  return {
    left,
    dropLeft,
    async takeLeft(draft) {
      await saving.flush();
      const isTaken = state.get().kind === 'saved' && takeLeft(draft);
      if (isTaken) saving.goOn();
      return isTaken;
    },
  };
}

export function createSaver<Document, Conflict, Opened extends OpenedDraft<Document>>({
  clock,
  ...options
}: SaverOptions<Document, Conflict, Opened>): Saver<Document, Conflict, Opened> {
  const sync = createDraftSync(options);
  const [saving, keeping] = [createDelay(clock), createDelay(clock)];
  let running: Promise<void> | undefined;
  let isClosed = false;

  /** Schedules the next save, after a save or a change. */
  function goOn(): void {
    if (isClosed) return;
    const { kind } = sync.state.get();
    if (kind === 'unsaved') saving.start(PAUSE_MS, () => void flush());
    if (kind === 'unreached') saving.start(RETRY_MS, () => void flush());
  }

  async function flush(): Promise<void> {
    saving.cancel();
    await running;
    if (sync.state.get().kind === 'conflict' || !sync.hasUnsaved()) return;
    running = sync.save().finally(() => (running = undefined));
    await running;
    goOn();
  }

  const unsubscribe = options.store.subscribe(() => {
    if (!sync.hasUnsaved()) return;
    keeping.start(LOCAL_MS, sync.keepLocally);
    const { kind } = sync.state.get();
    if (running !== undefined || kind === 'conflict') return;
    if (kind !== 'unsaved') sync.state.set({ kind: 'unsaved' });
    goOn();
  });

  if (sync.bringBack()) goOn();

  return {
    get: sync.state.get,
    subscribe: sync.state.subscribe,
    revision: () => sync.base().revision,
    flush,
    async resolve(document) {
      sync.resolve(document);
      await flush();
    },
    keep() {
      keeping.cancel();
      sync.keepLocally();
    },
    adopt(opened) {
      sync.adopt(opened);
      goOn();
    },
    async catchUp(revision) {
      if (!isClosed && running === undefined) await sync.catchUp(revision);
    },
    ...createLeftCalls(sync, { flush, goOn }),
    close() {
      isClosed = true;
      unsubscribe();
      for (const delay of [saving, keeping]) delay.cancel();
      sync.keepLocally();
    },
  };
}
