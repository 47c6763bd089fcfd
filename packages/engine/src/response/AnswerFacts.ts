import type { MadeFrom } from '@broadsheet/sdk-content/server';

/** What a public answer was made from, for a cache in front of the site. */
export interface AnswerFacts {
  /** What the answers of its sources were made from, as far as it is known. */
  readonly from: readonly MadeFrom[];
  /** The ids of the page document that it shows and of the shared sections that the page refers to, also of missing ones. */
  readonly documents?: readonly string[] | undefined;
  /** True if it stays the same until something changes of which `EngineOptions.changes` tells. */
  readonly isLasting: boolean;
  /** Seconds until it changes by itself: a block is shown from or until then, or the day ends; absent: it does not. */
  readonly secondsLeft?: number | undefined;
}

/** Returns headers for a cache in front of the site: what an answer was made from, and how long it may be kept. */
export type DescribeAnswer = (facts: AnswerFacts) => Readonly<Record<string, string>>;
