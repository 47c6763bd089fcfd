import type { Probe } from '@broadsheet/block-kit';
import { ALERT_SOURCE, alertHeadline, alertQuery, DISMISSAL_COOKIE, POLL_MS } from './dismissal.ts';

/** Wakes the bar only when there is an alert that this reader has not closed; asks again every two minutes. */
export const probe: Probe = async ({ site, environment, fetchContent, wake }) => {
  const ask = async () => {
    const headline = alertHeadline(await fetchContent(ALERT_SOURCE, alertQuery(site)));
    if (headline !== undefined && headline !== environment.readCookie(DISMISSAL_COOKIE)) {
      stop();
      wake();
    }
  };
  // A source that cannot be reached now is asked again in two minutes.
  const stop = environment.every(POLL_MS, () => void ask().catch(() => undefined));
  await ask();
};
