/**
 * Finds elements, whatever the page holds: an image or a form whose name is that of a method would stand in the way of
 * `document.querySelectorAll`.
 */
export function queryAll(scope: Document | Element, selector: string): readonly HTMLElement[] {
  const { querySelectorAll } = scope instanceof Element ? Element.prototype : Document.prototype;
  const found: NodeListOf<Element> = querySelectorAll.call(scope, selector);
  return [...found].filter((element) => element instanceof HTMLElement);
}
