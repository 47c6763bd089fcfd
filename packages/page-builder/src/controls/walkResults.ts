import type { KeyboardEvent } from 'react';
import { isComposing } from './isComposing.ts';

const isSearch = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'search';

/** Returns the first button of each result. */
const getResults = (panel: Element): readonly HTMLElement[] =>
  [...panel.querySelectorAll('li')].flatMap((item) => item.querySelector<HTMLElement>('button') ?? []);

interface Place {
  /** The place of the result that has the focus. */
  readonly at: number;
  readonly length: number;
}

/** Returns the place that a key goes to, -1 for the search itself; `undefined` for any other key. */
function findNext(key: string, { at, length }: Place): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, length - 1);
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}

/**
 * Handles the arrow keys, Home and End in a panel with a search and the list of what it has found: the down arrow leads from
 * the search to the first result, the up arrow back. While the list is still that of other words (`aria-busy`), the focus
 * stays in the search, because the list would go from under it.
 */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (isComposing(event) || altKey || ctrlKey || metaKey || shiftKey) return;
  const results = getResults(currentTarget);
  const at = results.findIndex((result) => result === target);
  const isInSearch = isSearch(target);
  if (at < 0 && !(isInSearch && key === 'ArrowDown')) return;
  if (isInSearch && currentTarget.querySelector('[aria-busy="true"]') !== null) return;
  const next = findNext(key, { at, length: results.length });
  if (next === undefined) return;
  const goal = next < 0 ? currentTarget.querySelector<HTMLElement>('input[type=search]') : results[next];
  if (goal === null || goal === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  goal.focus();
}
