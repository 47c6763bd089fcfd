'use client';
import { useCallback } from 'react';
import { useHost } from '../host/HostContext.tsx';
import { formatPhrase } from '../phrases/formatPhrase.ts';
import type { PhraseValues } from '../phrases/formatPhrase.ts';

export type Translate<Keys extends string> = (key: Keys, values?: PhraseValues) => string;

/** @param english the block's English phrases, the fallback for keys that the host does not translate */
export function usePhrases<Keys extends string>(english: Readonly<Record<Keys, string>>): Translate<Keys> {
  const { phrases, locale } = useHost();
  return useCallback(
    (key, values = {}) => formatPhrase(phrases[key] ?? english[key], values, locale),
    [phrases, english, locale],
  );
}
