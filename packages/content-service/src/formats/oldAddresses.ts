/** Collects the paths of the old site that have another path on this one, for one list of redirects. */
import { spellPath } from '@broadsheet/sdk-content/server';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { toPathKey } from '../redirects/RedirectRule.ts';

export interface OldAddresses {
  /** Adds a redirect. Ignores invalid paths, `/`, a path that leads to itself, and a second redirect of the same path. */
  add(from: string, to: string): void;
  /** Returns the list as a document, with chains shortened and circles left out; undefined when there are no redirects. */
  toList(id: string): JsonObject | undefined;
}

/** A path that a redirect rule accepts: without a query, because rules ignore queries, and without steps such as `/../`. */
const PATH = /^\/(?![/\\])(?!(?:[^/]*\/)*\.\.?(?:\/|$))[^?#\s\\]*$/;

export function createOldAddresses(): OldAddresses {
  const rules = new Map<string, { readonly from: string; readonly to: string }>();
  /** Returns the last path of a chain of rules; undefined for a circle. */
  const follow = (path: string): string | undefined => {
    const seen = new Set<string>();
    for (let at = path; ;) {
      const key = toPathKey(at);
      if (seen.has(key)) return undefined;
      seen.add(key);
      const next = rules.get(key);
      if (next === undefined) return at;
      at = next.to;
    }
  };
  return {
    add(from, to) {
      const key = toPathKey(from);
      if (PATH.test(from) && PATH.test(to) && key !== '/' && key !== toPathKey(to) && !rules.has(key))
        rules.set(key, { from: spellPath(from), to: spellPath(to) });
    },
    toList(id) {
      const redirects = [...rules.values()].flatMap(({ from, to }) => {
        const end = follow(to);
        return end === undefined || toPathKey(end) === toPathKey(from) ? [] : [{ from, to: end }];
      });
      return redirects.length === 0 ? undefined : { schemaVersion: 1, id, redirects };
    },
  };
}
