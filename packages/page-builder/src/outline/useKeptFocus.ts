import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

interface KeptFocus {
  /** Of the rows, as in their `data-key`. */
  readonly keys: readonly string[];
  focusAnother(): void;
}

/**
 * Keeps the focus within a tree of rows: when a change, such as an undo, removes the row that has it, `focusAnother` is
 * called.
 *
 * @returns handlers for the element that holds the rows
 */
export function useKeptFocus(tree: RefObject<HTMLElement | null>, { keys, focusAnother }: KeptFocus) {
  const holder = useRef<string>(undefined);
  // React calls no handler for an element that it removes, so the holder is still known here.
  useLayoutEffect(() => {
    const page = tree.current?.ownerDocument;
    if (holder.current === undefined || keys.includes(holder.current)) return;
    holder.current = undefined;
    if (page?.activeElement === page?.body) focusAnother();
  });
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      holder.current = target.dataset['key'];
    },
    onBlur() {
      holder.current = undefined;
    },
  };
}
