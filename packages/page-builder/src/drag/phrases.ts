/** The texts about where something goes that is dragged or placed by a key. */
export const phrases = {
  'drag.intoCollection': 'Into the collection “{name}”',
} as const;
