/** Returns a number from 0 to 1; the sequence depends on the seed only (mulberry32). */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a function that picks an item with a probability proportional to its weight. */
export function createPicker<Item extends { readonly weight: number }>(
  items: readonly [Item, ...Item[]],
  random: Random,
): () => Item {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  return () => {
    let left = random() * total;
    return items.find(({ weight }) => (left -= weight) < 0) ?? items[0];
  };
}
