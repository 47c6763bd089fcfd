/** A cache in front of the site that forgets answers by their keys. */
export interface CachePurger {
  /** Such as `Fastly`, for the log. */
  readonly name: string;
  /** The number of keys from which on it is told to forget all answers of the site, because calls are limited. */
  readonly mostKeys: number;
  /**
   * Resolves when the cache has forgotten all answers with one of the keys.
   *
   * @throws PurgeError when it has not, so that it must be told again
   */
  purge(keys: readonly string[]): Promise<void>;
}

/** A cache that has not forgotten. The message contains no token. */
export class PurgeError extends Error {
  /** Milliseconds for which the cache wants no further call; 0 if it has not said. */
  readonly retryAfterMs: number;

  constructor(message: string, { retryAfterMs = 0, cause }: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'PurgeError';
    this.retryAfterMs = retryAfterMs;
  }
}
