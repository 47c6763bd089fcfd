/** The context of all parts of a page's editor. */
import type { BlockNode, BlockUpdate, PageDocument, PageEdit } from '@broadsheet/page-document';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Observed } from '../observable/createObserved.ts';
import type { PageSaver, PageSavingState } from '../saving/createPageSaver.ts';
import type { ChosenColumn, EditOptions, PageState, PageStore } from '../page/createPageStore.ts';
import type { ColumnPosition, Direction, Ground } from '../page/positions.ts';

export interface Editing {
  readonly id: string;
  readonly store: PageStore;
  readonly saver: PageSaver;
  readonly catalogue: Catalogue;
  /** Whether the editor may change the page, not only view it. */
  readonly canEdit: boolean;
  /** The blocks whose fields were migrated when the page was opened. */
  readonly updates?: readonly BlockUpdate[] | undefined;
  /** The path for which the page is shown. */
  readonly path: string;
  showFor(path: string): void;
  /** Returns the current page, its areas and the kinds of blocks, for the rules of position. */
  ground(): Ground;
  /** What editors read in a box beside the page, such as why nothing was pasted. It is announced to screen reader users. */
  readonly note: Observed<string | undefined>;
  /** Applies an edit. @returns whether it was done; the reason for a refusal is announced */
  edit(edit: PageEdit, options?: EditOptions): boolean;
  undo(): void;
  redo(): void;
  select(id: string | undefined): void;
  selectAll(ids: readonly string[]): void;
  /** Adds a block to the selection, or takes it out. */
  toggle(id: string): void;
  /** Selects the blocks from the one that was selected first to another, in an order of blocks. */
  selectTo(id: string, order: readonly string[]): void;
  /** Returns the selected blocks for the clipboard; none for a cut by an editor who may only view the page. */
  copied(isCut: boolean): readonly BlockNode[];
  /** Removes all selected blocks. */
  removeSelected(): void;
  /** Inserts the blocks of a clipboard's text. @returns what is wrong with it, in words */
  paste(text: string): string | undefined;
  /** Chooses the area for the next block. */
  chooseArea(area: string): void;
  /** Chooses the column of a chain for the next block. */
  chooseColumn(column: ChosenColumn): void;
  /** Inserts a new block at a position; absent: where the chosen area or the selected block suggests. */
  insert(entry: BlockEntry, at?: ColumnPosition): void;
  /** Inserts a story in a block of its own. @param id the id of the story */
  insertStory(id: string, at?: ColumnPosition): void;
  /** Inserts a shared section, which changes here with every publication of it. @param section the id of the section */
  insertSection(section: string, at?: ColumnPosition): void;
  /**
   * Moves a block, with all that are selected if it is one of them. A position counts the blocks that the page has now.
   */
  move(id: string, to: ColumnPosition | Direction): void;
  /** Removes a block, with all that are selected if it is one of them. */
  remove(id: string): void;
  /** Inserts a copy after a block, or copies of all that are selected if it is one of them. */
  duplicate(id: string): void;
}

const EditingContext = createContext<Editing | undefined>(undefined);

export const EditingProvider = EditingContext.Provider;

/** Returns the context of the page's editor. @throws Error outside the editor of a page */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === undefined) throw new Error('A part of the editor was rendered without a page around it.');
  return editing;
}

/** Returns a part of the editing state; the component renders again when that part changes. */
export function usePageState<Part>(read: (state: PageState) => Part): Part {
  const { store } = useEditing();
  return useSyncExternalStore(store.subscribe, () => read(store.get()));
}

export const usePage = (): PageDocument => usePageState(({ page }) => page);

export function useSavingState(): PageSavingState {
  const { saver } = useEditing();
  return useSyncExternalStore(saver.subscribe, saver.get);
}
