/** Limits what synced patterns add to stories: patterns of patterns could make hundreds of megabytes of a small file. */
import { stat } from 'node:fs/promises';

/** The most characters that may be added to one story. */
const MOST_PER_STORY = 1_000_000;
/** The most characters that may be added to all stories of an export, however small its files are. */
const ALWAYS_ALLOWED = 16 * 1024 * 1024;
/** How many times the size of its files the stories of an export may get added. */
const MOST_TIMES = 50;

/** The characters that the stories of one export got added. */
export interface PatternLimit {
  /** The most that may be added to all stories. */
  readonly most: number;
  used: number;
}

/** Creates the limit of an export, by the size of its files. */
export async function createPatternLimit(files: readonly string[]): Promise<PatternLimit> {
  const sizes = await Promise.all(files.map((file) => stat(file)));
  const size = sizes.reduce((sum, file) => sum + file.size, 0);
  return { most: Math.max(ALWAYS_ALLOWED, size * MOST_TIMES), used: 0 };
}

/** Counts what is added to one story. */
export interface StoryLimit {
  /** Counts some characters. @returns why they may not be added; undefined when they may */
  readonly consume: (length: number) => string | undefined;
}

export function createStoryLimit(limit: PatternLimit): StoryLimit {
  let used = 0;
  return {
    consume: (length) => {
      if (used + length > MOST_PER_STORY)
        return `patterns may add ${MOST_PER_STORY} characters to a story at most`;
      if (limit.used + length > limit.most)
        return `patterns may add ${limit.most} characters to all stories of these files at most`;
      used += length;
      limit.used += length;
      return undefined;
    },
  };
}
