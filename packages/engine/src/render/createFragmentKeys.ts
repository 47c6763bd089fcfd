/** Short cache keys of everything that is known about a fragment before it is rendered. */
import { hash } from 'node:crypto';
import { createObjectIds } from '../cache/createObjectIds.ts';
import type { PageScope } from '../content/PageScope.ts';
import type { BlockInstance } from '../tree/BlockInstance.ts';
import type { FragmentRequest } from './Fragment.ts';

/** Returns the number of slots in each area, because the markup depends on them. */
function slotCounts({ instance, areas }: FragmentRequest): string {
  return [instance.children.length, ...[...(areas ?? [])].map(([, instances]) => instances.length)].join();
}

/**
 * Returns a function that makes the key of block, fields, level and slots. Equal blocks have equal keys, wherever they are.
 */
function createInstanceKeys(): (request: FragmentRequest) => string {
  const known = new WeakMap<BlockInstance, Map<number, string>>();
  return (request) => {
    const { instance, level } = request;
    const keys = known.get(instance) ?? new Map<number, string>();
    let key = keys.get(level);
    if (key === undefined) {
      const facts = `${instance.block.name} ${level} ${slotCounts(request)} ${instance.stored}`;
      key = hash('sha256', facts, 'base64url').slice(0, 22);
      known.set(instance, keys.set(level, key));
    }
    return key;
  };
}

/** Returns a function that makes the part of the key which all blocks of a page share. */
function createSurroundings(): (scope: PageScope) => string {
  const known = new WeakMap<PageScope, string>();
  const idOf = createObjectIds();
  return (scope) => {
    let surroundings = known.get(scope);
    if (surroundings === undefined) {
      const { site, locale, isAdmin, outputType } = scope;
      surroundings = `${idOf(site)} ${locale} ${isAdmin} ${outputType}`;
      known.set(scope, surroundings);
    }
    return surroundings;
  };
}

export function createFragmentKeys(): (request: FragmentRequest) => string {
  const instanceKey = createInstanceKeys();
  const surroundingsOf = createSurroundings();
  return (request) => `${surroundingsOf(request.scope)} ${instanceKey(request)}`;
}
