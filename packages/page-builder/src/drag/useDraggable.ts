'use client';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { writeDragged } from './DraggedBlock.ts';
import type { DraggedBlock } from './DraggedBlock.ts';

export interface DraggableOptions {
  readonly isOff?: boolean;
  /** Called when it was dropped where it can stand. */
  readonly onDropped?: () => void;
}

/** Makes an element draggable by mouse or finger; the keyboard has other ways. */
export function useDraggable(
  element: RefObject<HTMLElement | null>,
  block: DraggedBlock,
  { isOff = false, onDropped }: DraggableOptions = {},
): void {
  const dropped = useRef(onDropped);
  useEffect(() => {
    dropped.current = onDropped;
  });
  const key = block.kind === 'new' ? block.name : block.id;
  const { kind } = block;
  useEffect(() => {
    if (element.current === null || isOff) return undefined;
    return draggable({
      element: element.current,
      getInitialData: () => writeDragged(kind === 'new' ? { kind, name: key } : { kind, id: key }),
      onDrop: ({ location }) => {
        if (location.current.dropTargets.length > 0) dropped.current?.();
      },
    });
  }, [element, kind, key, isOff]);
}
