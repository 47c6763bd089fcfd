/**
 * Shows the bar, which the server has rendered hidden, to readers with a choice to make, and again when they follow a link
 * to
 * `#consent`, which any page may have. When a consent platform stores the choices, such a link opens the platform's own
 * dialog.
 *
 * The choices are stored in the browser, so every page reads only those. The code of the bar is fetched with the first
 * click, with a choice in another tab, or when the browser itself refuses a purpose.
 */
import { coverPageEnd, isGpcOn, readChoices } from '@broadsheet/block-kit';
import type { ConsentPort, ElementContext, Enhance } from '@broadsheet/block-kit';

const HASH = '#consent';

/** Returns the link to `#consent` on this page that was clicked; `null` for other clicks. */
function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const here = link?.ownerDocument.location;
  return link?.hash === HASH && link.pathname === here?.pathname ? link : null;
}

function findBar(element: HTMLElement): HTMLElement | null {
  return element.matches('[role=dialog]') ? element : element.querySelector<HTMLElement>('[role=dialog]');
}

/** Returns whether the reader has not decided yet on a purpose that the bar asks for. */
function isUndecided(bar: HTMLElement, { environment }: ElementContext): boolean {
  const choices = readChoices(environment, bar.dataset['version'] ?? '');
  const known: readonly string[] = [...(choices?.granted ?? []), ...(choices?.refused ?? [])];
  return [...bar.querySelectorAll('input')].some(({ value }) => !known.includes(value));
}

/** Enhances the bar. @param context its element is the bar or contains it */
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
  /** Fetches the bar's code once, then calls `run`; after a failure the next click tries again. */
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
  /**
   * Shows or hides the bar by the stored choices. They do not include what Global Privacy Control refuses, so when it is on,
   * the bar's code decides.
   */
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
