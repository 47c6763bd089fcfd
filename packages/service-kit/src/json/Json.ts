import { isRecord, mapItems, mapMembers } from '@broadsheet/client-core';

/** Parsed JSON, and functions that read untrusted JSON safely. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; a key may be absent. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Returns whether a value from a JSON parser or a `jsonb` column is an object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return isRecord(value);
}

/** Returns whether a value from a JSON parser or a `jsonb` column is a list. */
export function isJsonList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** Parses JSON. @throws SyntaxError when the text is not JSON */
export function parseJson(text: string): Json {
  const parse: (text: string) => Json = JSON.parse;
  return parse(text);
}

/** Returns the value at a path of keys; undefined when a step is not an object or lacks the key. */
export function valueAt(value: Json | undefined, ...keys: readonly string[]): Json | undefined {
  let current = value;
  for (const key of keys) {
    if (!isJsonObject(current) || !Object.hasOwn(current, key)) return undefined;
    current = current[key];
  }
  return current;
}

/** Returns the object at a path of keys; undefined for anything else. */
export function objectAt(value: Json | undefined, ...keys: readonly string[]): JsonObject | undefined {
  const found = valueAt(value, ...keys);
  return isJsonObject(found) ? found : undefined;
}

/** Returns the list at a path of keys; empty when there is none. */
export function listAt(value: Json | undefined, ...keys: readonly string[]): readonly Json[] {
  const found = valueAt(value, ...keys);
  return isJsonList(found) ? found : [];
}

/** Returns the text at a path of keys; undefined for anything else and for empty text. */
export function textAt(value: Json | undefined, ...keys: readonly string[]): string | undefined {
  const found = valueAt(value, ...keys);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Returns a copy without the keys. */
export function omit(object: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** Returns a copy without the keys whose value is undefined. */
export function compact(entries: Readonly<Record<string, Json | undefined>>): JsonObject {
  const kept: [string, Json][] = [];
  for (const [key, value] of Object.entries(entries)) if (value !== undefined) kept.push([key, value]);
  return Object.fromEntries(kept);
}

/** Returns a tree in which every object is replaced by the result of `change`, innermost first; unchanged parts are shared. */
export function mapObjects(value: Json, change: (object: JsonObject) => JsonObject): Json {
  if (typeof value !== 'object') return value;
  const below = (part: Json) => mapObjects(part, change);
  if (isJsonList(value)) return mapItems(value, below);
  return isJsonObject(value) ? change(mapMembers(value, below)) : value;
}
