/** The visible share of the slide before an ad's from which on the reader is looking at it. */
const SLIDE_IN_VIEW = 0.5;

/** CSS pixels below the viewport at which an ad is already requested. */
const LAZY_OFFSET = 200;

export interface Nearby {
  add(element: Element): void;
  remove(element: Element): void;
}

/**
 * Returns the element to observe: the element itself or, in a carousel, the slide before its own, because the ad's slide is
 * hidden until it has an ad.
 */
function getTarget(element: Element): Element {
  return element.closest('[data-slide]')?.previousElementSibling ?? element;
}

/**
 * Calls `run` with the elements that have come near the viewport; those of one moment together, so that their ads share a
 * request. Elements hidden at the present width never come near. An element in a carousel is near while the reader looks at
 * the slide before it.
 */
export function createNearby(run: (elements: readonly Element[]) => void): Nearby {
  const waiting = new Map<Element, Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries
        .filter(
          ({ isIntersecting, intersectionRatio, target }) =>
            isIntersecting && (intersectionRatio >= SLIDE_IN_VIEW || target === waiting.get(target)),
        )
        .map(({ target }) => target);
      for (const target of near) observer.unobserve(target);
      if (near.length > 0) run(near.flatMap((target) => waiting.get(target) ?? []));
    },
    { rootMargin: `0px 0px ${LAZY_OFFSET}px`, threshold: [0, SLIDE_IN_VIEW] },
  );
  return {
    add(element) {
      const target = getTarget(element);
      waiting.set(target, element);
      observer.observe(target);
    },
    remove: (element) => observer.unobserve(getTarget(element)),
  };
}
