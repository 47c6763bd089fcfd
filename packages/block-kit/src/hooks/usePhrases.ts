'use client';
import { useCallback } from 'react';
import { useHost } from '../host/HostContext.tsx';
import { formatPhrase } from '../phrases/formatPhrase.ts';
import type { PhraseValues } from '../phrases/formatPhrase.ts';

/**
 * Whether a text keeps its order among words from right to left: it begins and ends with what is read from left to right, and
 * nothing in it turns the order, as the mark does that amounts of such languages begin with. Arabic digits belong to no script
 * of their own; `scx`, the extensions of scripts, has them.
 */
const KEEPS_ORDER =
  /^\p{Script=Latin}([^\p{scx=Arabic}\p{Script=Hebrew}\u061C\u200F]*[\p{Script=Latin}\d])?$/u;

/**
 * Isolates an English text for a page that is read from right to left. Otherwise its full stop is shown at the wrong end,
 * and so is a number that it begins with.
 */
const isolateEnglish = (text: string): string =>
  KEEPS_ORDER.test(text) || text === '' ? text : `\u2066${text}\u2069`;

export type Translate<Keys extends string> = (key: Keys, values?: PhraseValues) => string;

/**
 * Returns a function that writes a phrase. On a site that is read from right to left an English one is isolated by characters that
 * nobody sees.
 *
 * @param english the block's English phrases, the fallback for keys that the host does not translate
 */
export function usePhrases<Keys extends string>(english: Readonly<Record<Keys, string>>): Translate<Keys> {
  const { phrases, locale, site } = useHost();
  const isRightToLeft = site.textDirection === 'rtl';
  return useCallback(
    (key, values = {}) => {
      const own = phrases[key];
      const text = formatPhrase(own ?? english[key], values, locale);
      return isRightToLeft && own === undefined ? isolateEnglish(text) : text;
    },
    [phrases, english, locale, isRightToLeft],
  );
}
