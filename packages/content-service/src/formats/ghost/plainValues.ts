/**
 * Reads the notation in which tools of document databases write what JSON has no type for (MongoDB Extended JSON):
 * `{"$oid":"…"}`, `{"$date":…}`, `{"$numberLong":"…"}`.
 */
import { isJsonList, isJsonObject } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

const NUMBERS: readonly string[] = ['$numberInt', '$numberLong', '$numberDouble', '$numberDecimal'];
/** The furthest moment from 1970 that a date can hold, in milliseconds. */
const FURTHEST_MS = 8.64e15;

function toDate(given: Json): Json {
  const value = toPlain(given);
  if (typeof value !== 'number' || Math.abs(value) > FURTHEST_MS) return value;
  return new Date(value).toISOString();
}

function toNumber(given: Json): Json {
  const value = Number(given);
  return Number.isFinite(value) ? value : given;
}

function toPlain(value: Json): Json {
  if (!isJsonObject(value)) return value;
  const [entry, ...others] = Object.entries(value);
  if (entry === undefined || others.length > 0) return value;
  const [name, inner] = entry;
  if (inner === undefined) return value;
  if (name === '$oid') return inner;
  if (name === '$date') return toDate(inner);
  return NUMBERS.includes(name) ? toNumber(inner) : value;
}

/** Returns a row whose values, and those of its lists, are plain, and whose `id` is its `_id` where it has no other. */
export function toPlainRow(row: Json): Json {
  if (!isJsonObject(row)) return row;
  const plain: Record<string, Json> = {};
  for (const [name, value] of Object.entries(row)) {
    if (value !== undefined) plain[name] = isJsonList(value) ? value.map(toPlain) : toPlain(value);
  }
  const { _id: key } = plain;
  return plain.id === undefined && key !== undefined ? { ...plain, id: key } : plain;
}
