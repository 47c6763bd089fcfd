/** What the parts of one page's editor share. */
import type { BlockUpdate, PageDocument, PageEdit, Position } from '@broadsheet/page-document';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { PageSaver, PageSavingState } from '../saving/createPageSaver.ts';
import type { EditOptions, PageState, PageStore } from '../page/createPageStore.ts';
import type { Direction, Ground } from '../page/positions.ts';

export interface Editing {
  readonly id: string;
  readonly store: PageStore;
  readonly saver: PageSaver;
  readonly catalogue: Catalogue;
  /** False for whoever may look and not change. */
  readonly canEdit: boolean;
  /** Blocks that were brought up to date as the page was opened. */
  readonly updates?: readonly BlockUpdate[] | undefined;
  /** Address that the page is shown for. */
  readonly path: string;
  showFor(path: string): void;
  /** Areas and kinds of blocks, for rules of position, as they are now. */
  ground(): Ground;
  edit(edit: PageEdit, options?: EditOptions): void;
  undo(): void;
  redo(): void;
  select(id: string | undefined): void;
  /** Says into which area the next block goes. */
  chooseArea(area: string): void;
  /** Puts a new block at a position, or where the chosen area or the selected block suggests. */
  insert(entry: BlockEntry, at?: Position): void;
  move(id: string, to: Position | Direction): void;
  remove(id: string): void;
  /** Puts a copy after a block. */
  duplicate(id: string): void;
}

const EditingContext = createContext<Editing | undefined>(undefined);

export const EditingProvider = EditingContext.Provider;

/** @throws Error no page is being edited around the component */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === undefined) throw new Error('A part of the editor was rendered without a page around it.');
  return editing;
}

/** A part of what is being edited; the component renders again when this part is another value. */
export function usePageState<Part>(read: (state: PageState) => Part): Part {
  const { store } = useEditing();
  return useSyncExternalStore(store.subscribe, () => read(store.get()));
}

export const usePage = (): PageDocument => usePageState(({ page }) => page);

export function useSavingState(): PageSavingState {
  const { saver } = useEditing();
  return useSyncExternalStore(saver.subscribe, saver.get);
}
