/**
 * Fragments by what they were made from.
 *
 * The base key is what is known before rendering (block, fields, place). What else a block reads is only known
 * afterwards, so for each base key the cache remembers which sets of dependencies were seen, and looks the fragment up
 * under the present values of each.
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

const FOREVER = { ttlMs: Number.POSITIVE_INFINITY };
/** Sets of dependencies that one base key is looked up under; a block that needs more is rendered anew. */
const MAX_SHAPES = 8;

export function createFragmentCache<Fragment extends Dependent>(options: {
  readonly clock: Clock;
  readonly maxEntries: number;
}): FragmentCache<Fragment> {
  const fragments = createCache<Fragment>(options);
  const shapes = createCache<readonly (readonly DependencyName[])[]>(options);
  const keyOf = (base: string, names: readonly DependencyName[], read: ReadDependency) =>
    `${base}\n${printDependencies(names, read)}`;

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
      const isKnown = known.some((shape) => shape.join() === names.join());
      if (!isKnown) shapes.set(base, [names, ...known].slice(0, MAX_SHAPES), FOREVER);
      fragments.set(keyOf(base, names, read), fragment, FOREVER);
    },
    clear() {
      fragments.clear();
      shapes.clear();
    },
  };
}
