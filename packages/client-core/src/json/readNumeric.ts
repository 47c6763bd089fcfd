import { readNumber } from './readNumber.ts';
import { readString } from './readString.ts';

/** Reads a finite number, or a decimal number as text (`"-1"`, `"0.5"`); `undefined` for anything else. */
export function readNumeric(record: Readonly<Record<string, unknown>>, key: string): number | undefined {
  const text = readString(record, key)?.trim() ?? '';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : readNumber(record, key);
}
