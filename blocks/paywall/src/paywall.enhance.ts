/**
 * Asks who is reading a locked story. Who may read it gets its rest; anybody else a wall over the page.
 *
 * Only pages with a wall fetch this, and it imports next to nothing: what it costs is what a reader without a session pays
 * for a locked story more than for an open one.
 */
import type { ElementContext, Enhance, StoryAnswer } from '@broadsheet/block-kit';
import { hasStoredSession } from '@broadsheet/reader/stored-session';
import { askAccess } from './access/askAccess.ts';
import { openOverlay } from './overlay/openOverlay.ts';
import { fillWall } from './wall/fillWall.ts';
import { findPart } from './wall/findPart.ts';

type State = 'asking' | 'open' | 'wall' | 'lost';

function ask(place: HTMLElement, context: ElementContext): Promise<StoryAnswer> {
  const { hosted } = place.dataset;
  if (hosted === undefined) return askAccess(context);
  const answer = import('./hosted/askHostedScript.ts').then((module) =>
    module.askHostedScript(place, context),
  );
  // What is locked by this site's own rules as well is not in the page: only the server gives it.
  return place.hasAttribute('data-locked')
    ? answer.then((told) => (told.kind === 'open' ? askAccess(context) : told))
    : answer;
}

/** @param context its element is the wall's place or what that stands in */
export const enhance: Enhance = (context) => {
  const { element, environment } = context;
  const place = element.matches('[data-paywall]')
    ? element
    : element.querySelector<HTMLElement>('[data-paywall]');
  if (place === null) return () => undefined;
  const leaving = new AbortController();
  const { signal } = leaving;
  const view = place.ownerDocument.defaultView;
  const lost = findPart(place, 'lost');
  let hadSession = false;
  let closeOverlay = () => {};

  function setState(state: State): void {
    place?.setAttribute('data-state', state);
    lost.hidden = state !== 'lost';
  }

  function answered(shown: HTMLElement, answer: StoryAnswer): void {
    if (signal.aborted) return;
    if ('why' in answer && answer.why !== undefined) console.info(answer.why.join('\n'));
    // Where nobody can tell, as outside the pages of the engine, the wall is read where it stands.
    if (answer.kind === 'unlocked' || answer.kind === 'expired') return setState('wall');
    if (answer.kind === 'open') {
      setState('open');
      shown.hidden = true;
      return;
    }
    shown.hidden = false;
    const panel = fillWall(shown, answer);
    setState('wall');
    // A payment wall without an offer covers nothing: it is read where it stands.
    if (answer.wall === 'registration' || answer.offer !== undefined)
      closeOverlay = openOverlay(shown, panel);
  }

  function start(shown: HTMLElement): void {
    closeOverlay();
    hadSession = hasStoredSession(environment);
    setState('asking');
    ask(shown, context).then(
      (answer) => answered(shown, answer),
      () => signal.aborted || setState('lost'),
    );
  }

  const again = () => start(place);
  lost.querySelector('button')?.addEventListener('click', again, { signal });
  view?.addEventListener('online', () => place.dataset['state'] === 'lost' && again(), { signal });
  // A page that comes back from the browser's memory does not know what was paid meanwhile.
  view?.addEventListener(
    'pageshow',
    (event) => event.persisted && place.dataset['state'] !== 'open' && again(),
    { signal },
  );
  signal.addEventListener(
    'abort',
    environment.onStorageChange(() => {
      const isOther = hasStoredSession(environment) !== hadSession;
      if (isOther && place.dataset['state'] !== 'open') again();
    }),
  );
  again();
  return () => {
    leaving.abort();
    closeOverlay();
  };
};
