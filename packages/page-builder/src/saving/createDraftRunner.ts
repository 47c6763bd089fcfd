import type { Clock } from '@broadsheet/client-core';
import { createDelay } from '../observable/createDelay.ts';
import { createObserved } from '../observable/createObserved.ts';
import type { Observed } from '../observable/createObserved.ts';
import type { LocalDrafts } from './localDraft.ts';
import { hasUnsaved, reduceDraft } from './reduceDraft.ts';
import type { Draft, DraftEffect, DraftEvent, MergeOptions } from './reduceDraft.ts';
import type { OpenedDraft, SavingState } from './SavingState.ts';
import { sendDraft } from './sendDraft.ts';
import type { DraftCalls } from './sendDraft.ts';

/** The store of the edited document. */
export interface DraftStore<Document> {
  get(): Document;
  /** Replaces the document, unless it is the same. */
  replace(document: Document): void;
  /** Adds a listener. @returns a function that removes it */
  subscribe(listener: () => void): () => void;
}

export interface DraftRunnerOptions<Document, Conflict, Opened extends OpenedDraft<Document>> {
  readonly clock: Clock;
  readonly calls: DraftCalls<Document, Opened> & MergeOptions<Document, Conflict>;
  readonly store: DraftStore<Document>;
  readonly local: LocalDrafts<Document>;
  readonly opened: Opened;
  /** Called when another editor's work has been merged. */
  readonly onMerged: () => void;
}

export interface DraftRunner<Document, Conflict, Opened> {
  readonly state: Pick<Observed<SavingState<Conflict, Opened>>, 'get' | 'subscribe'>;
  draft(): Draft<Document, Conflict, Opened>;
  dispatch(event: DraftEvent<Document, Opened>): void;
  /** Saves now. Resolves when everything is saved, or saving has failed; the state has the result. */
  flush(): Promise<void>;
  /** Keeps unsaved changes in the browser at once. */
  keep(): void;
  /** Stops saving by itself; unsaved changes stay in the browser. */
  close(): void;
}

/**
 * Milliseconds from the last change until it is saved on the server, until it is kept in the browser, and until an
 * unreached server is tried again.
 */
const PAUSE_MS = 800;
const LOCAL_MS = 250;
const RETRY_MS = 5_000;

/** Keeps in the browser what the server does not have. */
function keepLocally<Document>(
  draft: Draft<Document, unknown, unknown>,
  local: Pick<LocalDrafts<Document>, 'write' | 'drop'>,
): void {
  const { document, revision, published } = draft.base;
  if (hasUnsaved(draft)) local.write({ document: draft.document, base: document, revision, published });
  else local.drop();
}

/** Creates the runner of a draft: it holds the draft, has events reduced, and carries out the effects. */
export function createDraftRunner<Document, Conflict, Opened extends OpenedDraft<Document>>(
  options: DraftRunnerOptions<Document, Conflict, Opened>,
): DraftRunner<Document, Conflict, Opened> {
  const { clock, calls, store, local, opened } = options;
  let draft: Draft<Document, Conflict, Opened> = {
    document: store.get(),
    base: opened,
    saving: { kind: 'saved' },
  };
  const state = createObserved(draft.saving);
  const [saving, keeping] = [createDelay(clock), createDelay(clock)];
  let running: Promise<void> | undefined;
  let isClosed = false;

  const saveAfter = (ms: number) => {
    if (!isClosed) saving.start(ms, () => void flush());
  };
  const effects: Readonly<Record<DraftEffect, () => void>> = {
    keep() {
      keeping.cancel();
      keepLocally(draft, local);
    },
    keepSoon: () => keeping.start(LOCAL_MS, effects.keep),
    save() {
      saving.cancel();
      running = sendDraft(draft, calls)
        .then(dispatch)
        .finally(() => (running = undefined));
    },
    saveSoon: () => saveAfter(PAUSE_MS),
    saveLater: () => saveAfter(RETRY_MS),
    announceMerge: options.onMerged,
  };

  function dispatch(event: DraftEvent<Document, Opened>): void {
    const next = reduceDraft(draft, event, calls);
    draft = next.draft;
    store.replace(draft.document);
    state.set(draft.saving);
    for (const effect of next.effects) effects[effect]();
  }

  async function flush(): Promise<void> {
    await running;
    dispatch({ kind: 'due' });
    await running;
  }

  return {
    state,
    draft: () => draft,
    dispatch,
    flush,
    keep: effects.keep,
    close() {
      isClosed = true;
      saving.cancel();
      effects.keep();
    },
  };
}
