'use client';
import { formatPhrase, useHost } from '@broadsheet/block-kit';
import type { Phrases, PhraseValues } from '@broadsheet/block-kit';
import { dictionary, either, number, record, text } from '@broadsheet/client-core';
import { useCallback } from 'react';

/** A text from the site, in English, and the key of its phrase. */
export interface SiteText {
  readonly english: string;
  /**
   * The key of the phrase. If it is absent or unknown because the site is newer than the page builder, the English text is
   * shown.
   */
  readonly phrase?: string | undefined;
  readonly values?: PhraseValues | undefined;
}

/** Parses the key and the values of a phrase, as the site sends them beside a text. */
export const parseSays = record({ key: text, values: dictionary(either(text, number)) });

/** Returns a text with the phrase that was sent beside it, if any. */
export const toSiteText = (english: string, says: ReturnType<typeof parseSays>): SiteText => ({
  english,
  phrase: says?.key,
  values: says?.values,
});

/** The phrases of a language, with its code. */
export interface Language {
  readonly phrases: Phrases;
  readonly locale: string;
}

const find = (phrases: Phrases, key: string): string | undefined =>
  Object.hasOwn(phrases, key) ? phrases[key] : undefined;

/** Translates a text from the site with the given phrases. A property of the site is named like its field. */
export function writeSiteText(
  { english, phrase = '', values = {} }: SiteText,
  { phrases, locale }: Language,
): string {
  const known = find(phrases, phrase);
  if (known === undefined) return english;
  const { property } = values;
  const label = property === undefined ? undefined : find(phrases, `site.${property}`);
  return formatPhrase(known, { ...values, ...(label !== undefined && { property: label }) }, locale);
}

/** Returns a function that translates a text from the site to the editor's language. */
export function useSiteText(): (text: SiteText) => string {
  const { phrases, locale } = useHost();
  return useCallback((siteText) => writeSiteText(siteText, { phrases, locale }), [phrases, locale]);
}
