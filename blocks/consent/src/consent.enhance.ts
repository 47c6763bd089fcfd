/**
 * Shows the bar, which the server has written and hidden, to a reader who has a choice to make, and again to one who
 * follows a link to `#consent`, which any page may have. Where a consent platform keeps the choices, such a link shows
 * that one's.
 */
import type { ConsentPort, Enhance } from '@broadsheet/block-kit';
import { connectBar } from './connectBar.ts';

const HASH = '#consent';

/** A link into this page. */
function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const here = link?.ownerDocument.location;
  return link?.hash === HASH && link.pathname === here?.pathname ? link : null;
}

/** @param context its element is the bar or what the bar stands in */
export const enhance: Enhance = ({ element, consent }) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const bar = element.matches('[role=dialog]')
    ? element
    : element.querySelector<HTMLElement>('[role=dialog]');
  const { defaultView: view } = element.ownerDocument;
  const connect = (port: ConsentPort) => {
    if (signal.aborted) return;
    if (bar !== null && port.own !== undefined) connectBar(bar, { port, own: port.own, signal });
    if (view?.location.hash === HASH) port.open();
  };
  const port = consent();
  port.then(connect, reportError);
  element.ownerDocument.addEventListener(
    'click',
    (event) => {
      if (findLink(event.target) === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      port.then((found) => found.open(), reportError);
    },
    { signal },
  );
  return () => leaving.abort();
};
