/** On the root element of a page whose browser shows elements full screen. */
export const CAN_FULL_SCREEN = 'data-can-full-screen';

/** Lets styles show controls of full screen before their script has come. Alone in its file: it runs on every page. */
export function markFullScreen(page: Document): void {
  if (page.fullscreenEnabled || Reflect.get(page, 'webkitFullscreenEnabled') === true)
    page.documentElement.setAttribute(CAN_FULL_SCREEN, '');
}
