/**
 * Asks who is reading a locked story. Readers with access get the rest of it; all others see a wall, in the page or over it.
 *
 * Only pages with a wall fetch this script. It imports next to nothing, because it is the additional cost of a locked story
 * for readers without a session.
 */
import type { ElementContext, Enhance, StoryAnswer } from '@broadsheet/block-kit';
import { hasStoredSession } from '@broadsheet/identity-ui/stored-session';
import { requestAccess } from './access/requestAccess.ts';
import { findPart } from './findPart.ts';
import { setState, showAnswer } from './wall/showAnswer.ts';

const requestStory = (place: HTMLElement, context: ElementContext): Promise<StoryAnswer> =>
  place.dataset['hosted'] === undefined
    ? requestAccess(context)
    : import('./hosted/requestHosted.ts').then((module) =>
        module.requestHosted(place, { context, requestAccess }),
      );

/** Asks, and asks again whenever the answer may have changed, until the story is open. */
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
    requestStory(place, context).then(
      (answer) => {
        if (signal.aborted) return;
        close = showAnswer(place, { answer, context });
        if (answer.kind === 'open' && environment.readSessionItem('broadsheet.bought'))
          import('./thanks/showThanks.ts')
            .then((module) => module.showThanks(place, { environment, findPart }))
            .catch(reportError);
      },
      () => signal.aborted || setState(place, 'lost'),
    );
  }
  const unlessOpen = (isOther: boolean) =>
    // A wallet logs its reader in before it pays, and says when it has.
    isOther && place.dataset['state'] !== 'open' && !place.querySelector('[data-paying]') && start();
  const retry = () => {
    // The button disappears, and the focus would be lost with it.
    place.closest<HTMLElement>('#main')?.focus({ preventScroll: true });
    start();
  };
  findPart(place, 'lost').querySelector('button')?.addEventListener('click', retry, { signal });
  view?.addEventListener('online', () => unlessOpen(place.dataset['state'] === 'lost'), { signal });
  // A page restored from the back/forward cache does not know of a payment made meanwhile.
  view?.addEventListener('pageshow', ({ persisted }) => unlessOpen(persisted), { signal });
  const stop = environment.onStorageChange(() => unlessOpen(hasStoredSession(environment) !== hadSession));
  place.addEventListener('broadsheet.bought', start, { signal });
  start();
  return () => {
    leaving.abort();
    stop();
    close();
  };
}

/** Enhances the wall. @param context its element is the wall's place or contains it */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const place = element.matches('[data-paywall]')
    ? element
    : element.querySelector<HTMLElement>('[data-paywall]');
  return place === null ? () => undefined : runWall(place, context);
};
