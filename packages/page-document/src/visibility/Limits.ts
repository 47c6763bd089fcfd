import type { BlockNode, ReaderKind, ScreenKind } from '../document/PageDocument.ts';

/** Where and to whom a block is shown, as styles decide in the browser. */
export interface Limits {
  readonly hideOn?: ScreenKind | undefined;
  /** Absent: to everybody. */
  readonly showTo?: readonly ReaderKind[] | undefined;
}

/** Returns the limits of a block; `undefined` for one that is shown everywhere to everybody. */
export function readLimits(
  { hideOn, showTo }: Pick<BlockNode, 'hideOn' | 'showTo'>,
  { ignoresReaders = false }: { readonly ignoresReaders?: boolean | undefined } = {},
): Limits | undefined {
  const readers = ignoresReaders ? undefined : showTo;
  return hideOn === undefined && readers === undefined ? undefined : { hideOn, showTo: readers };
}

/** Returns the limits of a block inside another one: what both allow. `showTo` is empty if nobody sees it on any screen. */
export function narrowLimits(outer: Limits | undefined, inner: Limits | undefined): Limits | undefined {
  if (outer === undefined || inner === undefined) return outer ?? inner;
  const hideOn = inner.hideOn ?? outer.hideOn;
  // What is hidden on phones, inside what is hidden on wider screens, is on no screen.
  if (outer.hideOn !== undefined && outer.hideOn !== hideOn) return { showTo: [] };
  const showTo = outer.showTo && inner.showTo?.filter((kind) => outer.showTo?.includes(kind));
  return { hideOn, showTo: showTo ?? inner.showTo ?? outer.showTo };
}

/**
 * Returns whether one reader can see two blocks. Versions of a block that no reader sees together do not know of each other:
 * each can lead its page, and each can show the same stories.
 *
 * @param one,other the limits of the blocks with those of everything around them
 */
export function areSeenTogether(one: Limits | undefined, other: Limits | undefined): boolean {
  const both = narrowLimits(one, other);
  return both?.showTo === undefined || both.showTo.length > 0;
}
