/** The phrases of carousels of cards, in addition to those of every carousel. */
export const phrases = {
  'cards.tooFew': 'This carousel shows nothing before it has {least} items.',
} as const;
