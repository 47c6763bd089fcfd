/**
 * Focuses an element that has just been rendered, unless the reader is somewhere else already. The page does not scroll, so
 * the summary of the order stays in sight.
 */
export function claimFreeFocus(element: HTMLElement | null): void {
  const page = element?.ownerDocument;
  if (page?.activeElement === page?.body) element?.focus({ preventScroll: true });
}
