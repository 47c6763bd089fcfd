/**
 * Reports that the version of an experiment was seen, after half of it was in view for a second, and that a link in it was
 * followed: each once a page. A request names the version and nothing about the reader; it has no cookies, and nothing is
 * stored.
 */
import type { Enhance } from '@broadsheet/block-kit';

const TICK_MS = 250;
const TICKS_SEEN = 4;
/** The mouse button that opens a link in a new tab. */
const MIDDLE = 1;

/** Returns the rectangles inside an element that has no box of its own. */
function listBoxes(element: Element): readonly DOMRect[] {
  return [...element.children].flatMap((child) =>
    getComputedStyle(child).display === 'contents' ? listBoxes(child) : [child.getBoundingClientRect()],
  );
}

/** Returns whether half of a block is in view, or half of the window is filled by a taller one. */
function isInView(element: Element): boolean {
  const boxes = listBoxes(element).filter(
    ({ width, height, left, right }) => width > 0 && height > 0 && right > 0 && left < innerWidth,
  );
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return boxes.length > 0 && shown >= Math.min(bottom - top, innerHeight) / 2;
}

const isFollowed = ({ target, button }: MouseEvent, mayBe: number): boolean =>
  button === mayBe && target instanceof Element && target.closest('a[href]') !== null;

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
  let ticks = 0;
  const stop = environment.every(TICK_MS, () => {
    // A page that is prerendered or in a background tab is not being seen.
    const isSeen = element.ownerDocument.visibilityState !== 'hidden' && isInView(element);
    ticks = isSeen ? ticks + 1 : 0;
    if (ticks < TICKS_SEEN) return;
    stop();
    report('seen');
  });
  const follow = () => {
    // Whoever follows a link has seen it, however fast.
    stop();
    report('seen');
    report('opened');
  };
  // The key Enter makes a click too.
  const onClick = (event: MouseEvent) => isFollowed(event, 0) && follow();
  const onOther = (event: MouseEvent) => isFollowed(event, MIDDLE) && follow();
  element.addEventListener('click', onClick, true);
  element.addEventListener('auxclick', onOther, true);
  return () => {
    stop();
    element.removeEventListener('click', onClick, true);
    element.removeEventListener('auxclick', onOther, true);
  };
};
