import { withoutError } from '@broadsheet/client-core';
import type { Reader } from './shape.ts';

/** The success test of calls that answer with anything but a refusal, of which what is known is read. */
export const withRead =
  <Value extends object>(read: Reader<Value>) =>
  (body: unknown): Partial<Value> | undefined =>
    withoutError(body) && (read(body) ?? {});
