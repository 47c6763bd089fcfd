import { withoutError } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';

/**
 * Creates the success test of calls that accept any response but a refusal; it returns the members that the reader knows.
 */
export const withRead =
  <Value extends object>(read: Parser<Value>) =>
  (body: unknown): Partial<Value> | undefined =>
    withoutError(body) && (read(body) ?? {});
