import type { KeyboardEvent } from 'react';
import type { Direction } from '../page/positions.ts';
import type { OutlineRow } from './outlineRows.ts';

/** The action of a key in the outline. */
export type OutlineAct =
  | { readonly kind: 'go'; readonly row: OutlineRow | undefined }
  /** Selects all blocks as far as another. */
  | { readonly kind: 'extend'; readonly row: OutlineRow | undefined }
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'collapse' | 'expand' }
  | { readonly kind: 'insert' | 'open' | 'remove' | 'duplicate' | 'rename' };

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** The keys that do something with the row itself. */
const OWN: Readonly<Record<string, Extract<OutlineAct['kind'], 'insert' | 'open' | 'remove' | 'rename'>>> = {
  Insert: 'insert',
  Enter: 'open',
  Delete: 'remove',
  Backspace: 'remove',
  F2: 'rename',
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

interface Place {
  readonly rows: readonly OutlineRow[];
  readonly index: number;
}

/** Returns the row that a key goes to, or the opening or closing of the row; `undefined` for any other key. */
function readWalk(key: string, { rows, index }: Place): OutlineAct | undefined {
  const go = (row: OutlineRow | undefined): OutlineAct => ({ kind: 'go', row });
  const current = rows[index];
  switch (key) {
    case 'ArrowRight':
      return current?.isOpen === false ? { kind: 'expand' } : go(rows[index + 1]);
    case 'ArrowDown':
      return go(rows[index + 1]);
    case 'ArrowUp':
      return go(rows[index - 1]);
    case 'ArrowLeft': {
      const level = current?.level ?? 0;
      const hasRows = (rows[index + 1]?.level ?? 0) > level;
      if (current?.isOpen === true && hasRows) return { kind: 'collapse' };
      return go(rows.slice(0, index).findLast((row) => row.level < level));
    }
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    default:
      return undefined;
  }
}

/**
 * Returns the action of a key.
 *
 * @param place the rows that are shown, and the index of the focused one
 * @returns `undefined` for a key without an action here
 */
export function readOutlineKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  place: Place,
): OutlineAct | undefined {
  const direction = DIRECTIONS[key];
  if (altKey) return direction === undefined ? undefined : { kind: 'move', direction };
  if (ctrlKey || metaKey) return key === 'd' ? { kind: 'duplicate' } : undefined;
  if (shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
    const { rows, index } = place;
    const isBlock = ({ kind }: OutlineRow) => kind === 'block';
    const row =
      key === 'ArrowDown' ? rows.slice(index + 1).find(isBlock) : rows.slice(0, index).findLast(isBlock);
    return { kind: 'extend', row };
  }
  const own = OWN[key];
  return own === undefined ? readWalk(key, place) : { kind: own };
}
