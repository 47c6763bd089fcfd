import { describeExcess, findExcess, PAGE_LIMITS } from '@broadsheet/page-document';
import type { JsonObject } from '../../content/json/Json.ts';
import { EditingError } from '../EditingError.ts';

/** NUL characters and lone surrogates as JSON escapes them; PostgreSQL cannot store them. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;

const SUBJECTS = { page: 'The page holds', settings: 'These settings hold' } as const;

/**
 * Checks that a document or a part of it can be stored.
 *
 * @throws EditingError 413 when it is too large or too deep, 400 when a character cannot be stored
 */
export function requireStorable(value: JsonObject, of: keyof typeof SUBJECTS): void {
  const excess = findExcess(value);
  if (excess !== undefined)
    throw new EditingError(
      413,
      of === 'page'
        ? describeExcess(excess)
        : `${SUBJECTS.settings} values within values more than ${PAGE_LIMITS.depth} levels deep. Divide them.`,
    );
  if (UNSTORABLE.test(JSON.stringify(value)))
    throw new EditingError(
      400,
      `${SUBJECTS[of]} a character that cannot be stored, such as half of an emoji. Write that text anew.`,
    );
}
