/** Pixels below the viewport in which an ad is asked for already. */
const LAZY_OFFSET = 200;

export interface Nearby {
  add(element: Element): void;
  remove(element: Element): void;
}

/**
 * Tells which elements have come near the viewport, all of a moment in one go, so that their ads are one request. What is
 * not shown at this width is near nothing.
 */
export function createNearby(run: (elements: readonly Element[]) => void): Nearby {
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const element of near) observer.unobserve(element);
      if (near.length > 0) run(near);
    },
    { rootMargin: `0px 0px ${LAZY_OFFSET}px` },
  );
  return {
    add: (element) => observer.observe(element),
    remove: (element) => observer.unobserve(element),
  };
}
