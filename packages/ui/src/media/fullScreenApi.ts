/**
 * The browser's full-screen functions, under their standard names and WebKit's, which no type library knows. WebKit's are
 * made from the others: `requestFullscreen` is `webkitRequestFullscreen`.
 */

type Name = 'fullscreenEnabled' | 'fullscreenElement' | 'requestFullscreen' | 'exitFullscreen';

const CHANGES = ['fullscreenchange', 'webkitfullscreenchange'] as const;

function get(target: object, name: Name): unknown {
  const prefixed = name.replace(/^./, (first) => `webkit${first.toUpperCase()}`);
  return Reflect.get(target, name) ?? Reflect.get(target, prefixed);
}

async function call(target: object, name: Name): Promise<void> {
  const method = get(target, name);
  if (typeof method === 'function') await Reflect.apply(method, target, []);
}

/** Returns whether the browser can show elements full screen; iPhones can for videos only. */
export function canFullScreen(element: Element): boolean {
  return (
    get(element.ownerDocument, 'fullscreenEnabled') === true &&
    typeof get(element, 'requestFullscreen') === 'function'
  );
}

function isFullScreen(element: Element): boolean {
  return get(element.ownerDocument, 'fullscreenElement') === element;
}

/** Enters or leaves full screen. Rejects when the browser refuses, e.g. in a frame without the permission. */
export function toggleFullScreen(element: Element): Promise<void> {
  return isFullScreen(element)
    ? call(element.ownerDocument, 'exitFullscreen')
    : call(element, 'requestFullscreen');
}

/**
 * Calls `follow` at once with whether an element fills the screen, and again at each change: the reader can leave with
 * Escape. It uses the element's own document, so that it works in the page builder's frame too.
 *
 * @returns a function that stops it
 */
export function followFullScreen(element: Element, follow: (isOn: boolean) => void): () => void {
  const page = element.ownerDocument;
  const emit = () => follow(isFullScreen(element));
  for (const change of CHANGES) page.addEventListener(change, emit);
  emit();
  return () => {
    for (const change of CHANGES) page.removeEventListener(change, emit);
  };
}
