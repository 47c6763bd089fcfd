'use client';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { readDragged } from '../drag/DraggedBlock.ts';
import type { DraggedBlock } from '../drag/DraggedBlock.ts';
import { useEditing } from '../editing/Editing.ts';
import { withoutBlock } from '../page/positions.ts';
import { findDrop, findZones } from './findDrop.ts';
import type { Drop } from './findDrop.ts';
import type { PreviewDocument } from './PreviewDocument.ts';

interface DropOptions {
  /** What lies over the frame. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly preview: PreviewDocument | undefined;
  /** Frame pixels to window pixels. */
  readonly scale: number;
}

/** How near the upper or lower edge, in window pixels, the page scrolls while something is held over it. */
const EDGE = 48;
const STEP = 14;

/** Drops over the preview. Answers where what is held would fall, in pixels of the frame. */
export function useBlockDrops({ layer, preview, scale }: DropOptions): Drop | undefined {
  const { store, catalogue, canEdit, insert, move } = useEditing();
  const [drop, setDrop] = useState<Drop>();
  useEffect(() => {
    const element = layer.current;
    if (element === null || preview === undefined || !canEdit) return undefined;
    const holds = (block: string) => catalogue.get(block)?.kind === 'chain';

    function find({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) {
      if (element === null || preview === undefined) return undefined;
      const { left, top, bottom } = element.getBoundingClientRect();
      const view = preview.document.defaultView;
      if (clientY < top + EDGE) view?.scrollBy(0, -STEP);
      if (clientY > bottom - EDGE) view?.scrollBy(0, STEP);
      const { page } = store.get();
      const zones = findZones(page, { boxOf: preview.boxOf, areas: preview.areas(), holds });
      return findDrop(zones, { x: (clientX - left) / scale, y: (clientY - top) / scale });
    }

    function put(block: DraggedBlock, { position }: Drop) {
      if (block.kind === 'standing')
        return move(block.id, withoutBlock(store.get().page, { id: block.id, to: position }));
      const entry = catalogue.get(block.name);
      if (entry !== undefined) insert(entry, position);
    }

    return dropTargetForElements({
      element,
      canDrop: ({ source }) => readDragged(source.data) !== undefined,
      onDrag: ({ location }) => setDrop(find(location.current.input)),
      onDragLeave: () => setDrop(undefined),
      onDrop: ({ source, location }) => {
        const [block, found] = [readDragged(source.data), find(location.current.input)];
        setDrop(undefined);
        if (block !== undefined && found !== undefined) put(block, found);
      },
    });
  }, [layer, preview, scale, store, catalogue, canEdit, insert, move]);
  return drop;
}
