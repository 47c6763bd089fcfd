/** A segment that stands for any text, such as `:slug`. A colon elsewhere in a segment is part of a path like any other. */
const VARIABLE = /(?<=\/):([^/]+)/g;

/** Returns whether a path is a pattern of many, such as `/author/:slug/`. */
export const isPathPattern = (path: string): boolean => path.search(VARIABLE) !== -1;

/** Lists the names of the variable segments of a path, such as `slug`. */
export const listPathVariables = (path: string): readonly string[] =>
  [...path.matchAll(VARIABLE)].map(([, name = '']) => name);

/** Returns a path with a text in the place of each variable segment. @param fill returns the text by the segment's name */
export const fillPathPattern = (path: string, fill: (name: string) => string): string =>
  path.replaceAll(VARIABLE, (_segment, name: string) => fill(name));
