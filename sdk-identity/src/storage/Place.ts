/**
 * Where an item can be. The first and third end with the browser's session; `memory` ends with the page.
 */
export type PlaceName = 'session' | 'local' | 'session-cookie' | 'cookie' | 'memory';

/** Texts by key. No method throws. */
export interface Place {
  get(key: string): string | undefined;
  /** @returns whether the place holds this text now */
  set(key: string, text: string): boolean;
  remove(key: string): void;
}
