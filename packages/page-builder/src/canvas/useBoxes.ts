'use client';
import { useEffect, useState } from 'react';
import type { Box, PreviewDocument } from './PreviewDocument.ts';

interface BoxesOptions {
  readonly preview: PreviewDocument | undefined;
  readonly ids: readonly (string | undefined)[];
  /** What the ids are of. Default: blocks. */
  readonly of?: 'blocks' | 'rooms';
  /** Another number whenever the page looks otherwise. */
  readonly turn: number;
}

const isSame = (one: Box | undefined, other: Box | undefined): boolean =>
  one === other ||
  (one?.left === other?.left &&
    one?.top === other?.top &&
    one?.width === other?.width &&
    one?.height === other?.height);

/** Where blocks are, in pixels of the frame's viewport, followed while the page scrolls and its images come in. */
export function useBoxes({ preview, ids, turn, of = 'blocks' }: BoxesOptions): readonly (Box | undefined)[] {
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([]);
  const wanted = ids.join(' ');
  useEffect(() => {
    const view = preview?.document.defaultView;
    if (preview === undefined || view === null || view === undefined) return setBoxes([]);
    const boxOf = of === 'rooms' ? preview.roomOf : preview.boxOf;
    const measure = () =>
      setBoxes((now) => {
        const next = wanted.split(' ').map((id) => (id === '' ? undefined : boxOf(id)));
        return next.every((box, index) => isSame(box, now[index])) && next.length === now.length ? now : next;
      });
    // A block that was put in anew has other boxes, though nothing else tells of it.
    if (turn > 0) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(preview.document.documentElement);
    view.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', measure);
    };
  }, [preview, wanted, turn, of]);
  return boxes;
}
