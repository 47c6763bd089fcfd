/**
 * Reports that the version of an experiment was seen, after half of it was in view for a second, and that a link in it was
 * followed: each once a page. A request names the version and nothing about the reader; it has no cookies, and nothing is
 * stored.
 */
import type { Enhance } from '@broadsheet/block-kit';
import { whenSeen } from './whenSeen.ts';

/** The mouse button that opens a link in a new tab. */
const MIDDLE = 1;

/** Returns whether a link leads to another page. */
function leadsAway({ href, hash, protocol }: HTMLAnchorElement): boolean {
  const isHere = hash !== '' && href.split('#', 1)[0] === location.href.split('#', 1)[0];
  return /^https?:$/.test(protocol) && !isHere;
}

/** Returns whether a press inside an element opens another page. A link that a script uses as a control does not. */
function isFollowed(event: MouseEvent, element: Element): boolean {
  const path = event.composedPath();
  const link = path.find((each) => each instanceof HTMLAnchorElement && each.href !== '');
  return (
    !event.defaultPrevented &&
    path.includes(element) &&
    link instanceof HTMLAnchorElement &&
    !('replay' in link.dataset) &&
    leadsAway(link)
  );
}

export const enhance: Enhance = ({ element, environment }) => {
  const { bsExperiment: version } = element.dataset;
  const reported = new Set<string>();
  const report = (kind: 'seen' | 'opened') => {
    if (version === undefined || reported.has(kind)) return;
    reported.add(kind);
    // Nothing waits for the count, and a lost one is not worth a message.
    environment
      .fetch('/_broadsheet/experiment', {
        method: 'POST',
        body: `${kind} ${version}`,
        keepalive: true,
        credentials: 'omit',
      })
      .catch(() => undefined);
  };
  const stop = whenSeen(element, { every: environment.every, run: () => report('seen') });
  const follow = (event: MouseEvent) => {
    if (!isFollowed(event, element)) return;
    // Whoever follows a link has seen it, however fast.
    stop();
    report('seen');
    report('opened');
  };
  // The window hears of a press last, when the scripts of the block may have prevented it. The key Enter makes a click too.
  const onOther = (event: MouseEvent) => event.button === MIDDLE && follow(event);
  addEventListener('click', follow);
  addEventListener('auxclick', onOther);
  return () => {
    stop();
    removeEventListener('click', follow);
    removeEventListener('auxclick', onOther);
  };
};
