'use client';
import { useCallback } from 'react';
import type { KeyboardEvent } from 'react';
import { useEditing } from '../editing/Editing.ts';

/** Returns whether the focus is in a text field, which has its own undo. */
export const isWriting = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** Returns the handler of Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, and Ctrl+S; with the command key on a Mac. */
export function useShortcuts(): (event: KeyboardEvent) => void {
  const { undo, redo, saver } = useEditing();
  return useCallback(
    (event) => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      if (!(ctrlKey || metaKey)) return;
      const letter = key.toLowerCase();
      if (letter === 's') void saver.flush();
      else if (isWriting(target)) return;
      else if (letter === 'y' || (letter === 'z' && shiftKey)) redo();
      else if (letter === 'z') undo();
      else return;
      event.preventDefault();
    },
    [undo, redo, saver],
  );
}
