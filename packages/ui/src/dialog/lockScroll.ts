interface Lock {
  holders: number;
  readonly release: () => void;
}

const locks = new WeakMap<Document, Lock>();

function hideOverflow(page: Document): () => void {
  const { style, clientWidth } = page.documentElement;
  const scrollbar = (page.defaultView?.innerWidth ?? clientWidth) - clientWidth;
  const before = { overflow: style.overflow, padding: style.paddingInlineEnd };
  style.overflow = 'hidden';
  // Padding replaces the scrollbar, so that the page keeps its width.
  if (clientWidth > 0 && scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
  return () => {
    style.overflow = before.overflow;
    style.paddingInlineEnd = before.padding;
  };
}

/**
 * Stops a page from scrolling until every caller has released the lock; its own overflow is then restored.
 *
 * @returns a function that releases the lock; further calls do nothing
 */
export function lockScroll(page: Document): () => void {
  const lock = locks.get(page) ?? { holders: 0, release: hideOverflow(page) };
  locks.set(page, lock);
  lock.holders += 1;
  let isHolding = true;
  return () => {
    if (!isHolding) return;
    isHolding = false;
    lock.holders -= 1;
    if (lock.holders > 0) return;
    locks.delete(page);
    lock.release();
  };
}
