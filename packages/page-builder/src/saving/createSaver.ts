/**
 * Saves what is edited, by itself: after a pause as a draft on the server, and before that in the browser.
 *
 * Where somebody else has saved meanwhile, both works are merged and saved again; what both have changed waits for a
 * decision, and nothing of either is lost until then. Without a network it goes on trying.
 */
import type { Clock } from '@broadsheet/client-core';
import { createDelay } from '../observed/createDelay.ts';
import { createDraftSync } from './createDraftSync.ts';
import type { DraftSyncOptions } from './createDraftSync.ts';
import type { OpenedDraft, SavingState } from './SavingState.ts';

export interface Saver<Document, Conflict, Opened> {
  get(): SavingState<Conflict, Opened>;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
  /** The revision that the server has, which a publication names. */
  revision(): number;
  /** Saves now. Resolves once nothing is left to save, or it cannot be saved: the state tells. */
  flush(): Promise<void>;
  /** Goes on after a conflict, with what somebody decided for. */
  resolve(document: Document): Promise<void>;
  /** Begins anew with what the server has, as after a publication or going back to a version. */
  adopt(opened: Opened): void;
  /** Takes in what somebody else has saved as this revision, unless something here waits to be saved. */
  catchUp(revision: number): Promise<void>;
  /** Ends it; what is not saved stays in the browser. */
  close(): void;
}

export interface SaverOptions<
  Document,
  Conflict,
  Opened extends OpenedDraft<Document>,
> extends DraftSyncOptions<Document, Conflict, Opened> {
  readonly clock: Clock;
}

/** Milliseconds: after the last change, until it is kept in the browser, and until an unreached server is tried again. */
const PAUSE_MS = 800;
const LOCAL_MS = 250;
const RETRY_MS = 5_000;

export function createSaver<Document, Conflict, Opened extends OpenedDraft<Document>>({
  clock,
  ...options
}: SaverOptions<Document, Conflict, Opened>): Saver<Document, Conflict, Opened> {
  const sync = createDraftSync(options);
  const [saving, keeping] = [createDelay(clock), createDelay(clock)];
  let running: Promise<void> | undefined;
  let isClosed = false;

  /** What comes after a save, or after a change while one was running. */
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
    adopt: sync.adopt,
    async catchUp(revision) {
      if (!isClosed && running === undefined) await sync.catchUp(revision);
    },
    close() {
      isClosed = true;
      unsubscribe();
      saving.cancel();
      keeping.cancel();
      sync.keepLocally();
    },
  };
}
