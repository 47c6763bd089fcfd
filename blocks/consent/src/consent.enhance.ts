/**
 * Shows the bar, which the server has written and hidden, to a reader who has a choice to make, and again to one who
 * follows a link to `#consent`, which any page may have. Where a consent platform keeps the choices, such a link shows
 * that one's.
 *
 * Whether there is a choice to make stands in the browser, so every page reads only that. What the bar does is fetched with the
 * first press, with a choice in another tab, or where the browser refuses something by itself.
 */
import { coverPageEnd, isGpcOn, readChoices } from '@broadsheet/block-kit';
import type { ConsentPort, ElementContext, Enhance } from '@broadsheet/block-kit';

const HASH = '#consent';

/** A link into this page. */
function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const here = link?.ownerDocument.location;
  return link?.hash === HASH && link.pathname === here?.pathname ? link : null;
}

function findBar(element: HTMLElement): HTMLElement | null {
  return element.matches('[role=dialog]') ? element : element.querySelector<HTMLElement>('[role=dialog]');
}

/** Whether the reader was never asked for something that the bar asks for. */
function isUndecided(bar: HTMLElement, { environment }: ElementContext): boolean {
  const choices = readChoices(environment, bar.dataset['version'] ?? '');
  const known: readonly string[] = [...(choices?.granted ?? []), ...(choices?.refused ?? [])];
  return [...bar.querySelectorAll('input')].some(({ value }) => !known.includes(value));
}

/** @param context its element is the bar or what the bar stands in */
export const enhance: Enhance = (context) => {
  const { element, environment } = context;
  const leaving = new AbortController();
  const { signal } = leaving;
  const bar = findBar(element);
  const { defaultView: view } = element.ownerDocument;
  let uncover = () => {};
  let port: Promise<ConsentPort> | undefined;

  async function connect(): Promise<ConsentPort> {
    const [found, { connectBar }] = await Promise.all([context.consent(), import('./connectBar.ts')]);
    if (bar !== null && found.own !== undefined && !signal.aborted)
      connectBar(bar, { port: found, own: found.own, signal, uncover });
    return found;
  }
  /** Brings what the bar does, once; where it could not be had, the next press tries again. */
  function work(run: (found: ConsentPort) => void = () => {}): void {
    port ??= connect();
    port.then(
      (found) => signal.aborted || run(found),
      (error: unknown) => {
        port = undefined;
        reportError(error);
      },
    );
  }

  function show(shown: HTMLElement): void {
    shown.hidden = false;
    uncover = coverPageEnd(shown);
    signal.addEventListener('abort', uncover);
  }
  /** What the browser refuses by itself is not in the choices, so they alone do not tell. */
  function check(): void {
    if (bar === null || port !== undefined || bar.hidden !== isUndecided(bar, context)) return;
    if (isGpcOn() || !bar.hidden) work();
    else show(bar);
  }

  check();
  bar?.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button === null || port !== undefined) return;
      work(() => button.click());
    },
    { signal },
  );
  signal.addEventListener('abort', environment.onStorageChange(check));
  if (view?.location.hash === HASH) work((found) => found.open());
  element.ownerDocument.addEventListener(
    'click',
    (event) => {
      if (findLink(event.target) === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      work((found) => found.open());
    },
    { signal },
  );
  return () => leaving.abort();
};
