/**
 * Finds elements even in a page with an image or a form named like a method, which would shadow
 * `document.querySelectorAll`.
 */
export function queryAll(scope: Document | Element, selector: string): readonly HTMLElement[] {
  const { querySelectorAll } = scope instanceof Element ? Element.prototype : Document.prototype;
  const found: NodeListOf<Element> = querySelectorAll.call(scope, selector);
  return [...found].filter((element) => element instanceof HTMLElement);
}
