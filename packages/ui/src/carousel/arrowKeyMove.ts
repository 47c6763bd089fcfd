import type { KeyboardEvent } from 'react';
import { readingDirection } from './readingDirection.ts';

/** Elements that use the arrow keys themselves. */
const KEEPS_ARROWS =
  'input, select, textarea, video, audio, iframe, [contenteditable], [role="slider"], [role="tablist"], [role="menu"]';

/** The move that an arrow key means here; with a modifier it belongs to the browser (Alt+Left is "back"). */
export function arrowKeyMove(event: KeyboardEvent<HTMLElement>): 'next' | 'previous' | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  const focused = event.currentTarget.ownerDocument.activeElement;
  if (focused?.closest(KEEPS_ARROWS)) return undefined;
  const forward = readingDirection(event.currentTarget) === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  return event.key === forward ? 'next' : 'previous';
}
