'use client';
import { formatDate, toLocale, useHost } from '@broadsheet/block-kit';
import { useCallback } from 'react';

/** The English date format of subscription cards if the site sets none. */
const CARD_FORMAT = '%B %d, %Y at %l:%M %P %Z';

/** The parts of the date for other languages, which have their own order and words. */
const CARD_PARTS = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/**
 * Returns a function that formats the dates of subscription cards: in the site's date-time format, language and zone; if it
 * sets none, in the language of the page, in GMT.
 */
export function useCardDate(): (moment: number | null | undefined) => string {
  const { site, locale } = useHost();
  return useCallback(
    (moment) => {
      const { timeZone = 'GMT', dateTimeFormat, language: own } = site.dateLocalization ?? {};
      const language = own ?? site.locale ?? locale;
      if (!dateTimeFormat && typeof moment === 'number' && !/^en\b/i.test(language))
        return new Intl.DateTimeFormat(toLocale(language), { ...CARD_PARTS, timeZone }).format(moment);
      return formatDate(moment ?? undefined, dateTimeFormat, { language, timeZone }, CARD_FORMAT);
    },
    [site, locale],
  );
}
