/** Addresses of the old site that lead elsewhere on this one, as one list of redirects. */
import type { JsonObject } from '../json/Json.ts';
import { toPathKey } from '../redirects/RedirectRule.ts';

export interface OldAddresses {
  /** Notes that a path has moved; twins, detours and paths that lead to themselves are left out. */
  add(from: string, to: string): void;
  /** The list as a document; undefined while there is nothing to redirect. */
  toList(id: string): JsonObject | undefined;
}

/** A path that a rule can begin at: without a query, as no rule looks at one. */
const PATH = /^\/(?![/\\])[^?#\s\\]*$/;

export function createOldAddresses(): OldAddresses {
  const rules = new Map<string, { readonly from: string; readonly to: string }>();
  /** The end of the rules that begin at a path; undefined for a circle. */
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
        rules.set(key, { from, to });
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
