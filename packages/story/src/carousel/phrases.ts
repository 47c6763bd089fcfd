/** What carousels of cards say beside what every carousel says. */
export const phrases = {
  'cards.tooFew': 'This carousel shows nothing before it has {least} items.',
} as const;
