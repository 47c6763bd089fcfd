export const phrases = {
  'chain.negative': 'This chain shows nothing: the number of blocks in a column is below zero.',
} as const;
