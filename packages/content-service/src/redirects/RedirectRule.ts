import { spellPath } from '@broadsheet/sdk-content/server';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

/** A redirect rule: a path of the site that has moved, or that is gone for good. */
export type RedirectRule =
  | { readonly kind: 'moved'; readonly from: string; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'gone'; readonly from: string };

/** A rule with the id of its list. */
export interface ListedRule {
  readonly list: string;
  readonly rule: RedirectRule;
}

/** Parses `{ from, to, status }` or `{ from, status: 410 }`; undefined for anything else. `status` defaults to 301. */
export function parseRule(value: Json): RedirectRule | undefined {
  const from = textAt(value, 'from');
  const to = textAt(value, 'to');
  const status = isJsonObject(value) ? (value.status ?? 301) : undefined;
  if (from === undefined) return undefined;
  if (status === 410) return { kind: 'gone', from };
  return to !== undefined && (status === 301 || status === 302)
    ? { kind: 'moved', from, to, status }
    : undefined;
}

/** Returns the valid rules of a stored list, in their order. */
export function listRules(list: JsonObject): readonly ListedRule[] {
  const id = textAt(list, 'id') ?? '';
  return listAt(list, 'redirects').flatMap((value) => {
    const rule = parseRule(value);
    return rule === undefined ? [] : [{ list: id, rule }];
  });
}

/** Returns a path in its one spelling and without trailing slashes, with and without which it leads to the same page. */
export function toPathKey(path: string): string {
  return spellPath(path).replace(/(?<=[^/]|^\/)\/+$/, '');
}
