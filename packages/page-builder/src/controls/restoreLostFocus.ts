/** Focuses an element if nothing has the focus, because the element that had it was removed. */
export function restoreLostFocus(element: HTMLElement | null): void {
  const page = element?.ownerDocument;
  if (page?.activeElement === page?.body) element?.focus();
}
