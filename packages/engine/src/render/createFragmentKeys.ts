/** What is known of a fragment before it is rendered, in a few letters. */
import { hash } from 'node:crypto';
import { createObjectIds } from '../cache/createObjectIds.ts';
import type { PageScope } from '../content/PageScope.ts';
import type { BlockInstance } from '../tree/BlockInstance.ts';
import type { FragmentRequest } from './Fragment.ts';

/** How many slots a block has, for its markup depends on it. */
function slotCounts({ instance, areas }: FragmentRequest): string {
  return [instance.children.length, ...[...(areas ?? [])].map(([, instances]) => instances.length)].join();
}

/** Block, fields, level and slots. Equal blocks have equal keys, wherever they stand. */
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

/** What is the same for all blocks of a page. */
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
