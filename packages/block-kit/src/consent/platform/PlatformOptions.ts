import type { ConsentAdapters } from '../ConsentAdapters.ts';

/** The options of the ports that read a consent platform. */
export interface PlatformOptions {
  readonly adapters: ConsentAdapters;
  /** The object on which the platform defines its functions: the window. */
  readonly view: object;
  /** Whether the browser sends Global Privacy Control. */
  readonly isGpcOn: boolean;
}
