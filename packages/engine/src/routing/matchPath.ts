import { spellPath } from '@broadsheet/client-core';

/** Returns the segments of a path or a pattern, in their one spelling; the names of variables stay as they are. */
export function segments(path: string): readonly string[] {
  return path
    .replaceAll(/^\/|\/$/g, '')
    .split('/')
    .map((segment) => (segment.startsWith(':') ? segment : spellPath(segment)));
}

/** Returns the values of the `:name` segments, percent-decoded; `undefined` if the path does not match the pattern. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  return matchSegments(segments(pattern), segments(path));
}

/** Does the same with the segments of both. */
export function matchSegments(
  expected: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (expected.length !== given.length) return undefined;
  const values: [string, string][] = [];
  for (const [index, segment] of expected.entries()) {
    const actual = given[index] ?? '';
    if (segment.startsWith(':')) {
      const decoded = decode(actual);
      if (decoded === undefined || decoded === '') return undefined;
      values.push([segment.slice(1), decoded]);
    } else if (segment !== actual) return undefined;
  }
  return Object.fromEntries(values);
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
