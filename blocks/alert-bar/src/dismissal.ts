/**
 * Which alert a reader has seen: its headline, in a cookie of two days (spec content §4, §9). A new headline is a new
 * alert. Shared by the bar and by the probe that decides whether the bar needs to wake.
 */
import { dictionary, list, record, text } from '@broadsheet/sdk-content';
import type { JsonValue } from '@broadsheet/sdk-content';

export const DISMISSAL_COOKIE = 'arcblock_alert-bar';
export const DISMISSAL_SECONDS = 172_800;
export const POLL_MS = 120_000;

export const ALERT_SOURCE = 'alert-bar-collections';

export function alertQuery(site: string): Readonly<Record<string, JsonValue>> {
  return { site, from: 0, size: 1 };
}

/** Of a story no more than a bar shows: the whole of its model would weigh more than the bar. */
export const parseAlerts = record({
  content_elements: list(
    record({
      headlines: record({ basic: text }),
      websites: dictionary(record({ website_url: text })),
    }),
  ),
});

/** The headline of the first alert in an answer of the source. */
export function alertHeadline(answer: unknown): string | undefined {
  return parseAlerts(answer)?.content_elements?.[0]?.headlines?.basic;
}
