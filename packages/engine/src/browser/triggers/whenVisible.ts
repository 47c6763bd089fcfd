/** The engine's own elements, which the theme gives no box (`display: contents`). */
const BOXLESS = /^BS-(?:ISLAND|SLOT|BLOCK)$/;

function descend(element: Element | null): Element | null {
  let box = element;
  while (box !== null && BOXLESS.test(box.tagName)) box = box.firstElementChild;
  return box;
}

/** The nearest element with a box: inside, after, or around. */
function boxOf(element: Element): Element {
  const near = descend(element) ?? descend(element.nextElementSibling);
  let around = near ?? element.parentElement;
  while (around !== null && BOXLESS.test(around.tagName)) around = around.parentElement;
  return around ?? element;
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
