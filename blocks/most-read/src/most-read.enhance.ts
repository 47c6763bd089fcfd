/**
 * Reports to the server that the page's story was read: once, after the page has been visible for ten seconds. The request
 * names the story and nothing about the reader; it has no cookies.
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
    // A page that is prerendered or in a background tab is not being read.
    if (element.ownerDocument.visibilityState === 'hidden') return;
    seconds += 1;
    if (seconds < READ_AFTER_SECONDS) return;
    stop();
    // Nothing waits for the count, and a lost one is not worth a message.
    environment
      .fetch('/_broadsheet/read', { method: 'POST', body, keepalive: true, credentials: 'omit' })
      .catch(() => undefined);
  });
  return stop;
};
