'use client';
import { useEffect, useRef } from 'react';

const LINK = 'a[href]:not([aria-hidden="true"])';

/**
 * Where the keyboard goes when a list grows: to the first link in reach inside the first new card, or to the card
 * itself where it has none.
 *
 * @param shown how many cards the list shows
 * @returns `list` for the element whose children are the cards, which need `tabIndex={-1}`; `expectMore` to be called
 *   when the reader asks for more
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
