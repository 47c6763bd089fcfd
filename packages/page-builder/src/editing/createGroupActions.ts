import type { Translate } from '@broadsheet/block-kit';
import { findNode, walkNode } from '@broadsheet/page-document';
import type { BlockNode, PageEdit } from '@broadsheet/page-document';
import type { EditOptions } from '../page/createPageStore.ts';
import { getInsertPosition } from '../page/positions.ts';
import type { ColumnPosition, Ground } from '../page/positions.ts';
import {
  copyGroup,
  findRoots,
  hasRoom,
  insertGroup,
  moveGroup,
  removeGroup,
  stepGroup,
} from './blockGroups.ts';
import { parseCopied } from './copiedBlocks.ts';
import { createId } from './createId.ts';
import type { Editing } from './Editing.ts';
import type { phrases } from './phrases.ts';

export interface GroupOptions extends Pick<Editing, 'store' | 'catalogue' | 'canEdit' | 'note'> {
  readonly titleOf: (id: string) => string;
  readonly whereabouts: (id: string) => {
    readonly title: string;
    readonly place: string;
    readonly n: number;
    readonly count: number;
  };
  readonly ground: () => Ground;
  /** Applies an edit. @returns whether it was done */
  readonly edit: (change: PageEdit, edited?: EditOptions) => boolean;
  readonly t: Translate<keyof typeof phrases>;
  readonly announce: (text: string) => void;
}

const toIds = (nodes: readonly BlockNode[]): readonly string[] => nodes.map(({ id }) => id);

/** Creates the actions on a block, or on all that are selected, and those of the clipboard. */
export function createGroupActions(options: GroupOptions) {
  const { store, note, titleOf, whereabouts, ground, edit, t, announce } = options;
  /** Returns the blocks on which an action at a block works. */
  function groupOf(id: string): readonly BlockNode[] {
    const { page, selection } = store.get();
    return findRoots(page, selection.includes(id) ? selection : [id]);
  }

  function remove(nodes: readonly BlockNode[]): void {
    const [first] = nodes;
    const title = titleOf(first?.id ?? '');
    const change = removeGroup(ground(), nodes);
    if (change === undefined || !edit(change)) return;
    announce(
      nodes.length === 1 ? t('editing.removed', { title }) : t('editing.removedAll', { n: nodes.length }),
    );
  }

  return {
    move(id: string, to: Parameters<Editing['move']>[1]) {
      const nodes = groupOf(id);
      const change =
        typeof to === 'string'
          ? stepGroup(ground(), nodes, { direction: to })
          : moveGroup(ground(), nodes, { at: to });
      if (change === undefined) return announce(t('editing.cannotMove', { title: titleOf(id) }));
      const others = store.get().selection.filter((each) => each !== id);
      const select = store.get().selection.includes(id) ? [...others, id] : [id];
      if (!edit(change, { select })) return;
      const n = nodes.length;
      announce(
        n === 1 ? t('editing.movedTo', whereabouts(id)) : t('editing.movedAll', { ...whereabouts(id), n }),
      );
    },
    remove: (id: string) => remove(groupOf(id)),
    removeSelected: () => remove(findRoots(store.get().page, store.get().selection)),
    duplicate(id: string) {
      const nodes = groupOf(id);
      const last = findNode(store.get().page, nodes.at(-1)?.id ?? '')?.position;
      if (last === undefined) return;
      const copies = copyGroup(nodes, createId);
      if (!hasRoom(store.get().page, copies)) return note.set(t('editing.duplicate.excess'));
      const at = { ...last, index: last.index + 1 };
      const change = insertGroup(ground(), copies, { at });
      if (change === undefined || !edit(change, { select: toIds(copies) })) return;
      const n = copies.length;
      announce(n === 1 ? t('editing.duplicated', { title: titleOf(id) }) : t('editing.duplicatedAll', { n }));
    },
    toggle(id: string) {
      store.toggle(id);
      announce(t('editing.selected', { n: store.get().selection.length }));
    },
    selectTo(id: string, order: readonly string[]) {
      const { selection } = store.get();
      const [from, to] = [order.indexOf(selection[0] ?? id), order.indexOf(id)];
      if (from < 0 || to < 0) return store.select(id);
      const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
      store.selectAll(from <= to ? range : range.toReversed());
      announce(t('editing.selected', { n: range.length }));
    },
    ...createClipboardActions(options),
  };
}

function createClipboardActions(options: GroupOptions) {
  const { store, catalogue, canEdit, ground, edit, t, announce } = options;

  /** Returns the names of blocks that are not installed here, each once. */
  const listUnknown = (nodes: readonly BlockNode[]): readonly string[] => [
    ...new Set(
      nodes
        .flatMap((node) => [...walkNode(node)])
        .map(({ block }) => block)
        .filter((block) => catalogue.get(block) === undefined),
    ),
  ];

  /** @returns what is wrong with the blocks */
  function insertCopies(blocks: readonly BlockNode[]): string | undefined {
    const { page } = store.get();
    const at: ColumnPosition = getInsertPosition(ground(), store.get());
    const copies = copyGroup(blocks, createId);
    if (!hasRoom(page, copies)) return t('editing.paste.excess');
    const change = insertGroup(ground(), copies, { at });
    if (change === undefined || !edit(change, { select: toIds(copies) })) return undefined;
    const unknown = listUnknown(copies);
    announce(t('editing.pasted', { n: copies.length }));
    return unknown.length === 0 ? undefined : t('editing.paste.missing', { names: unknown.join(', ') });
  }

  return {
    copied(isCut: boolean): readonly BlockNode[] {
      const { page, selection } = store.get();
      const nodes = isCut && !canEdit ? [] : findRoots(page, selection);
      if (nodes.length > 0 && !isCut) announce(t('editing.copied', { n: nodes.length }));
      return nodes;
    },
    paste(text: string) {
      if (!canEdit) return undefined;
      const found = parseCopied(text);
      return found.kind === 'blocks' ? insertCopies(found.blocks) : t(`editing.paste.${found.kind}`);
    },
  };
}
