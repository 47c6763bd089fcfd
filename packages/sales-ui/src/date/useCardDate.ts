'use client';
import { createFormat, formatDate, useHost } from '@broadsheet/block-kit';
import { useCallback } from 'react';

/** The English date format of subscription cards if the site sets none. */
const CARD_FORMAT = '%B %d, %Y at %l:%M %P %Z';

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
        return createFormat({ ...site, locale: language }).dateTime(moment, timeZone);
      return formatDate(moment ?? undefined, dateTimeFormat, { language, timeZone }, CARD_FORMAT);
    },
    [site, locale],
  );
}
