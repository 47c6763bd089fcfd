/**
 * The browser's full-screen calls under their own and under WebKit's name, which no type library knows.
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

function vendorOf(element: Element) {
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

/** Whether the browser shows elements full screen; phones of Apple do so for videos only. */
export function canFullScreen(element: Element): boolean {
  return vendorOf(element) !== undefined;
}

function isFullScreen(element: Element): boolean {
  const vendor = vendorOf(element);
  return vendor !== undefined && Reflect.get(element.ownerDocument, vendor.current) === element;
}

/** Enters or leaves. Rejects where the browser refuses, as in a frame without the permission. */
export async function toggleFullScreen(element: Element): Promise<void> {
  const vendor = vendorOf(element);
  if (vendor === undefined) return;
  await (isFullScreen(element) ? call(element.ownerDocument, vendor.exit) : call(element, vendor.request));
}

/**
 * Tells at once whether an element fills the screen, and again at each change: the browser can leave by itself
 * (Escape). The document is the element's own, so that it works in the frame of an editor too.
 *
 * @returns ends it
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

/** False once a press is too long ago for the browser to allow what only a press allows. */
export function isPressed(element: Element): boolean {
  return element.ownerDocument.defaultView?.navigator.userActivation?.isActive ?? true;
}
