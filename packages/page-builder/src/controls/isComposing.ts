import type { KeyboardEvent } from 'react';

/** The code of every key that an input method takes. */
const TAKEN = 229;

/**
 * Returns whether a key belongs to an input method, as in Japanese: Enter then ends a composition and does nothing else. Safari
 * sends that Enter after the composition, and only its code tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
