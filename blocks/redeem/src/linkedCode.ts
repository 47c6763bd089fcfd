import { withoutQuery } from '@broadsheet/identity-ui';
import type { CodeKind } from './redeemCode.ts';

/** The query parameters with which links in mails and of organisations carry a code, and the kind of code in each. */
const PARAMETERS: readonly (readonly [name: string, kind: CodeKind | undefined])[] = [
  ['gift', 'gift'],
  ['share', 'share'],
  ['nonce', 'enterprise'],
  ['token', undefined],
  ['code', undefined],
];

export interface LinkedCode {
  /** The code; empty when the URL has none. */
  readonly code: string;
  readonly kind: CodeKind | undefined;
}

/** Reads the code of a link. @param url the path and query of the page */
export function readLinkedCode(url: string): LinkedCode {
  const query = new URLSearchParams(url.replace(/#.*$/s, '').split('?')[1] ?? '');
  for (const [name, kind] of PARAMETERS) {
    const code = query.get(name)?.trim();
    if (code) return { code, kind };
  }
  return { code: '', kind: undefined };
}

/** Returns the URL without its code. */
export const withoutCode = (url: string): string => withoutQuery(url, ...PARAMETERS.map(([name]) => name));
