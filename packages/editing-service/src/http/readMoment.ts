import type { Fields } from '@broadsheet/service-kit/http';
import { EditingError } from '../EditingError.ts';

/** The latest accepted time: the last day of the year 9999, which JavaScript and all tables can store. */
const LATEST = Date.UTC(9999, 11, 31);

/**
 * Reads a time in milliseconds since 1970.
 *
 * @returns undefined when the member is absent or null
 * @throws EditingError 400 when it is anything else
 */
export function readMoment({ members }: Fields, name: string): number | undefined {
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LATEST) return value;
  throw new EditingError(400, `The member "${name}" must be a moment in milliseconds since 1970.`);
}
