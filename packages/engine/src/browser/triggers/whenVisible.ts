/**
 * Runs once when something inside comes within `margin` CSS pixels of the viewport. Islands have no box of their own,
 * so their first child is watched; one without content is watched by the place before which it stands.
 */
export function whenVisible(element: Element, margin: number, run: () => void): void {
  const target = element.firstElementChild ?? element.nextElementSibling ?? element.parentElement ?? element;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: `${margin}px 0px` },
  );
  observer.observe(target);
}
