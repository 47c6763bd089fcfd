/**
 * Bars over the end of the window, such as an alert: the highest of them tells its height to the page in
 * `--bs-covered-end`, so that what has focus is scrolled clear of it and the page ends above it.
 */

/** Custom property of the root element, which the theme's base styles read. */
const COVERED = '--bs-covered-end';

const bars = new Set<HTMLElement>();

function tell({ style }: HTMLElement): void {
  const heights = [...bars].map(({ offsetHeight }) => offsetHeight);
  if (heights.length === 0) style.removeProperty(COVERED);
  else style.setProperty(COVERED, `${Math.max(...heights)}px`);
}

/** Keeps the page clear of a bar, whatever its height; answers how to end that. */
export function coverPageEnd(bar: HTMLElement): () => void {
  const { documentElement: root, defaultView: view } = bar.ownerDocument;
  const measure = () => tell(root);
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
