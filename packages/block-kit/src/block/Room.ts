/**
 * The block size of a block by its inline size: below 32rem, below 52rem, and from there on. Each is what `calc()` takes, such
 * as `66.7% + 4rem`; a percentage is one of the inline size.
 */
export interface Room {
  readonly narrow: string;
  readonly medium: string;
  readonly wide: string;
}
