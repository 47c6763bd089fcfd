/**
 * Keeps the page usable behind bars that lie over the end of the window, e.g. an alert. The height of the highest bar is
 * written to `--bs-covered-end`: focused elements are scrolled clear of it, and the page gets as much room at its end.
 */

/** The custom property of the root element that the theme's base styles read. */
const COVERED = '--bs-covered-end';

const bars = new Set<HTMLElement>();

function publishHeight({ style }: HTMLElement): void {
  const heights = [...bars].map(({ offsetHeight }) => offsetHeight);
  if (heights.length === 0) style.removeProperty(COVERED);
  else style.setProperty(COVERED, `${Math.max(...heights)}px`);
}

/** Starts to keep the page clear of a bar, also when its height changes. Returns a function that stops it. */
export function coverPageEnd(bar: HTMLElement): () => void {
  const { documentElement: root, defaultView: view } = bar.ownerDocument;
  const measure = () => publishHeight(root);
  bars.add(bar);
  measure();
  const watch = view !== null && 'ResizeObserver' in view ? new view.ResizeObserver(measure) : undefined;
  watch?.observe(bar);
  return () => {
    watch?.disconnect();
    bars.delete(bar);
    measure();
  };
}
