/**
 * What a reader does to an island before it is awake.
 *
 * The first click, key or focus inside wakes it at once. A click on a control is held back and repeated when the
 * island is ready; a link is let go, for it works without script. A link that says `data-replay` is a control too: it
 * is followed only if the island cannot wake. Focus stays where it is, because hydration keeps the elements.
 */
import { ISLAND } from '../islands/wireFormat.ts';

type Wake = (island: Element) => Promise<void>;

/** Controls that do nothing useful before hydration; a submit button works without it. */
const CONTROL = 'button:not([type=submit]),[role=button],[role=tab],summary,[data-replay]';

function sleepingIsland(target: EventTarget | null, awake: WeakSet<Element>): Element | undefined {
  const island = target instanceof Element ? target.closest(`${ISLAND}[data-id]`) : null;
  return island === null || awake.has(island) ? undefined : island;
}

/** @param awake islands that are hydrated; the caller adds to it */
export function replayInteractions(root: Document, awake: WeakSet<Element>, wake: Wake): void {
  root.addEventListener(
    'click',
    (event) => {
      const island = sleepingIsland(event.target, awake);
      if (island === undefined || !(event.target instanceof Element)) return;
      const control = event.target.closest(CONTROL);
      const ready = wake(island);
      if (!(control instanceof HTMLElement) || !island.contains(control)) return;
      const isLink = control instanceof HTMLAnchorElement;
      // The reader wants the link in a tab of its own.
      if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      event.stopPropagation();
      void ready.then(() => {
        if (awake.has(island)) control.click();
        else if (isLink) location.assign(control.href);
      });
    },
    true,
  );
  for (const type of ['keydown', 'focusin', 'pointerdown']) {
    root.addEventListener(
      type,
      (event) => {
        const island = sleepingIsland(event.target, awake);
        if (island !== undefined) void wake(island);
      },
      { capture: true, passive: true },
    );
  }
}
