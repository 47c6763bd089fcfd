/**
 * Fragments by what they were made from.
 *
 * The base key is what is known before rendering (block, fields, place). What else a block reads is only known
 * afterwards, so for each base key the cache remembers which sets of dependencies were seen, and looks the fragment up
 * under the present values of each. Whole pages, heads and lists of requests are kept in the same way.
 */
import { createCache } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { contentKey } from './Dependencies.ts';
import type { DependencyName, ReadDependency } from './Dependencies.ts';

export interface Dependent {
  readonly dependencies: readonly DependencyName[];
}

export interface FragmentCache<Fragment extends Dependent> {
  find(base: string, read: ReadDependency): Fragment | undefined;
  /** Answers the key under which `get` finds it again without reading anything. */
  keep(base: string, read: ReadDependency, fragment: Fragment): string;
  get(key: string): Fragment | undefined;
  clear(): void;
}

export interface FragmentCacheOptions<Fragment> {
  readonly clock: Clock;
  /** Fragments; the one used longest ago leaves first. */
  readonly maxEntries: number;
  /** What all of them together may take, as `sizeOf` measures them; no limit when left out. */
  readonly maxBytes?: number;
  readonly sizeOf?: (fragment: Fragment) => number;
  /** Milliseconds a fragment is kept; as long as there is room when left out. */
  readonly ttlMs?: number;
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

function keyOf(base: string, { serial, names, keys }: Shape, read: ReadDependency): string {
  let key = `${base}#${serial}`;
  for (const [index, name] of names.entries()) key += `\n${read(name, keys[index])}`;
  return key;
}

function isSameSet(first: readonly DependencyName[], second: readonly DependencyName[]): boolean {
  return first.length === second.length && first.every((name, index) => name === second[index]);
}

export function createFragmentCache<Fragment extends Dependent>(
  options: FragmentCacheOptions<Fragment>,
): FragmentCache<Fragment> {
  const { clock, maxEntries, maxBytes, sizeOf, ttlMs = Number.POSITIVE_INFINITY } = options;
  const fragments = createCache<Fragment>({
    clock,
    maxEntries,
    ...(maxBytes !== undefined && { maxSize: maxBytes }),
    ...(sizeOf !== undefined && { sizeOf }),
  });
  const shapes = createCache<readonly Shape[]>({ clock, maxEntries });
  let lastSerial = 0;

  function shapeFor(base: string, names: readonly DependencyName[]): Shape {
    const known = shapes.get(base).value ?? NO_SHAPES;
    const found = known.find((shape) => isSameSet(shape.names, names));
    const shape = found ?? { serial: ++lastSerial, names, keys: names.map(contentKey) };
    shapes.set(base, found === undefined ? [shape, ...known].slice(0, MAX_SHAPES) : known, { ttlMs });
    return shape;
  }

  function get(key: string): Fragment | undefined {
    const found = fragments.get(key);
    return found.state === 'fresh' ? found.value : undefined;
  }

  return {
    find(base, read) {
      for (const shape of shapes.get(base).value ?? NO_SHAPES) {
        const found = get(keyOf(base, shape, read));
        if (found !== undefined) return found;
      }
      return undefined;
    },
    keep(base, read, fragment) {
      const key = keyOf(base, shapeFor(base, fragment.dependencies), read);
      fragments.set(key, fragment, { ttlMs });
      return key;
    },
    get,
    clear() {
      fragments.clear();
      shapes.clear();
    },
  };
}
