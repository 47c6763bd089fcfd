'use client';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { findNode } from '@broadsheet/page-document';
import { readDragged } from '../drag/DraggedBlock.ts';
import type { DraggedBlock } from '../drag/DraggedBlock.ts';
import { useEditing } from '../editing/Editing.ts';
import { readDraggedImage } from '../fields/images/DraggedImage.ts';
import type { LibraryImage } from '../fields/images/LibraryImage.ts';
import { IMAGE_MARK, readImageMark } from '../inline-editing/marks.ts';
import { usePutImage } from '../inline-editing/usePutImage.ts';
import { withoutBlock } from '../page/positions.ts';
import { findDrop, findZones } from './findDrop.ts';
import type { Drop, Point } from './findDrop.ts';
import type { Box, PreviewDocument } from './PreviewDocument.ts';

interface DropOptions {
  /** The layer over the frame. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly preview: PreviewDocument | undefined;
  /** The factor from frame pixels to window pixels. */
  readonly scale: number;
}

type DragData = Record<string | symbol, unknown>;

/** The distance from the upper or lower edge, in window pixels, at which the page scrolls during a drag. */
const EDGE = 48;
const STEP = 14;

/** The place where a drop would take effect. */
interface Aim {
  readonly box: Box;
  put(): void;
}

/**
 * Handles drops of blocks and library images on the preview. Returns the box where a drop would take effect, in pixels of
 * the frame.
 */
export function useBlockDrops({ layer, preview, scale }: DropOptions): Box | undefined {
  const { store, catalogue, canEdit, insert, move } = useEditing();
  const putImage = usePutImage();
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    const element = layer.current;
    if (element === null || preview === undefined || !canEdit) return undefined;
    const holds = (block: string) => catalogue.get(block)?.kind === 'chain';

    function aimBlock(block: DraggedBlock, shown: PreviewDocument, point: Point): Aim | undefined {
      const { page } = store.get();
      const zones = findZones(page, { getBox: shown.getBox, areas: shown.areas(), holds });
      const drop = findDrop(zones, point);
      return drop && { box: drop.line, put: () => put(block, drop) };
    }

    function aimImage(image: LibraryImage, shown: PreviewDocument, point: Point): Aim | undefined {
      const target = shown.document.elementFromPoint(point.x, point.y)?.closest(`[${IMAGE_MARK}]`);
      const id = target ? shown.blockAt(target) : undefined;
      if (!target || id === undefined) return undefined;
      const block = findNode(store.get().page, id)?.node.block ?? '';
      const field = readImageMark(target.getAttribute(IMAGE_MARK), catalogue.get(block)?.fields ?? {});
      if (field === undefined) return undefined;
      return { box: target.getBoundingClientRect(), put: () => void putImage(image, { id, field }) };
    }

    function aim(data: DragData, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) {
      if (element === null || preview === undefined) return undefined;
      const { left, top, bottom } = element.getBoundingClientRect();
      const view = preview.document.defaultView;
      if (clientY < top + EDGE) view?.scrollBy(0, -STEP);
      if (clientY > bottom - EDGE) view?.scrollBy(0, STEP);
      const point = { x: (clientX - left) / scale, y: (clientY - top) / scale };
      const [block, image] = [readDragged(data), readDraggedImage(data)];
      if (block !== undefined) return aimBlock(block, preview, point);
      return image && aimImage(image, preview, point);
    }

    function put(block: DraggedBlock, { position }: Drop) {
      if (block.kind === 'standing')
        return move(block.id, withoutBlock(store.get().page, { id: block.id, to: position }));
      const entry = catalogue.get(block.name);
      if (entry !== undefined) insert(entry, position);
    }

    return dropTargetForElements({
      element,
      canDrop: ({ source: { data } }) =>
        readDragged(data) !== undefined || readDraggedImage(data) !== undefined,
      onDrag: ({ source, location }) => setBox(aim(source.data, location.current.input)?.box),
      onDragLeave: () => setBox(undefined),
      onDrop: ({ source, location }) => {
        setBox(undefined);
        aim(source.data, location.current.input)?.put();
      },
    });
  }, [layer, preview, scale, store, catalogue, canEdit, insert, move, putImage]);
  return box;
}
