'use client';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { writeDragged } from './DraggedBlock.ts';
import type { DraggedBlock } from './DraggedBlock.ts';

/** Makes an element draggable by mouse or finger; the keyboard has other ways. */
export function useDraggable(
  element: RefObject<HTMLElement | null>,
  block: DraggedBlock,
  { isOff = false }: { readonly isOff?: boolean } = {},
): void {
  const key = block.kind === 'new' ? block.name : block.id;
  const { kind } = block;
  useEffect(() => {
    if (element.current === null || isOff) return undefined;
    return draggable({
      element: element.current,
      getInitialData: () => writeDragged(kind === 'new' ? { kind, name: key } : { kind, id: key }),
    });
  }, [element, kind, key, isOff]);
}
