/**
 * Listens to clicks, arrow keys, swipes and scrolling in a carousel.
 *
 * This module is small and separate from the code that reacts, so that a page loads that code at the first interaction only.
 */
import { CAROUSEL_BUTTON, toCarouselCommand } from './carouselCommand.ts';
import type { CarouselCommand } from './carouselCommand.ts';

/** CSS pixels that a finger must travel to make a swipe. */
export const SWIPE_THRESHOLD = 10;

/** The region's attribute while all of its slides are in view, so that its buttons are not needed. */
export const ALL_IN_VIEW = 'data-all-in-view';

/** The region's attribute once its listeners are attached. */
export const LISTENING = 'data-listening';

/** Elements that use the arrow keys themselves. */
const KEEPS_ARROWS =
  'input, select, textarea, video, audio, iframe, [contenteditable], [role="slider"], [role="tablist"], [role="menu"]';

/** Returns the direction that the nearest `dir` attribute sets; left to right without one. */
function readingDirection(element: Element): 'ltr' | 'rtl' {
  return element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl' ? 'rtl' : 'ltr';
}

type Run = (command: CarouselCommand) => void;

/** Finds the element that scrolls. */
export function carouselStrip(region: Element): HTMLElement | null {
  return region.querySelector<HTMLElement>('[data-strip]');
}

/** Returns the move of an arrow key; none with a modifier, which belongs to the browser (Alt+Left goes back). */
function arrowKeyMove(event: KeyboardEvent, region: Element): 'next' | 'previous' | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  if (region.ownerDocument.activeElement?.closest(KEEPS_ARROWS)) return undefined;
  const forward = readingDirection(region) === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  return event.key === forward ? 'next' : 'previous';
}

/** Listens to swipes: one finger that moves further across than down. A mouse never swipes, because it selects and drags. */
function followSwipes(strip: HTMLElement, { run, signal }: { run: Run; signal: AbortSignal }): void {
  let from: { readonly x: number; readonly y: number; readonly scrolled: number } | undefined;
  const options = { signal, passive: true };
  strip.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [finger, second] = touches;
      from =
        finger && !second ? { x: finger.clientX, y: finger.clientY, scrolled: strip.scrollLeft } : undefined;
    },
    options,
  );
  strip.addEventListener(
    'touchend',
    ({ changedTouches: [finger] }) => {
      const start = from;
      from = undefined;
      if (start === undefined || finger === undefined) return;
      const across = finger.clientX - start.x;
      if (Math.abs(across) < SWIPE_THRESHOLD || Math.abs(across) < Math.abs(finger.clientY - start.y)) return;
      const isForward = readingDirection(strip) === 'ltr' ? across < 0 : across > 0;
      run({ type: 'swipe', to: isForward ? 'next' : 'previous', from: start.scrolled });
    },
    options,
  );
  strip.addEventListener('touchcancel', () => (from = undefined), options);
}

/** Marks a region while everything is in view. The observer runs after layout, so that nothing is measured twice. */
function recordRoom(region: Element, strip: HTMLElement): () => void {
  const view = region.ownerDocument.defaultView;
  if (view === null || !('ResizeObserver' in view)) return () => undefined;
  const observer = new view.ResizeObserver(() =>
    region.toggleAttribute(ALL_IN_VIEW, strip.scrollWidth <= strip.clientWidth + 1),
  );
  observer.observe(strip);
  return () => observer.disconnect();
}

/** Starts to listen. @returns a function that stops it */
export function listenToCarousel(region: HTMLElement, run: Run): () => void {
  const strip = carouselStrip(region);
  if (strip === null) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  region.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest(`button[name="${CAROUSEL_BUTTON}"]`) : null;
      const command = toCarouselCommand(button?.getAttribute('value') ?? '');
      if (command !== undefined) run(command);
    },
    { signal },
  );
  region.addEventListener(
    'keydown',
    (event) => {
      const type = arrowKeyMove(event, region);
      if (type === undefined) return;
      event.preventDefault();
      run({ type });
    },
    { signal },
  );
  strip.addEventListener('scroll', () => run({ type: 'scroll' }), { signal, passive: true });
  followSwipes(strip, { run, signal });
  signal.addEventListener('abort', recordRoom(region, strip));
  region.setAttribute(LISTENING, '');
  signal.addEventListener('abort', () => region.removeAttribute(LISTENING));
  return () => listening.abort();
}
