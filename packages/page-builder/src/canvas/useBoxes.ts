'use client';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Box, PreviewDocument } from './PreviewDocument.ts';

interface BoxesOptions {
  readonly preview: PreviewDocument | undefined;
  readonly ids: readonly (string | undefined)[];
  /** The kind of the ids. Default: blocks. */
  readonly of?: 'blocks' | 'rooms';
  /** A number that changes whenever the page looks different. */
  readonly turn: number;
}

const isSame = (one: Box | undefined, other: Box | undefined): boolean =>
  one === other ||
  (one?.left === other?.left &&
    one?.top === other?.top &&
    one?.width === other?.width &&
    one?.height === other?.height);

/**
 * Returns the boxes of blocks in pixels of the frame's viewport, kept up to date while the page scrolls and its images
 * load.
 */
export function useBoxes({ preview, ids, turn, of = 'blocks' }: BoxesOptions): readonly (Box | undefined)[] {
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([]);
  const wanted = ids.join(' ');
  useEffect(() => {
    const view = preview?.document.defaultView;
    if (preview === undefined || view === null || view === undefined) return setBoxes([]);
    const getBox = of === 'rooms' ? preview.roomOf : preview.getBox;
    const measure = () =>
      setBoxes((now) => {
        const next = wanted.split(' ').map((id) => (id === '' ? undefined : getBox(id)));
        return next.every((box, index) => isSame(box, now[index])) && next.length === now.length ? now : next;
      });
    // A replaced block has another box, and nothing else reports it. The page is measured once everything is changed, and
    // the box is drawn in the same frame.
    const frame = requestAnimationFrame(() => turn > 0 && flushSync(measure));
    const observer = new ResizeObserver(measure);
    observer.observe(preview.document.documentElement);
    // Another direction of writing moves every block without changing the size of the page.
    const direction = new MutationObserver(measure);
    direction.observe(preview.document.documentElement, { attributeFilter: ['dir'] });
    view.addEventListener('scroll', measure, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      direction.disconnect();
      view.removeEventListener('scroll', measure);
    };
  }, [preview, wanted, turn, of]);
  return boxes;
}
