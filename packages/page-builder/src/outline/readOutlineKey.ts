import type { KeyboardEvent } from 'react';
import type { Direction } from '../page/positions.ts';
import type { OutlineRow } from './outlineRows.ts';

/** The action of a key in the outline. */
export type OutlineAct =
  | { readonly kind: 'go'; readonly row: OutlineRow | undefined }
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'insert' | 'open' | 'remove' | 'duplicate' };

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns the action of a key.
 *
 * @param index the index of the focused row
 * @returns `undefined` for a key without an action here
 */
export function readOutlineKey(
  { key, altKey, ctrlKey, metaKey }: Key,
  { rows, index }: { readonly rows: readonly OutlineRow[]; readonly index: number },
): OutlineAct | undefined {
  const direction = DIRECTIONS[key];
  if (altKey) return direction === undefined ? undefined : { kind: 'move', direction };
  const go = (row: OutlineRow | undefined): OutlineAct => ({ kind: 'go', row });
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return go(rows[index + 1]);
    case 'ArrowUp':
      return go(rows[index - 1]);
    case 'ArrowLeft':
      return go(rows.slice(0, index).findLast(({ level }) => level < (rows[index]?.level ?? 0)));
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'Insert':
      return { kind: 'insert' };
    case 'Enter':
      return { kind: 'open' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'remove' };
    case 'd':
      return ctrlKey || metaKey ? { kind: 'duplicate' } : undefined;
    default:
      return undefined;
  }
}
