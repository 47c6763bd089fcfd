/** Returns whether the last click is recent enough for the browser to allow what needs a user gesture. */
export function isPressed(element: Element): boolean {
  return element.ownerDocument.defaultView?.navigator.userActivation?.isActive ?? true;
}
