/** Gives an element the focus where nothing else has it, as after what had it has gone from the window. */
export function takeLostFocus(element: HTMLElement | null): void {
  const page = element?.ownerDocument;
  if (page?.activeElement === page?.body) element?.focus();
}
