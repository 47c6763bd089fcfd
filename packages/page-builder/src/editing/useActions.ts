'use client';
/** The editor's actions on a page; each is announced to screen reader users. */
import { usePhrases } from '@broadsheet/block-kit';
import type { Translate } from '@broadsheet/block-kit';
import { createReference, findNode, findList } from '@broadsheet/page-document';
import type { BlockNode, Container, PageEdit } from '@broadsheet/page-document';
import { useMemo } from 'react';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { useBuilder } from '../builder/Builder.ts';
import type { EditOptions, PageStore } from '../page/createPageStore.ts';
import { createObserved } from '../observable/createObserved.ts';
import { createGroupActions } from './createGroupActions.ts';
import { createId } from './createId.ts';
import type { Editing } from './Editing.ts';
import { phrases } from './phrases.ts';
import { getInsertPosition } from '../page/positions.ts';
import type { ColumnPosition, Ground } from '../page/positions.ts';
import { findStoryBlock, nameStory } from './findStoryBlock.ts';

export type Actions = Pick<
  Editing,
  | 'ground'
  | 'note'
  | 'edit'
  | 'undo'
  | 'redo'
  | 'select'
  | 'selectAll'
  | 'toggle'
  | 'selectTo'
  | 'copied'
  | 'removeSelected'
  | 'paste'
  | 'chooseArea'
  | 'chooseColumn'
  | 'insert'
  | 'insertStory'
  | 'insertSection'
  | 'move'
  | 'remove'
  | 'duplicate'
>;

export interface ActionsOptions {
  readonly store: PageStore;
  readonly catalogue: Catalogue;
  readonly canEdit: boolean;
}

/**
 * Creates a new block with the initial values of its fields. Default values are not stored, because the block knows them.
 */
export function createBlock({ name, fields, version }: BlockEntry, newId: () => string): BlockNode {
  const initial = Object.entries(fields).flatMap(([key, field]) =>
    field.initial === undefined ? [] : [[key, field.initial] as const],
  );
  return {
    id: newId(),
    block: name,
    ...(version > 1 && { version }),
    fields: Object.fromEntries(initial),
    children: [],
  };
}

/** Returns functions that describe a block: its title and its position. */
function createWords({ store, catalogue }: ActionsOptions, t: Translate<keyof typeof phrases>) {
  const titleOf = (id: string) => catalogue.nameOf(findNode(store.get().page, id)?.node ?? { block: id });
  const placeOf = (container: Container) =>
    container.kind === 'area'
      ? t('editing.place.area', { name: catalogue.areaTitleOf(store.get().page.layout, container.area) })
      : t('editing.place.block', { name: titleOf(container.id) });
  function whereabouts(id: string) {
    const { page } = store.get();
    const { container, index } = findNode(page, id)?.position ?? {
      container: { kind: 'area', area: '' },
      index: 0,
    };
    const count = findList(page, container)?.length ?? 1;
    return { title: titleOf(id), place: placeOf(container), n: index + 1, count };
  }
  return { titleOf, whereabouts };
}

function createActions(
  options: ActionsOptions,
  { t, announce }: { readonly t: Translate<keyof typeof phrases>; readonly announce: (text: string) => void },
): Actions {
  const { store, catalogue, canEdit } = options;
  const words = createWords(options, t);
  const { whereabouts } = words;
  const note = createObserved<string | undefined>(undefined);
  const ground = (): Ground => {
    const { page } = store.get();
    return {
      page,
      areas: catalogue.get(page.layout)?.areas ?? [],
      kindOf: (name) => catalogue.get(name)?.kind,
      columnsOf: catalogue.columnsOf,
    };
  };

  /** Applies an edit and returns whether it was done. */
  function edit(change: PageEdit, edited?: EditOptions): boolean {
    if (!canEdit) return false;
    const refusal = store.edit(change, edited);
    if (refusal !== undefined) announce(t(`editing.refused.${refusal}`));
    return refusal === undefined;
  }

  function place(node: BlockNode, at: ColumnPosition = getInsertPosition(ground(), store.get())): void {
    if (edit({ kind: 'insert', node, at }, { select: node.id }))
      announce(t('editing.insertedAt', whereabouts(node.id)));
  }

  return {
    ground,
    note,
    edit,
    undo: () => announce(t(store.undo() ? 'editing.undone' : 'editing.nothingToUndo')),
    redo: () => announce(t(store.redo() ? 'editing.redone' : 'editing.nothingToRedo')),
    ...{ select: store.select, selectAll: store.selectAll },
    ...{ chooseArea: store.chooseArea, chooseColumn: store.chooseColumn },
    insert: (entry, at) => place(createBlock(entry, createId), at),
    insertStory(id, at) {
      const found = findStoryBlock(catalogue);
      if (found === undefined) return announce(t('editing.noStoryBlock'));
      const node = createBlock(found.entry, createId);
      place({ ...node, fields: { ...node.fields, [found.field]: nameStory(id) } }, at);
    },
    insertSection: (section, at) => place(createReference(createId(), section), at),
    ...createGroupActions({ ...options, ...words, note, ground, edit, t, announce }),
  };
}

export function useActions({ store, catalogue, canEdit }: ActionsOptions): Actions {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  return useMemo(
    () => createActions({ store, catalogue, canEdit }, { t, announce }),
    [store, catalogue, canEdit, announce, t],
  );
}
