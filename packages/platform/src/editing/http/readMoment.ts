import type { Fields } from '../../identity/http/readFields.ts';
import { EditingError } from '../EditingError.ts';

/** The last millisecond that a date of JavaScript can tell, and every table can keep. */
const LATEST = Date.UTC(9999, 11, 31);

/**
 * A moment in milliseconds since 1970.
 *
 * @returns undefined for an absent member and null
 * @throws EditingError 400 it is no such number
 */
export function readMoment({ members }: Fields, name: string): number | undefined {
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LATEST) return value;
  throw new EditingError(400, `The member "${name}" must be a moment in milliseconds since 1970.`);
}
