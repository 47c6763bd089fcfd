/**
 * Fetches new posts while a live blog is being read. The text being read does not move: new posts wait behind a button.
 * Requests are sent while the page is visible, less often while they fail, and at once when the reader or the connection
 * returns.
 */
import type { Enhance } from '@broadsheet/block-kit';
import { createPostKeeper } from './createPostKeeper.ts';

const SECOND_MS = 1_000;
/** The most requests that are skipped after failures; the number about doubles with each. */
const MOST_LEFT_OUT = 15;

export const enhance: Enhance = ({ element, environment, fetchBlock }) => {
  const document = element.ownerDocument;
  const view = document.defaultView;
  const seconds = Number(element.querySelector<HTMLElement>('[data-poll]')?.dataset['poll']);
  const keeper = createPostKeeper(element);
  if (keeper === undefined || view === null || !(seconds > 0)) return () => undefined;
  let [failures, leftOut, isAsking] = [0, 0, false];

  async function poll(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      const isLive = keeper?.apply(await fetchBlock(view?.location.search ?? '')) ?? false;
      [failures, leftOut] = [0, 0];
      if (!isLive) stop();
    } catch {
      failures += 1;
      leftOut = Math.min(2 ** failures - 1, MOST_LEFT_OUT);
    }
    isAsking = false;
  }

  const pollLater = environment.every(seconds * SECOND_MS, () => {
    if (document.visibilityState === 'hidden') return;
    leftOut -= 1;
    if (leftOut < 0) void poll();
  });
  const pollNow = () => {
    if (document.visibilityState !== 'hidden') void poll();
  };
  const goOnline = () => {
    keeper.showOffline(false);
    pollNow();
  };
  const goOffline = () => keeper.showOffline(true);
  document.addEventListener('visibilitychange', pollNow);
  view.addEventListener('online', goOnline);
  view.addEventListener('offline', goOffline);
  element.addEventListener('click', keeper.press);

  function stop(): void {
    pollLater();
    document.removeEventListener('visibilitychange', pollNow);
    view?.removeEventListener('online', goOnline);
    view?.removeEventListener('offline', goOffline);
  }

  return () => {
    stop();
    element.removeEventListener('click', keeper.press);
  };
};
