/** Where the blocks of each area go: the name of an area of the new layout; `undefined` if they are not placed. */
export type AreaMapping = Readonly<Record<string, string | undefined>>;

/** What areas are for, with the words in their names that say so. The blocks of `gathers` may share one area. */
const PURPOSES = [
  { words: ['navigation', 'nav', 'header', 'head'], gathers: false },
  { words: ['footer', 'foot'], gathers: false },
  { words: ['rightrail', 'leftrail', 'rail', 'sidebar', 'side', 'aside'], gathers: true },
  { words: ['fullwidth', 'wide', 'full'], gathers: false },
  { words: ['main', 'body', 'content', 'article', 'column'], gathers: true },
] as const;

type Purpose = (typeof PURPOSES)[number];

/** Returns what an area is for by its name, such as `rightrail-top` or `fullWidth`; `undefined` for any other name. */
function findPurpose(area: string): Purpose | undefined {
  const name = area.toLowerCase().replaceAll(/[^a-z]+/g, ' ');
  return PURPOSES.find(({ words }) => words.some((word) => name.includes(word)));
}

/** Returns the areas for the same purpose, in order. */
const listSame = (areas: readonly string[], purpose: Purpose): readonly string[] =>
  areas.filter((area) => findPurpose(area) === purpose);

/**
 * Suggests where the blocks of each area go under another layout: into the area of the same name, else into one for the same
 * purpose (navigation, full width, main column, side column, footer), in the same order. The blocks of several main or side
 * columns go into the last that there is.
 *
 * @param from the areas whose blocks need a place, in the order of their layout
 * @param to the areas of the new layout, in order
 */
export function suggestAreas(from: readonly string[], to: readonly string[]): AreaMapping {
  const suggest = (area: string): string | undefined => {
    if (to.includes(area)) return area;
    const purpose = findPurpose(area);
    if (purpose === undefined) return undefined;
    const targets = listSame(to, purpose);
    const rank = listSame(from, purpose).indexOf(area);
    return targets[purpose.gathers ? Math.min(rank, targets.length - 1) : rank];
  };
  return Object.fromEntries(from.map((area) => [area, suggest(area)]));
}
