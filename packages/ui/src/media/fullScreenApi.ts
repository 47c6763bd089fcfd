/**
 * The browser's full-screen functions, under their standard names and WebKit's, which no type library knows.
 */

const VENDORS = [
  {
    enabled: 'fullscreenEnabled',
    current: 'fullscreenElement',
    request: 'requestFullscreen',
    exit: 'exitFullscreen',
  },
  {
    enabled: 'webkitFullscreenEnabled',
    current: 'webkitFullscreenElement',
    request: 'webkitRequestFullscreen',
    exit: 'webkitExitFullscreen',
  },
] as const;

const CHANGES = ['fullscreenchange', 'webkitfullscreenchange'] as const;

function isCallable(target: object, name: string): boolean {
  return typeof Reflect.get(target, name) === 'function';
}

function getVendor(element: Element) {
  return VENDORS.find(
    ({ enabled, request, exit }) =>
      Reflect.get(element.ownerDocument, enabled) === true &&
      isCallable(element, request) &&
      isCallable(element.ownerDocument, exit),
  );
}

async function call(target: object, name: string): Promise<void> {
  const method: unknown = Reflect.get(target, name);
  if (typeof method === 'function') await Reflect.apply(method, target, []);
}

/** Returns whether the browser can show elements full screen; iPhones can for videos only. */
export function canFullScreen(element: Element): boolean {
  return getVendor(element) !== undefined;
}

function isFullScreen(element: Element): boolean {
  const vendor = getVendor(element);
  return vendor !== undefined && Reflect.get(element.ownerDocument, vendor.current) === element;
}

/** Enters or leaves full screen. Rejects when the browser refuses, e.g. in a frame without the permission. */
export async function toggleFullScreen(element: Element): Promise<void> {
  const vendor = getVendor(element);
  if (vendor === undefined) return;
  await (isFullScreen(element) ? call(element.ownerDocument, vendor.exit) : call(element, vendor.request));
}

/**
 * Calls `follow` at once with whether an element fills the screen, and again at each change: the reader can leave with
 * Escape. It uses the element's own document, so that it works in the page builder's frame too.
 *
 * @returns a function that stops it
 */
export function followFullScreen(element: Element, follow: (isOn: boolean) => void): () => void {
  const page = element.ownerDocument;
  const tell = () => follow(isFullScreen(element));
  for (const change of CHANGES) page.addEventListener(change, tell);
  tell();
  return () => {
    for (const change of CHANGES) page.removeEventListener(change, tell);
  };
}
