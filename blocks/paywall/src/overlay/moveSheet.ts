/**
 * Makes wheel, touch and keys move a sheet up before its content scrolls: by a quarter of its visible part, and down again
 * once the content is scrolled to its beginning. The sheet also moves when an element below the edge of the window gets the
 * focus.
 *
 * The sheet's styles read `--lift`, the pixels that it is moved by.
 */
export function moveSheet(
  overlay: HTMLElement,
  { sheet, signal }: { readonly sheet: HTMLElement; readonly signal: AbortSignal },
): void {
  let lift = 0;
  let touchedAt = 0;
  // A fifth of its height is a quarter of its visible part: it extends below the window by as much as it can be moved.
  const highest = () => Math.min(sheet.offsetHeight / 5, sheet.offsetTop);

  /** Moves the sheet by some pixels. @returns whether it has moved */
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
