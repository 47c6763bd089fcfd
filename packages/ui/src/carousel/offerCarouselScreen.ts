import { canFullScreen, followFullScreen, toggleFullScreen } from '../media/fullScreenApi.ts';
import { isPressed } from '../media/isPressed.ts';

/** The region's attribute for full screen: `off` or `on`; absent until the script has loaded. */
export const CAROUSEL_SCREEN = 'data-screen-is';

export interface CarouselScreen {
  readonly toggle: () => void;
  readonly stop: () => void;
}

/**
 * Offers full screen for a carousel with a button for it, if the browser supports it. The offer is withdrawn when the
 * browser refuses a click, because it would refuse the next one too; except for a click that waited for the script, which
 * may only have been too long ago.
 *
 * @param onChange called each time the carousel enters or leaves full screen
 */
export function offerCarouselScreen(region: HTMLElement, onChange: (isOn: boolean) => void): CarouselScreen {
  const offer = region.querySelector<HTMLElement>('[data-offer="fullScreen"]');
  const nothing = { toggle: () => undefined, stop: () => undefined };
  if (offer === null) return nothing;
  if (!canFullScreen(region)) {
    offer.hidden = true;
    return nothing;
  }
  let wasOn = false;
  const stop = followFullScreen(region, (isOn) => {
    region.setAttribute(CAROUSEL_SCREEN, isOn ? 'on' : 'off');
    if (isOn !== wasOn) onChange(isOn);
    wasOn = isOn;
  });
  return {
    stop,
    toggle() {
      const isFinal = isPressed(region);
      toggleFullScreen(region).catch(() => {
        if (isFinal) offer.hidden = true;
      });
    },
  };
}
