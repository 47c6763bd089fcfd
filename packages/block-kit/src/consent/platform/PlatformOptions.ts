import type { ConsentAdapters } from '../ConsentAdapters.ts';

/** What an adapter of a consent platform works with. */
export interface PlatformOptions {
  readonly adapters: ConsentAdapters;
  /** Where the platform puts its functions: the window. */
  readonly view: object;
  /** Whether the browser sends Global Privacy Control. */
  readonly isGpcOn: boolean;
}
