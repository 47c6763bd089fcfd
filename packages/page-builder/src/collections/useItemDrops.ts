'use client';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { readDragged } from '../drag/DraggedBlock.ts';

export interface ItemDrop {
  /** The id of the story. */
  readonly id: string;
  /** The place before which it goes; the number of items for the end. */
  readonly before: number;
}

/** Returns the place in a list before which a drop at a height goes: the upper half of a row is before it. */
function findPlace(list: HTMLElement, clientY: number): number {
  const rows = [...list.querySelectorAll('[data-item]')];
  const next = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return clientY < top + height / 2;
  });
  return next < 0 ? rows.length : next;
}

/** Handles drops of stories on a list. @returns the place before which a drop would go now */
export function useItemDrops(
  list: RefObject<HTMLElement | null>,
  { isOff, onDrop }: { readonly isOff: boolean; readonly onDrop: (drop: ItemDrop) => void },
): number | undefined {
  const [place, setPlace] = useState<number>();
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const element = list.current;
    if (element === null || isOff) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => readDragged(source.data)?.kind !== 'new',
      onDrag: ({ location }) => setPlace(findPlace(element, location.current.input.clientY)),
      onDragLeave: () => setPlace(undefined),
      onDrop({ source, location }) {
        setPlace(undefined);
        const dragged = readDragged(source.data);
        if (dragged === undefined || dragged.kind === 'new') return;
        drop.current({ id: dragged.id, before: findPlace(element, location.current.input.clientY) });
      },
    });
  }, [list, isOff]);
  return place;
}
