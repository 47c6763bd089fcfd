/** What is known of a fragment before it is rendered, in a few letters. */
import { hash } from 'node:crypto';
import { createIdentify } from './createIdentify.ts';
import type { FragmentRequest } from './Fragment.ts';
import type { PageScope } from './PageScope.ts';
import type { Place } from './Place.ts';

/** How many slots a block has, for its markup depends on it. */
function slotCounts({ place, areas }: FragmentRequest): string {
  return [place.children.length, ...[...(areas ?? [])].map(([, places]) => places.length)].join();
}

/** Block, fields, level and slots. Equal blocks have equal keys, wherever they stand. */
function createPlaceKeys(): (request: FragmentRequest) => string {
  const known = new WeakMap<Place, Map<number, string>>();
  return (request) => {
    const { place, level } = request;
    const keys = known.get(place) ?? new Map<number, string>();
    let key = keys.get(level);
    if (key === undefined) {
      const facts = `${place.block.name} ${level} ${slotCounts(request)} ${place.stored}`;
      key = hash('sha256', facts, 'base64url').slice(0, 22);
      known.set(place, keys.set(level, key));
    }
    return key;
  };
}

/** What is the same for all blocks of a page. */
function createSurroundings(): (scope: PageScope) => string {
  const known = new WeakMap<PageScope, string>();
  const identify = createIdentify();
  return (scope) => {
    let surroundings = known.get(scope);
    if (surroundings === undefined) {
      const { site, locale, isAdmin, outputType } = scope;
      surroundings = `${identify(site)} ${locale} ${isAdmin} ${outputType}`;
      known.set(scope, surroundings);
    }
    return surroundings;
  };
}

export function createFragmentKeys(): (request: FragmentRequest) => string {
  const placeKey = createPlaceKeys();
  const surroundingsOf = createSurroundings();
  return (request) => `${surroundingsOf(request.scope)} ${placeKey(request)}`;
}
