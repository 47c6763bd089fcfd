import type { KeyboardEvent } from 'react';

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Returns the key of an event as if what has the focus were read from left to right: the arrow to what follows is `ArrowRight`. */
export function readingKey({ key, currentTarget }: Pick<KeyboardEvent, 'key' | 'currentTarget'>): string {
  const mirrored = MIRRORED[key];
  return mirrored !== undefined && getComputedStyle(currentTarget).direction === 'rtl' ? mirrored : key;
}
