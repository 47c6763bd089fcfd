import type { StoredMinute } from '@broadsheet/platform';
import { parseMinute } from './OperationMinute.ts';
import type { OperationMinute } from './OperationMinute.ts';

/** A minute of one process. */
export interface ProcessMinute extends OperationMinute {
  /** The id of the process. */
  readonly process: string;
  /** The start of the minute, in milliseconds since 1970. */
  readonly at: number;
}

/** Reads stored minutes; those that another version of the site has stored in another form are counted. */
export function readProcessMinutes(stored: readonly StoredMinute[]): {
  readonly minutes: readonly ProcessMinute[];
  /** The number of processes whose minutes could not be read. */
  readonly unknown: number;
} {
  const minutes: ProcessMinute[] = [];
  const unknown = new Set<string>();
  for (const { process, at, body } of stored) {
    const minute = parseMinute(body);
    if (minute === undefined) unknown.add(process);
    else minutes.push({ ...minute, process, at });
  }
  return { minutes, unknown: unknown.size };
}
