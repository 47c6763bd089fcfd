/**
 * Values by what they were made from.
 *
 * The base key is what is known before anything is made: the block and its fields, the document, the site. What else was
 * read is only known afterwards, so for each base key the cache remembers which sets of dependencies were seen, and looks
 * the value up under the present readings of each. Fragments, heads, shells, lists of requests and whole pages are kept
 * in this way.
 */
import { createCache } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { contentKey } from './Dependencies.ts';
import type { DependencyName, ReadDependency } from './Dependencies.ts';

export interface Dependent {
  readonly dependencies: readonly DependencyName[];
}

/** What a value is looked up by. */
export interface Lookup {
  readonly base: string;
  /** The present values of dependencies. */
  readonly read: ReadDependency;
}

export interface DependencyCache<Value extends Dependent> {
  find(lookup: Lookup): Value | undefined;
  /** Keeps a value. Answers the key under which `get` finds it again without reading anything. */
  set(lookup: Lookup, value: Value): string;
  get(key: string): Value | undefined;
  /** Measures a value anew that has become smaller or larger since it was kept. */
  measure(key: string): void;
  /** Finds a value, or makes and keeps it. One that makes nothing worth keeping is asked again. */
  getOrCreate(lookup: Lookup, create: () => Value): Value;
  /** The same for values that take time to make. */
  getOrCreateAsync(lookup: Lookup, create: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

export interface DependencyCacheOptions<Value> {
  readonly clock: Clock;
  /** How many values are kept; the one used longest ago leaves first. 0 keeps nothing. */
  readonly maxEntries: number;
  /** What all of them together may take with their keys. Default 4 MB. */
  readonly maxBytes?: number;
  /** What the names of all dependencies together may take; default 4 MB. Values whose names were forgotten are not found. */
  readonly maxNameBytes?: number;
  /** Bytes of a value without its key; 0 when left out. */
  readonly sizeOf?: (value: Value) => number;
  /** Milliseconds a value is kept; as long as there is room when left out. */
  readonly ttlMs?: number;
  /** False for values that are not worth keeping; absent: all are. */
  readonly isWorthKeeping?: (value: Value) => boolean;
}

/** A set of dependencies that was seen under a base key. */
interface Shape {
  /** Given once: a set that was forgotten and comes again does not find what was kept before. */
  readonly serial: number;
  readonly names: readonly DependencyName[];
  /** The request keys of those names that have one. */
  readonly keys: readonly (string | undefined)[];
}

/** Sets of dependencies that one base key is looked up under; a block that needs more is rendered anew. */
const MAX_SHAPES = 8;

const NO_SHAPES: readonly Shape[] = [];

/** Joined, not added up: V8 keeps a text that was added up in its pieces, which take several times its length. */
function toKey({ base, read }: Lookup, { serial, names, keys }: Shape): string {
  const values = names.map((name, index) => read(name, keys[index]));
  return [base, serial, ...values].join('\n');
}

function isSameSet(first: readonly DependencyName[], second: readonly DependencyName[]): boolean {
  return first.length === second.length && first.every((name, index) => name === second[index]);
}

/** What keys and names take, in bytes: keys may hold whatever a reader has written into a URL. */
const MAX_KEY_BYTES = 4 * 1024 * 1024;
/** What an entry takes besides key and value, roughly. */
const OVERHEAD = 300;

function measureShapes(shapes: readonly Shape[], key: string): number {
  const names = shapes.flatMap((shape) => shape.names);
  return names.reduce((size, name) => size + name.length, OVERHEAD + 2 * key.length);
}

/** The sets of dependencies that were seen, by base key. */
function createShapes({
  clock,
  maxEntries,
  ttlMs,
  maxNameBytes,
}: Required<Pick<DependencyCacheOptions<Dependent>, 'clock' | 'maxEntries' | 'ttlMs' | 'maxNameBytes'>>) {
  const shapes = createCache<readonly Shape[]>({
    clock,
    maxEntries,
    maxSize: maxNameBytes,
    sizeOf: measureShapes,
  });
  let lastSerial = 0;
  return {
    get: (base: string) => shapes.get(base).value ?? NO_SHAPES,
    getOrAdd(base: string, names: readonly DependencyName[]): Shape {
      const known = shapes.get(base).value ?? NO_SHAPES;
      const found = known.find((shape) => isSameSet(shape.names, names));
      const shape = found ?? { serial: ++lastSerial, names, keys: names.map(contentKey) };
      shapes.set(base, found === undefined ? [shape, ...known].slice(0, MAX_SHAPES) : known, { ttlMs });
      return shape;
    },
    clear: () => shapes.clear(),
  };
}

/** Makes a cache that keeps nothing: every value is made anew. */
function createNoCache<Value extends Dependent>(): DependencyCache<Value> {
  return {
    find: () => undefined,
    set: () => '',
    get: () => undefined,
    measure: () => undefined,
    getOrCreate: (_lookup, create) => create(),
    getOrCreateAsync: (_lookup, create) => create(),
    clear: () => undefined,
  };
}

export function createDependencyCache<Value extends Dependent>(
  options: DependencyCacheOptions<Value>,
): DependencyCache<Value> {
  const { clock, maxEntries, ttlMs = Number.POSITIVE_INFINITY } = options;
  const { maxBytes = MAX_KEY_BYTES, maxNameBytes = MAX_KEY_BYTES, sizeOf = () => 0 } = options;
  const { isWorthKeeping = () => true } = options;
  if (maxEntries <= 0) return createNoCache();
  const values = createCache<Value>({
    clock,
    maxEntries,
    maxSize: maxBytes,
    sizeOf: (value, key) => OVERHEAD + 2 * key.length + sizeOf(value),
  });
  const shapes = createShapes({ clock, maxEntries, ttlMs, maxNameBytes });

  function get(key: string): Value | undefined {
    const found = values.get(key);
    return found.state === 'fresh' ? found.value : undefined;
  }

  function find(lookup: Lookup): Value | undefined {
    for (const shape of shapes.get(lookup.base)) {
      const found = get(toKey(lookup, shape));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function set(lookup: Lookup, value: Value): string {
    const key = toKey(lookup, shapes.getOrAdd(lookup.base, value.dependencies));
    values.set(key, value, { ttlMs });
    return key;
  }

  function setIfWorth(lookup: Lookup, value: Value): Value {
    if (isWorthKeeping(value)) set(lookup, value);
    return value;
  }

  return {
    find,
    set,
    get,
    measure(key) {
      const value = get(key);
      if (value !== undefined) values.set(key, value, { ttlMs });
    },
    getOrCreate: (lookup, create) => find(lookup) ?? setIfWorth(lookup, create()),
    getOrCreateAsync: async (lookup, create) => find(lookup) ?? setIfWorth(lookup, await create()),
    clear() {
      values.clear();
      shapes.clear();
    },
  };
}
