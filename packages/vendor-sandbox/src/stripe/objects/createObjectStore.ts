/**
 * The store of the stand-in's objects, in memory and, with a file, across restarts.
 *
 * Each change is appended to the file as one line; when it is opened, the file is rewritten with the newest state only. A
 * process that is killed loses at most the line it was writing.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isStripeObject } from './StripeObject.ts';
import type { StripeObject } from './StripeObject.ts';

export interface ObjectStore {
  find(kind: string, id: string): StripeObject | undefined;
  /** Lists the objects of one kind, newest first. */
  list(kind: string): readonly StripeObject[];
  /** Stores an object; it replaces the one with the same id. */
  put(object: StripeObject): StripeObject;
}

function parseLine(line: string): StripeObject | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isStripeObject(value) ? value : undefined;
  } catch {
    // A killed process was still writing this line.
    return undefined;
  }
}

function readObjects(file: string): readonly StripeObject[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map(parseLine)
    .filter((object) => object !== undefined);
}

/** Creates the store. @param file the absolute path of its file; without it nothing is kept across restarts */
export function createObjectStore(file?: string): ObjectStore {
  const objects = new Map<string, StripeObject>();
  const keyOf = (kind: string, id: string) => `${kind}/${id}`;
  const keep = (object: StripeObject) => objects.set(keyOf(object.object, object.id), object);
  if (file !== undefined) {
    for (const object of readObjects(file)) keep(object);
    const lines = [...objects.values()].map((object) => `${JSON.stringify(object)}\n`);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, lines.join(''), { mode: 0o600 });
  }
  return {
    find: (kind, id) => objects.get(keyOf(kind, id)),
    list: (kind) => [...objects.values()].filter(({ object }) => object === kind).toReversed(),
    put(object) {
      keep(object);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(object)}\n`);
      return object;
    },
  };
}
