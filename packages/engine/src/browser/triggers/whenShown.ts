import { LIMITED } from '../../islands/wireFormat.ts';

/** Returns whether an element is inside a block that this screen or this reader does not show. */
export function isLimited(element: Element | null): boolean {
  const place = element?.closest(LIMITED) ?? null;
  return place !== null && (getComputedStyle(place).display === 'none' || isLimited(place.parentElement));
}

export interface ShownActions {
  readonly run: () => void;
  /** Called after `run` if that had to wait. */
  readonly afterwards: () => void;
}

/**
 * Calls `run` at once, or, inside a block that is hidden, once it is shown: when the screen has another width, or it is known
 * who reads.
 */
export function whenShown(element: Element, { run, afterwards }: ShownActions): void {
  if (!isLimited(element)) return run();
  const check = () => {
    if (isLimited(element)) return;
    removeEventListener('resize', check);
    observer.disconnect();
    run();
    afterwards();
  };
  const observer = new MutationObserver(check);
  // The kit's `SUBSCRIBER_ATTRIBUTE`, written out: importing it would add 180 bytes to every page.
  observer.observe(document.documentElement, { attributeFilter: ['data-subscriber'] });
  addEventListener('resize', check);
}
