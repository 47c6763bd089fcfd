import { isRecord } from './isRecord.ts';

/** Reads an object with named members; `undefined` if the member is absent, `null`, a list or a scalar. */
export function readRecord(
  record: Readonly<Record<string, unknown>>,
  key: string,
): Readonly<Record<string, unknown>> | undefined {
  const value = record[key];
  return isRecord(value) ? value : undefined;
}
