import { findExcess, PAGE_LIMITS } from '@broadsheet/page-document';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { EditingError } from '../EditingError.ts';

/** NUL characters and lone surrogates as JSON escapes them; PostgreSQL cannot store them. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;

/**
 * Checks that a document or a part of it can be stored.
 *
 * @throws EditingError 413 when it is too large or too deep, 400 when a character cannot be stored
 */
export function requireStorable(value: JsonObject, of: 'page' | 'settings'): void {
  const excess = findExcess(value);
  if (excess !== undefined) {
    const says = of === 'page' ? (`refusal.page-${excess}` as const) : 'refusal.settings-depth';
    throw new EditingError(413, { says, values: { most: PAGE_LIMITS[excess] } });
  }
  if (UNSTORABLE.test(JSON.stringify(value)))
    throw new EditingError(400, { says: `refusal.${of}-character` });
}
