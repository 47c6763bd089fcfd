'use client';
import { getErrorMessage } from '@broadsheet/client-core';
import { useEffect, useRef, useState } from 'react';
import { useBuilder } from '../../builder/Builder.ts';
import { watchLeaving } from '../../builder/useLocation.ts';
import { saveImage } from './LibraryImage.ts';
import type { ImageChange, LibraryImage } from './LibraryImage.ts';

interface SaveOptions {
  /** Whether the window is being left. */
  readonly isLast?: boolean;
}

const SAVE_AFTER_MS = 500;

export interface ImageChangeOptions {
  readonly image: LibraryImage;
  /** Called after saving, which may be after the form has closed. @param image the image with its change */
  readonly onSaved: (image: LibraryImage) => void;
  /** The announcement after saving. */
  readonly savedText: string;
}

/**
 * Stores a change with an image after half a second without another, or at once when the form closes or the window is left.
 */
export function useImageChange({ image, onSaved, savedText }: ImageChangeOptions) {
  const { client, clock, announce } = useBuilder();
  const [change, setChange] = useState<ImageChange>();
  const [problem, setProblem] = useState<string>();
  /** Saves what is not saved yet. @param fail called with the reason when it could not be saved */
  const saveNow = useRef<(fail: (problem: string) => void, options?: SaveOptions) => void>(undefined);

  useEffect(() => {
    if (change === undefined) return undefined;
    saveNow.current = (fail, { isLast = false } = {}) => {
      saveNow.current = undefined;
      // Nobody will be there for the answer.
      if (isLast) onSaved({ ...image, ...change });
      saveImage(client, { id: image.id, change, isLast }).then(
        (saved) => {
          setProblem(undefined);
          announce(savedText);
          onSaved(saved);
        },
        (error: unknown) => fail(getErrorMessage(error)),
      );
    };
    return clock.setTimeout(() => {
      setChange(undefined);
      saveNow.current?.(setProblem);
    }, SAVE_AFTER_MS);
  }, [change, client, clock, image, announce, onSaved, savedText]);
  // A closed form cannot show a problem.
  useEffect(() => () => saveNow.current?.(announce), [announce]);
  useEffect(
    () => watchLeaving(() => saveNow.current?.(announce, { isLast: true }), { isFirst: true }),
    [announce],
  );

  const save = (next: ImageChange) => setChange((before) => ({ ...before, ...next }));
  return { problem, save };
}
