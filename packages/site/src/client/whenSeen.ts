import type { Environment } from '@broadsheet/block-kit';

const TICK_MS = 250;
const TICKS_SEEN = 4;

/** Returns what has a box of its own inside an element that has none. */
function listBoxes(element: Element): readonly Element[] {
  return [...element.children].flatMap((child) =>
    getComputedStyle(child).display === 'contents' ? listBoxes(child) : [child],
  );
}

/** Returns whether the place of a lazy block that was not fetched yet is in the window. */
const isWaiting = (element: Element): boolean =>
  [...element.querySelectorAll('bs-lazy')].some((place) =>
    [...place.getClientRects()].some(({ top, bottom }) => bottom > 0 && top < innerHeight),
  );

/** Returns whether half of a block is in view, or half of the window is filled by a taller one. */
function isInView(element: Element): boolean {
  const boxes = listBoxes(element)
    .map((box) => box.getBoundingClientRect())
    .filter(({ width, height, left, right }) => width > 0 && height > 0 && right > 0 && left < innerWidth);
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return boxes.length > 0 && shown >= Math.min(bottom - top, innerHeight) / 2;
}

export interface SeenActions {
  readonly every: Environment['every'];
  readonly run: () => void;
}

/**
 * Calls `run` once, after half of a block without a box of its own was in view for a second. It looks regularly only while
 * something of the block is in the window. Returns a function that stops waiting.
 */
export function whenSeen(element: Element, { every, run }: SeenActions): () => void {
  const near = new Set<Element>();
  let ticks = 0;
  let stopLooking: (() => void) | undefined;
  const look = () => {
    // A page that is prerendered or in a background tab is not being seen.
    const isSeen =
      element.ownerDocument.visibilityState !== 'hidden' && isInView(element) && !isWaiting(element);
    ticks = isSeen ? ticks + 1 : 0;
    if (ticks < TICKS_SEEN) return;
    stop();
    run();
  };
  const boxes = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) near.add(target);
      else near.delete(target);
    if (near.size > 0) stopLooking ??= every(TICK_MS, look);
    else pause();
  });
  const observe = () => {
    for (const box of listBoxes(element)) boxes.observe(box);
  };
  // A lazy block comes in the place of another element.
  const changes = new MutationObserver(observe);
  function pause(): void {
    stopLooking?.();
    stopLooking = undefined;
    ticks = 0;
  }
  function stop(): void {
    boxes.disconnect();
    changes.disconnect();
    pause();
  }
  observe();
  changes.observe(element, { childList: true, subtree: true });
  return stop;
}
