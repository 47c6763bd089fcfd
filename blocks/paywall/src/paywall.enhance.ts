/**
 * Asks who is reading a locked story. Who may read it gets its rest; anybody else a wall over the page.
 *
 * Only pages with a wall fetch this, and it imports next to nothing: what it costs is what a reader without a session pays
 * for a locked story more than for an open one.
 */
import type { ElementContext, Enhance, StoryAnswer } from '@broadsheet/block-kit';
import { hasStoredSession } from '@broadsheet/reader/stored-session';
import { askAccess } from './access/askAccess.ts';
import { findPart } from './findPart.ts';
import { setState, showAnswer } from './wall/showAnswer.ts';

const ask = (place: HTMLElement, context: ElementContext): Promise<StoryAnswer> =>
  place.dataset['hosted'] === undefined
    ? askAccess(context)
    : import('./hosted/askHosted.ts').then((module) => module.askHosted(place, { context, askAccess }));

/** Asks, and again when it may have become another answer: until the story is open. */
function runWall(place: HTMLElement, context: ElementContext): () => void {
  const { environment } = context;
  const leaving = new AbortController();
  const { signal } = leaving;
  const view = place.ownerDocument.defaultView;
  let hadSession = false;
  let close = () => {};

  function start(): void {
    close();
    hadSession = hasStoredSession(environment);
    setState(place, 'asking');
    ask(place, context).then(
      (answer) => signal.aborted || (close = showAnswer(place, answer)),
      () => signal.aborted || setState(place, 'lost'),
    );
  }
  const unlessOpen = (isOther: boolean) => isOther && place.dataset['state'] !== 'open' && start();
  const retry = () => {
    // The button goes, and the focus would go with it.
    place.closest<HTMLElement>('#main')?.focus({ preventScroll: true });
    start();
  };
  findPart(place, 'lost').querySelector('button')?.addEventListener('click', retry, { signal });
  view?.addEventListener('online', () => unlessOpen(place.dataset['state'] === 'lost'), { signal });
  // A page that comes back from the browser's memory does not know what was paid meanwhile.
  view?.addEventListener('pageshow', ({ persisted }) => unlessOpen(persisted), { signal });
  const stop = environment.onStorageChange(() => unlessOpen(hasStoredSession(environment) !== hadSession));
  start();
  return () => {
    leaving.abort();
    stop();
    close();
  };
}

/** @param context its element is the wall's place or what that stands in */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const place = element.matches('[data-paywall]')
    ? element
    : element.querySelector<HTMLElement>('[data-paywall]');
  return place === null ? () => undefined : runWall(place, context);
};
