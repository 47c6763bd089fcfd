'use client';
import { formatDate, useHost } from '@broadsheet/block-kit';
import { useCallback } from 'react';

/** How subscription cards write a moment where the site sets no format. */
const CARD_FORMAT = '%B %d, %Y at %l:%M %P %Z';

/**
 * Writes the dates of subscription cards: in the site's date-time format, language and zone; else in the one above, in
 * English, in GMT.
 */
export function useCardDate(): (moment: number | undefined) => string {
  const { site } = useHost();
  return useCallback(
    (moment) => {
      const {
        language = site.locale ?? 'en',
        timeZone = 'GMT',
        dateTimeFormat,
      } = site.dateLocalization ?? {};
      return formatDate(moment, dateTimeFormat, { language, timeZone }, CARD_FORMAT);
    },
    [site],
  );
}
