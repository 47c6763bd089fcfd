/**
 * The store of the edited page, independent of React: the document, the undo history, and the selected block. Every change
 * is a `PageEdit`. Components can compare references, because objects that an edit does not touch stay the same.
 */
import type { Clock } from '@broadsheet/client-core';
import {
  applyEdit,
  EMPTY_HISTORY,
  findNode,
  keepColumns,
  redoEdit,
  remember,
  undoEdit,
} from '@broadsheet/page-document';
import type {
  ColumnsOf,
  EditRefusal,
  History,
  PageDocument,
  PageEdit,
  Stepped,
} from '@broadsheet/page-document';
import { createObserved } from '../observable/createObserved.ts';

export interface PageState {
  readonly page: PageDocument;
  readonly history: History;
  /** The id of the selected block; `undefined` for the page itself. */
  readonly selected: string | undefined;
  /** The ids of all selected blocks, `selected` the last of them; empty for the page itself. */
  readonly selection: readonly string[];
  /** The area for the next block, until something is selected. */
  readonly chosenArea?: string | undefined;
  /** The column of a chain for the next block, until something is selected. */
  readonly chosenColumn?: ChosenColumn | undefined;
}

export interface ChosenColumn {
  /** The id of the chain. */
  readonly id: string;
  /** The index of the column, from 0. */
  readonly column: number;
}

export interface EditOptions {
  /** Whether the edit is a keystroke in a field; keystrokes without a pause are undone together. */
  readonly isTyping?: boolean;
  /** The block to select afterwards, or several of them. */
  readonly select?: string | readonly string[];
}

export interface PageStore {
  get(): PageState;
  /** Adds a listener. @returns a function that removes it */
  subscribe(listener: () => void): () => void;
  /** Applies an edit. @returns the reason if it was refused */
  edit(edit: PageEdit, options?: EditOptions): EditRefusal | undefined;
  /** Undoes the last edit. @returns false if there was nothing to undo */
  undo(): boolean;
  /** Repeats the edit that was undone last. @returns false if there was nothing to redo */
  redo(): boolean;
  /** Selects a block. @param id `undefined` for the page itself */
  select(id: string | undefined): void;
  /** Selects several blocks, the last of which is the one whose fields are shown. */
  selectAll(ids: readonly string[]): void;
  /** Adds a block to the selection, or takes it out. */
  toggle(id: string): void;
  /** Chooses the area for the next block, and clears the selection. */
  chooseArea(area: string): void;
  /** Chooses the column of a chain for the next block, and clears the selection. */
  chooseColumn(column: ChosenColumn): void;
  /** Replaces the document, for example after another editor's changes were merged; the undo history stays. */
  replace(page: PageDocument): void;
}

/** Milliseconds after which further typing is undone separately. */
const PAUSE_MS = 1_000;

const NOTHING = { selected: undefined, selection: [] } as const;

/** Returns the selection of the blocks that are on a page. */
function keepSelected(page: PageDocument, ids: readonly string[]): Pick<PageState, 'selected' | 'selection'> {
  const selection = ids.filter((id) => findNode(page, id) !== undefined);
  return { selected: selection.at(-1), selection };
}

const toIds = (select: string | readonly string[]): readonly string[] =>
  typeof select === 'string' ? [select] : select;

/** @param columnsOf returns the fields that count the columns of a chain, which follow every edit */
export function createPageStore(
  document: PageDocument,
  clock: Clock,
  { columnsOf }: { readonly columnsOf: ColumnsOf },
): PageStore {
  const first: PageState = { page: document, history: EMPTY_HISTORY, selected: undefined, selection: [] };
  const { get, set, subscribe } = createObserved(first);
  let typedAt = Number.NEGATIVE_INFINITY;

  function goTo({ page, history, edit }: Stepped): boolean {
    typedAt = Number.NEGATIVE_INFINITY;
    set({ page, history, ...keepSelected(page, get().selection) });
    return edit !== undefined;
  }

  function selectAll(ids: readonly string[]): void {
    const state = get();
    const next = keepSelected(state.page, ids);
    const hasChosen = state.chosenArea !== undefined || state.chosenColumn !== undefined;
    if (hasChosen || next.selection.join(' ') !== state.selection.join(' '))
      set({ ...state, ...next, chosenArea: undefined, chosenColumn: undefined });
  }

  return {
    get,
    subscribe,
    edit(edit, { isTyping = false, select = get().selection } = {}) {
      const state = get();
      const result = applyEdit(state.page, keepColumns(state.page, edit, { columnsOf }));
      if (result.kind === 'refused') return result.reason;
      const now = clock.now();
      const history = remember(state.history, result.inverse, {
        isTyping: isTyping && now - typedAt < PAUSE_MS,
      });
      typedAt = isTyping ? now : Number.NEGATIVE_INFINITY;
      set({ page: result.page, history, ...keepSelected(result.page, toIds(select)) });
      return undefined;
    },
    undo: () => goTo(undoEdit(get().page, get().history)),
    redo: () => goTo(redoEdit(get().page, get().history)),
    select: (id) => selectAll(id === undefined ? [] : [id]),
    selectAll,
    toggle(id) {
      const { selection } = get();
      selectAll(selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id]);
    },
    chooseArea: (area) => set({ ...get(), ...NOTHING, chosenArea: area, chosenColumn: undefined }),
    chooseColumn: (column) => set({ ...get(), ...NOTHING, chosenArea: undefined, chosenColumn: column }),
    replace(page) {
      const state = get();
      if (page !== state.page) set({ ...state, page, ...keepSelected(page, state.selection) });
    },
  };
}
