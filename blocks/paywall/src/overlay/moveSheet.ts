import { findPart } from '../findPart.ts';

/**
 * Lets wheel, touch and keys move a sheet up before what stands in it scrolls: by a quarter of what is seen of it, and
 * down again once its content is back at its beginning. What gets the focus below the edge of the window moves it too.
 *
 * The sheet of the overlay reads `--lift`, the pixels that it is moved by.
 */
export function moveSheet(overlay: HTMLElement, signal: AbortSignal): void {
  const sheet = findPart(overlay, 'sheet');
  let lift = 0;
  let touchedAt = 0;
  // A fifth of its height is a quarter of what is seen of it: it goes on below the window by as much as it can be moved.
  const highest = () => Math.min(sheet.offsetHeight / 5, sheet.offsetTop);

  /** @returns whether it has moved */
  function move(by: number): boolean {
    const before = lift;
    if (by > 0 || sheet.scrollTop <= 0) lift = Math.max(0, Math.min(highest(), lift + by));
    sheet.style.setProperty('--lift', String(lift));
    return lift !== before;
  }
  const follow = (by: number, event: Event) => {
    if (move(by) && event.cancelable) event.preventDefault();
  };
  const active = { signal, passive: false };
  overlay.addEventListener('wheel', (event) => follow(event.deltaY, event), active);
  overlay.addEventListener('touchstart', ({ touches }) => (touchedAt = touches[0]?.clientY ?? 0), active);
  overlay.addEventListener(
    'touchmove',
    (event) => {
      const y = event.touches[0]?.clientY ?? touchedAt;
      follow(touchedAt - y, event);
      touchedAt = y;
    },
    active,
  );
  const up = () => void move(highest());
  overlay.addEventListener('keydown', ({ key }) => /Down|End/.test(key) && up(), { signal });
  overlay.addEventListener(
    'focusin',
    ({ target }) => {
      const end = target instanceof Element && target !== overlay ? target.getBoundingClientRect().bottom : 0;
      if (end > overlay.clientHeight) up();
    },
    { signal },
  );
}
