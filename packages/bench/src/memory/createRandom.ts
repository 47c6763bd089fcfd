/** Numbers from 0 to 1 that only depend on the seed (mulberry32). */
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

/** Picks one of several things, each as likely as its weight says. */
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
