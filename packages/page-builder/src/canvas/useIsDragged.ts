'use client';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useState } from 'react';
import { readDragged } from '../drag/DraggedBlock.ts';

/** Returns whether a block is being dragged, wherever the pointer is. */
export function useIsDragged(): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => readDragged(source.data) !== undefined,
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    [],
  );
  return isDragged;
}
