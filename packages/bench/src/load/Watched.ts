import type { Stopwatch } from './createStopwatch.ts';

/** A page whose versions are counted. */
export interface Watched {
  readonly path: string;
  /** The words before the number of the version in the page. */
  readonly words: string;
  readonly stopwatch: Stopwatch;
}

/** Returns the version that a page shows; undefined when it shows none. */
export function readVersion({ words }: Pick<Watched, 'words'>, body: string): number | undefined {
  const start = body.indexOf(words);
  const digits =
    start < 0 ? undefined : /^\d+/.exec(body.slice(start + words.length, start + words.length + 12));
  return digits?.[0] === undefined ? undefined : Number(digits[0]);
}
