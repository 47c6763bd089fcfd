import { number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';

/** A path that has moved, or is permanently gone. */
export type RedirectRule =
  | { readonly kind: 'moved'; readonly from: string; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'gone'; readonly from: string };

const parseFields = record({ from: text, to: text, status: number });

/** Parses `{ "from": "/old/", "to": "/new/", "status": 301 }` or `{ "from": "/old/", "status": 410 }`. */
export const parseRedirectRule: Parser<RedirectRule> = (input) => {
  const { from, to, status } = parseFields(input) ?? {};
  if (from === undefined) return undefined;
  if (status === 410) return { kind: 'gone', from };
  return to === undefined ? undefined : { kind: 'moved', from, to, status: status === 302 ? 302 : 301 };
};
