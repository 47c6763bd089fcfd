'use client';
import { formatDate, localeOf, useHost } from '@broadsheet/block-kit';
import { useCallback } from 'react';

/** How subscription cards write a moment in English where the site sets no format. */
const CARD_FORMAT = '%B %d, %Y at %l:%M %P %Z';

/** The same parts in the order and the words of another language. */
const CARD_PARTS = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/**
 * Writes the dates of subscription cards: in the site's date-time format, language and zone; where it sets none, in the
 * language of the page, in GMT.
 */
export function useCardDate(): (moment: number | null | undefined) => string {
  const { site, locale } = useHost();
  return useCallback(
    (moment) => {
      const { timeZone = 'GMT', dateTimeFormat, language: own } = site.dateLocalization ?? {};
      const language = own ?? site.locale ?? locale;
      if (!dateTimeFormat && typeof moment === 'number' && !/^en\b/i.test(language))
        return new Intl.DateTimeFormat(localeOf(language), { ...CARD_PARTS, timeZone }).format(moment);
      return formatDate(moment ?? undefined, dateTimeFormat, { language, timeZone }, CARD_FORMAT);
    },
    [site, locale],
  );
}
