import { isJsonObject, listAt, textAt } from '../json/Json.ts';
import type { Json, JsonObject } from '../json/Json.ts';

/** An address of the site that has moved, or that is gone for good. */
export type RedirectRule =
  | { readonly kind: 'moved'; readonly from: string; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'gone'; readonly from: string };

/** A rule and the list that it stands in. */
export interface ListedRule {
  readonly list: string;
  readonly rule: RedirectRule;
}

/** Reads `{ from, to, status }` or `{ from, status: 410 }`; undefined for anything else. */
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

/** The rules of a stored list, in its order. */
export function listRules(list: JsonObject): readonly ListedRule[] {
  const id = textAt(list, 'id') ?? '';
  return listAt(list, 'redirects').flatMap((value) => {
    const rule = parseRule(value);
    return rule === undefined ? [] : [{ list: id, rule }];
  });
}

/** An address without its last slash, as two that lead to the same page are the same. */
export function toPathKey(path: string): string {
  return path.replace(/(.)\/+$/, '$1');
}
