/**
 * The page that is being edited, apart from React: the document, what can be undone, and which block is selected.
 *
 * Every change is a `PageEdit`. Whoever shows the page compares objects, for what an edit does not touch stays the same.
 */
import type { Clock } from '@broadsheet/client-core';
import { applyEdit, EMPTY_HISTORY, findNode, redoEdit, remember, undoEdit } from '@broadsheet/page-document';
import type { EditRefusal, History, PageDocument, PageEdit, Stepped } from '@broadsheet/page-document';
import { createObserved } from '../observed/createObserved.ts';

export interface PageState {
  readonly page: PageDocument;
  readonly history: History;
  /** Id of a block; `undefined` for the page itself. */
  readonly selected: string | undefined;
  /** Area that the next block goes into, until something is selected. */
  readonly chosenArea?: string | undefined;
}

export interface EditOptions {
  /** True for a letter more in a field: letters typed without a pause are undone together. */
  readonly isTyping?: boolean;
  /** Block that is selected afterwards. */
  readonly select?: string;
}

export interface PageStore {
  get(): PageState;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
  /** @returns why nothing was done */
  edit(edit: PageEdit, options?: EditOptions): EditRefusal | undefined;
  /** @returns false if there was nothing to undo */
  undo(): boolean;
  /** @returns false if there was nothing to do again */
  redo(): boolean;
  /** @param id `undefined` for the page itself */
  select(id: string | undefined): void;
  /** Says where the next block goes. Nothing is selected then. */
  chooseArea(area: string): void;
  /** Takes another document over, as after somebody else's work came in; what can be undone stays. */
  replace(page: PageDocument): void;
}

/** A pause after which what is typed is undone by itself. */
const PAUSE_MS = 1_000;

const keepSelected = (page: PageDocument, id: string | undefined): string | undefined =>
  id !== undefined && findNode(page, id) === undefined ? undefined : id;

export function createPageStore(document: PageDocument, clock: Clock): PageStore {
  const first: PageState = { page: document, history: EMPTY_HISTORY, selected: undefined };
  const { get, set, subscribe } = createObserved(first);
  let typedAt = Number.NEGATIVE_INFINITY;

  function goTo({ page, history, edit }: Stepped): boolean {
    typedAt = Number.NEGATIVE_INFINITY;
    set({ page, history, selected: keepSelected(page, get().selected) });
    return edit !== undefined;
  }

  return {
    get,
    subscribe,
    edit(edit, { isTyping = false, select = get().selected } = {}) {
      const state = get();
      const result = applyEdit(state.page, edit);
      if (result.kind === 'refused') return result.reason;
      const now = clock.now();
      const history = remember(state.history, result.inverse, {
        isTyping: isTyping && now - typedAt < PAUSE_MS,
      });
      typedAt = isTyping ? now : Number.NEGATIVE_INFINITY;
      set({ page: result.page, history, selected: keepSelected(result.page, select) });
      return undefined;
    },
    undo: () => goTo(undoEdit(get().page, get().history)),
    redo: () => goTo(redoEdit(get().page, get().history)),
    select(id) {
      const state = get();
      const selected = keepSelected(state.page, id);
      if (selected !== state.selected || state.chosenArea !== undefined)
        set({ ...state, selected, chosenArea: undefined });
    },
    chooseArea: (area) => set({ ...get(), selected: undefined, chosenArea: area }),
    replace(page) {
      const state = get();
      if (page !== state.page) set({ ...state, page, selected: keepSelected(page, state.selected) });
    },
  };
}
