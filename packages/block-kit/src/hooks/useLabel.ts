'use client';
import { usePhrases } from './usePhrases.ts';

/**
 * Returns a function that labels a landmark: with the editor's text, else with the phrase. Forms are prefilled with the
 * English phrase, so exactly that text counts as not edited, and a page in another language gets its own phrase.
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
