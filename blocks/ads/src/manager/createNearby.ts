/** How much of a slide with an ad has to be in view before it is the one that a reader looks at. */
const SLIDE_IN_VIEW = 0.5;

/** Pixels below the viewport in which an ad is asked for already. */
const LAZY_OFFSET = 200;

export interface Nearby {
  add(element: Element): void;
  remove(element: Element): void;
}

/**
 * Tells which elements have come near the viewport, all of a moment in one go, so that their ads are one request. What is
 * not shown at this width is near nothing. One in a carousel is near once its slide is the one in view.
 */
export function createNearby(run: (elements: readonly Element[]) => void): Nearby {
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries
        .filter(
          ({ isIntersecting, intersectionRatio, target }) =>
            isIntersecting && (intersectionRatio >= SLIDE_IN_VIEW || target.closest('[data-slide]') === null),
        )
        .map(({ target }) => target);
      for (const element of near) observer.unobserve(element);
      if (near.length > 0) run(near);
    },
    { rootMargin: `0px 0px ${LAZY_OFFSET}px`, threshold: [0, SLIDE_IN_VIEW] },
  );
  return {
    add: (element) => observer.observe(element),
    remove: (element) => observer.unobserve(element),
  };
}
