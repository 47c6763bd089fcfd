'use client';
import { useEffect, useRef } from 'react';

const LINK = 'a[href]:not([aria-hidden="true"])';

/**
 * Moves the focus when a list grows: to the first link in the first new card that is not hidden from assistive technology,
 * or to the card itself if it has none.
 *
 * @param shown the number of cards that the list shows
 * @returns `list`, the ref of the element whose children are the cards, which need `tabIndex={-1}`; `expectMore`, to be
 *   called when the reader requests more
 */
export function useNewCardFocus(shown: number) {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || shown <= from.current) return;
    const card = list.current?.querySelectorAll<HTMLElement>(':scope > *')[from.current];
    from.current = undefined;
    (card?.querySelector<HTMLElement>(LINK) ?? card)?.focus();
  }, [shown]);
  const expectMore = () => {
    from.current = shown;
  };
  return { list, expectMore };
}
