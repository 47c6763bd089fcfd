'use client';
import { usePhrases } from './usePhrases.ts';

/**
 * What a landmark is called: what the editor wrote, else the phrase. Forms come filled with the English phrase, so
 * those very words count as nothing written, and a page in another language gets its own.
 *
 * @param english the block's English phrases
 */
export function useLabel<Keys extends string>(
  english: Readonly<Record<Keys, string>>,
): (written: string, key: Keys) => string {
  const t = usePhrases(english);
  return (written, key) => {
    const own = written.trim();
    return own === '' || own === english[key] ? t(key) : own;
  };
}
