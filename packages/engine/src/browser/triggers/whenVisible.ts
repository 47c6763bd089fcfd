/** Without a box: the engine's own elements by the theme (`display: contents`), what only names a file by the browser. */
const BOXLESS = /^(?:BS-(?:ISLAND|SLOT|BLOCK)|LINK|STYLE|SCRIPT)$/;

function hasBox(element: Element): boolean {
  return !BOXLESS.test(element.tagName) && (!('checkVisibility' in element) || element.checkVisibility());
}

/** The element itself or the first inside it that has a box. */
function boxIn(element: Element): Element | undefined {
  return hasBox(element) ? element : [...element.querySelectorAll('*')].find(hasBox);
}

/** The nearest element with a box: inside, after, or around. A layout may hide an empty element, whatever it is. */
function boxOf(element: Element): Element {
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
 * Runs once when the element comes within `margin` CSS pixels of the viewport. One without content is watched by what
 * stands after it or around it.
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
  observer.observe(boxOf(element));
}
