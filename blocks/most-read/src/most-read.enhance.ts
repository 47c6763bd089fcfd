/**
 * Tells the server that the story of the page was read: once, after ten seconds in which the page could be seen. It says
 * which story and nothing of who reads; no cookie goes along.
 */
import type { Enhance } from '@broadsheet/block-kit';

const SECOND_MS = 1_000;
const READ_AFTER_SECONDS = 10;

export const enhance: Enhance = ({ element, environment }) => {
  const story =
    element.closest<HTMLElement>('[data-read]') ?? element.querySelector<HTMLElement>('[data-read]');
  const body = story?.dataset['read'];
  if (body === undefined) return () => undefined;
  let seconds = 0;
  const stop = environment.every(SECOND_MS, () => {
    // A page that is fetched ahead of its reader, or lies in another tab, is not read.
    if (element.ownerDocument.visibilityState === 'hidden') return;
    seconds += 1;
    if (seconds < READ_AFTER_SECONDS) return;
    stop();
    // Nobody waits for a count, and one that is lost is not worth a word.
    environment
      .fetch('/_broadsheet/read', { method: 'POST', body, keepalive: true, credentials: 'omit' })
      .catch(() => undefined);
  });
  return stop;
};
