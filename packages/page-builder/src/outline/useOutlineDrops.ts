'use client';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { usePhrases } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { CollectionDrops } from '../drag/CollectionDrops.ts';
import { readDragged } from '../drag/DraggedBlock.ts';
import type { DraggedBlock } from '../drag/DraggedBlock.ts';
import { phrases } from '../drag/phrases.ts';
import { putDragged } from '../drag/putDragged.ts';
import { useEditing } from '../editing/Editing.ts';
import { findOutlineDrop } from './findOutlineDrop.ts';
import type { DropSide, OutlineDrop } from './findOutlineDrop.ts';
import type { OutlineRow } from './outlineRows.ts';

/** The distance from the upper or lower edge, in CSS pixels, at which the outline scrolls during a drag. */
const EDGE = 28;
const STEP = 12;

type Pointer = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Scrolls the tree if the pointer is at one of its edges. */
function scrollAtEdge(tree: HTMLElement, { clientY }: Pointer): void {
  const { top, bottom } = tree.getBoundingClientRect();
  if (clientY < top + EDGE) tree.scrollBy(0, -STEP);
  if (clientY > bottom - EDGE) tree.scrollBy(0, STEP);
}

/** Returns the row under the pointer, and how far down in it the pointer is; below all rows, the end of the last. */
function findUnder(tree: HTMLElement, { clientY }: Pointer) {
  const rows = [...tree.querySelectorAll<HTMLElement>('[data-key]')];
  const under = rows.find((row) => clientY <= row.getBoundingClientRect().bottom) ?? rows.at(-1);
  if (under === undefined) return undefined;
  const { top, height } = under.getBoundingClientRect();
  return { key: under.dataset['key'], height: height === 0 ? 0 : Math.min(1, (clientY - top) / height) };
}

/** Where a drop would take effect now, for the row that shows it. */
export interface ShownDrop {
  readonly key: string;
  readonly side: DropSide;
  /** The name of the collection that a story goes into; absent for a block, whose place the rows name. */
  readonly name?: string;
}

const isSameDrop = (one: ShownDrop | undefined, other: ShownDrop | undefined): boolean =>
  one?.key === other?.key && one?.side === other?.side && one?.name === other?.name;

export interface OutlineDropsOptions {
  readonly rows: readonly OutlineRow[];
  readonly collections: CollectionDrops;
}

/** Handles drops of blocks and stories on the outline. @returns where a drop would take effect now */
export function useOutlineDrops(
  tree: RefObject<HTMLElement | null>,
  { rows, collections }: OutlineDropsOptions,
): ShownDrop | undefined {
  const t = usePhrases(phrases);
  const editing = useEditing();
  const [shown, show] = useState<ShownDrop>();
  const current = useRef(rows);
  useEffect(() => {
    current.current = rows;
  });
  useEffect(() => {
    const element = tree.current;
    if (element === null || !editing.canEdit) return undefined;

    function aim(dragged: DraggedBlock | undefined, pointer: Pointer): OutlineDrop | undefined {
      const under = element === null ? undefined : findUnder(element, pointer);
      const row = current.current.find(({ key }) => key === under?.key);
      if (dragged === undefined || under === undefined || row === undefined) return undefined;
      const { page } = editing.store.get();
      return findOutlineDrop(
        { row, height: under.height },
        { page, dragged, findCollection: collections.find },
      );
    }

    function describe({ key, side, ...drop }: OutlineDrop): ShownDrop {
      if (drop.kind === 'block') return { key, side };
      const known = collections.know(drop.choice);
      return { key, side, ...(known && { name: t('drag.intoCollection', { name: known.name }) }) };
    }

    function put(block: DraggedBlock, drop: OutlineDrop): void {
      if (drop.kind === 'block') return putDragged(editing, { block, position: drop.position });
      collections.put({ story: drop.story, choice: drop.choice });
    }

    return dropTargetForElements({
      element,
      canDrop: ({ source }) => readDragged(source.data) !== undefined,
      onDrag({ source, location }) {
        scrollAtEdge(element, location.current.input);
        const drop = aim(readDragged(source.data), location.current.input);
        const next = drop && describe(drop);
        show((before) => (isSameDrop(before, next) ? before : next));
      },
      onDragLeave: () => show(undefined),
      onDrop({ source, location }) {
        show(undefined);
        const block = readDragged(source.data);
        const drop = aim(block, location.current.input);
        if (block !== undefined && drop !== undefined) put(block, drop);
      },
    });
  }, [tree, editing, collections, t]);
  return shown;
}
