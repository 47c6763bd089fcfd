/** The distances from the viewport, in CSS pixels, at which islands are hydrated and lazy blocks are fetched. */
export const ISLAND_MARGIN = 200;
export const LAZY_MARGIN = 300;

/** Elements without a box: the engine's own (`display: contents`), and those that only name or hold a file. */
const BOXLESS = /^(?:BS-(?:ISLAND|SLOT|BLOCK)|LINK|STYLE|SCRIPT)$/;

function hasBox(element: Element): boolean {
  return !BOXLESS.test(element.tagName) && (!('checkVisibility' in element) || element.checkVisibility());
}

/** Returns the element itself or the first one inside it that has a box. */
function boxIn(element: Element): Element | undefined {
  return hasBox(element) ? element : [...element.querySelectorAll('*')].find(hasBox);
}

/** Returns the nearest element with a box: inside, after, or around. A layout may hide any empty element. */
function findBox(element: Element): Element {
  for (let next: Element | null = element; next !== null; next = next.nextElementSibling) {
    const box = boxIn(next);
    if (box !== undefined) return box;
  }
  return element.parentElement === null ? element : boxAround(element.parentElement);
}

function boxAround(element: Element): Element {
  return hasBox(element) || element.parentElement === null ? element : boxAround(element.parentElement);
}

/**
 * Calls `run` once when the element comes within `margin` CSS pixels of the viewport. Instead of an empty element, the one
 * after or around it is observed.
 */
export function whenVisible(element: Element, margin: number, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: `${margin}px 0px` },
  );
  observer.observe(findBox(element));
}
