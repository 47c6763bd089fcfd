'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { CollectionDrops } from '../drag/CollectionDrops.ts';
import { readDragged } from '../drag/DraggedBlock.ts';
import { phrases as dragPhrases } from '../drag/phrases.ts';
import { useEditing } from '../editing/Editing.ts';
import { readDraggedImage } from '../fields/images/DraggedImage.ts';
import { usePutImage } from '../inline-editing/usePutImage.ts';
import { AREA_DROP } from './areaDrop.ts';
import { createDropAims } from './createDropAims.ts';
import type { DropPlace } from './DropPlace.ts';
import { phrases as canvasPhrases } from './phrases.ts';
import type { PreviewDocument } from './PreviewDocument.ts';

const phrases = { ...canvasPhrases, ...dragPhrases };

interface DropOptions {
  /** The layer over the frame. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly preview: PreviewDocument | undefined;
  /** The factor from frame pixels to window pixels. */
  readonly scale: number;
  readonly collections: CollectionDrops;
}

type DragData = Record<string | symbol, unknown>;

/** The distance from the upper or lower edge, in window pixels, at which the page scrolls during a drag. */
const EDGE = 48;
const STEP = 14;

/**
 * Handles drops of blocks and library images on the preview. Returns the place where a drop would take effect.
 */
export function useBlockDrops({ layer, preview, scale, collections }: DropOptions): DropPlace | undefined {
  const t = usePhrases(phrases);
  const { store, catalogue, canEdit, insert, insertStory, insertSection, move } = useEditing();
  const putImage = usePutImage();
  const [place, setPlace] = useState<DropPlace>();
  useEffect(() => {
    const element = layer.current;
    if (element === null || preview === undefined || !canEdit) return undefined;
    const aims = createDropAims({
      ...{ store, catalogue, insert, insertStory, insertSection, move, putImage, collections, t },
    });

    function aim(data: DragData, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) {
      if (element === null || preview === undefined) return undefined;
      const { left, top, bottom } = element.getBoundingClientRect();
      const view = preview.document.defaultView;
      if (clientY < top + EDGE) view?.scrollBy(0, -STEP);
      if (clientY > bottom - EDGE) view?.scrollBy(0, STEP);
      const point = { x: (clientX - left) / scale, y: (clientY - top) / scale };
      const [block, image] = [readDragged(data), readDraggedImage(data)];
      if (block !== undefined) {
        const under = element.ownerDocument.elementFromPoint(clientX, clientY);
        const area = under?.closest(`[${AREA_DROP}]`)?.getAttribute(AREA_DROP) ?? undefined;
        return area === undefined ? aims.aimBlock(block, preview, point) : aims.aimArea(block, area);
      }
      return image && aims.aimImage(image, preview, point);
    }

    return dropTargetForElements({
      element,
      canDrop: ({ source: { data } }) =>
        readDragged(data) !== undefined || readDraggedImage(data) !== undefined,
      onDrag: ({ source, location }) => setPlace(aim(source.data, location.current.input)?.shown),
      onDragLeave: () => setPlace(undefined),
      onDrop: ({ source, location }) => {
        setPlace(undefined);
        aim(source.data, location.current.input)?.put();
      },
    });
  }, [
    layer,
    preview,
    scale,
    store,
    catalogue,
    canEdit,
    insert,
    insertStory,
    insertSection,
    move,
    putImage,
    collections,
    t,
  ]);
  return place;
}
