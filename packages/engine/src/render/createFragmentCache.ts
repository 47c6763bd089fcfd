/**
 * Fragments by what they were made from.
 *
 * The base key is what is known before rendering (block, fields, place). What else a block reads is only known
 * afterwards, so for each base key the cache remembers which sets of dependencies were seen, and looks the fragment up
 * under the present values of each. Whole pages are kept in the same way.
 */
import { createCache } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { printDependencies } from './Dependencies.ts';
import type { DependencyName, ReadDependency } from './Dependencies.ts';

export interface Dependent {
  readonly dependencies: readonly DependencyName[];
}

export interface FragmentCache<Fragment extends Dependent> {
  find(base: string, read: ReadDependency): Fragment | undefined;
  keep(base: string, read: ReadDependency, fragment: Fragment): void;
  clear(): void;
}

export interface FragmentCacheOptions {
  readonly clock: Clock;
  /** Fragments; the one used longest ago leaves first. */
  readonly maxEntries: number;
  /** Milliseconds a fragment is kept; as long as there is room when left out. */
  readonly ttlMs?: number;
}

/** Sets of dependencies that one base key is looked up under; a block that needs more is rendered anew. */
const MAX_SHAPES = 8;

const keyOf = (base: string, names: readonly DependencyName[], read: ReadDependency) =>
  `${base}\n${printDependencies(names, read)}`;

export function createFragmentCache<Fragment extends Dependent>(
  options: FragmentCacheOptions,
): FragmentCache<Fragment> {
  const { clock, maxEntries, ttlMs = Number.POSITIVE_INFINITY } = options;
  const fragments = createCache<Fragment>({ clock, maxEntries });
  const shapes = createCache<readonly (readonly DependencyName[])[]>({ clock, maxEntries });

  return {
    find(base, read) {
      for (const names of shapes.get(base).value ?? []) {
        const found = fragments.get(keyOf(base, names, read));
        if (found.state === 'fresh') return found.value;
      }
      return undefined;
    },
    keep(base, read, fragment) {
      const names = fragment.dependencies;
      const known = shapes.get(base).value ?? [];
      const isKnown = known.some((shape) => shape.join('\n') === names.join('\n'));
      const seen = isKnown ? known : [names, ...known].slice(0, MAX_SHAPES);
      shapes.set(base, seen, { ttlMs });
      fragments.set(keyOf(base, names, read), fragment, { ttlMs });
    },
    clear() {
      fragments.clear();
      shapes.clear();
    },
  };
}
