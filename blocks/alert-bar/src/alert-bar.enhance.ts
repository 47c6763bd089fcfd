/**
 * Shows the bar, which the server has rendered hidden, while there is an alert that this reader has not closed.
 *
 * It requests the source at once and then every two minutes.
 */
import { coverPageEnd } from '@broadsheet/block-kit';
import type { ElementContext, Enhance, Environment } from '@broadsheet/block-kit';
import { ALERT_SOURCE, alertQuery, dismiss, isDismissed, POLL_MS, readAlert } from './alert.ts';
import type { Alert } from './alert.ts';

/** Writes the alert into the bar. */
function fill(bar: HTMLElement, { headline, href, language }: Alert, { publicUrl }: Environment): void {
  const link = bar.querySelector('a');
  if (link === null) return;
  // The focus may be on the link, so unchanged content is not replaced.
  if (link.innerHTML !== headline) link.innerHTML = headline;
  if (language === undefined) link.removeAttribute('lang');
  else link.lang = language;
  if (href === undefined) link.removeAttribute('href');
  else link.setAttribute('href', publicUrl(href, 'story'));
}

/** Enhances the bar. @param context its element is the bar or contains it */
export const enhance: Enhance = ({ element, site, environment, fetchContent }: ElementContext) => {
  const bar = element.closest('nav') ?? element.querySelector('nav');
  if (bar === null) return () => undefined;
  const leaving = new AbortController();
  const { signal } = leaving;
  let shown: Alert | undefined;
  let reserveRoom = () => {};

  const show = (alert: Alert | undefined): void => {
    shown = alert === undefined || isDismissed(alert, environment) ? undefined : alert;
    if (shown !== undefined) fill(bar, shown, environment);
    reserveRoom();
    bar.hidden = shown === undefined;
    reserveRoom = bar.hidden ? () => {} : coverPageEnd(bar);
  };
  const poll = () => {
    // When the request fails, the next one is in two minutes; until then the bar stays as it is.
    fetchContent(ALERT_SOURCE, alertQuery(site)).then(
      (answer) => signal.aborted || show(readAlert(answer, site)),
      () => undefined,
    );
  };
  signal.addEventListener('abort', environment.every(POLL_MS, poll));
  signal.addEventListener('abort', () => reserveRoom());
  bar.querySelector('button')?.addEventListener(
    'click',
    () => {
      if (shown !== undefined) dismiss(shown, environment);
      show(undefined);
    },
    { signal },
  );
  poll();
  return () => leaving.abort();
};
