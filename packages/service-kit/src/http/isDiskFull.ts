/** The codes of Node.js and of PostgreSQL for a disk, or a quota, that takes nothing more. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** What the log says, once a failed call, so that nobody has to read a stack to find the cause. */
export const DISK_FULL =
  'The disk is full: nothing more can be stored. Free space or enlarge the disk; what was confirmed is kept, and the site goes on by itself.';

/** What a caller is told. */
export const NOTHING_STORED = 'The server cannot store anything at the moment. Try again later.';

/** Returns whether an error, or one that caused it, is that of a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.has(error.code)) || isDiskFull(error.cause);
}
