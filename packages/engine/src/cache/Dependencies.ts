/**
 * What a fragment was made from.
 *
 * While a block renders, its host notes what it reads: entries of content, the page's content, its path, values of its
 * query, the clock, the instance id. A block is a function of what it read; so a cached fragment is good wherever those
 * readings would give the same again, on this page or another.
 */
export type DependencyName =
  | `content:${string}`
  | QueryDependency
  | `about:${string}`
  | 'globalContent'
  | 'path'
  | 'pageType'
  | 'meta'
  | TimeDependency
  | 'instance';

/** What of the time was read: the minute, the day in a time zone, or whether a moment is over. */
export type TimeDependency = 'minute' | `day:${string}` | `over:${number}`;

/** One value of the query string, or all of it. */
export type QueryDependency = 'query' | `query:${string}`;

/**
 * The value of a dependency, as a short text that changes with it.
 *
 * @param key `contentKey` of the name, for callers that know it already
 */
export type ReadDependency = (name: DependencyName, key?: string) => string;

export class Dependencies {
  readonly #names = new Set<DependencyName>();

  record(name: DependencyName): void {
    this.#names.add(name);
  }

  /** Sorted, so that equal sets are equal lists. */
  get names(): readonly DependencyName[] {
    return this.#names.size < 2 ? [...this.#names] : [...this.#names].toSorted();
  }

  addAll(names: Iterable<DependencyName>): void {
    for (const name of names) this.#names.add(name);
  }
}

const CONTENT = 'content:';

/** The request key in the name of an entry of content. */
export function contentKey(name: DependencyName): string | undefined {
  return name.startsWith(CONTENT) ? name.slice(CONTENT.length) : undefined;
}

/** The request keys among the dependencies. */
export function contentKeys(names: readonly DependencyName[]): readonly string[] {
  return names.map(contentKey).filter((key) => key !== undefined);
}

const ABOUT = 'about:';

/** The id in the name of the question whether the page is about certain content. */
export function aboutId(name: DependencyName): string | undefined {
  return name.startsWith(ABOUT) ? name.slice(ABOUT.length) : undefined;
}

export function isQueryDependency(name: DependencyName): name is QueryDependency {
  return name === 'query' || name.startsWith('query:');
}
