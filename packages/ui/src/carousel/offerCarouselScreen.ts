import { canFullScreen, followFullScreen, isPressed, toggleFullScreen } from '../media/fullScreenApi.ts';

/** On the region: `off` or `on`; absent before the script has come. */
export const CAROUSEL_SCREEN = 'data-screen-is';

export interface CarouselScreen {
  readonly toggle: () => void;
  readonly stop: () => void;
}

/**
 * Lets a carousel that has a button for it fill the screen, in a browser that can. A browser that refuses a press
 * refuses the next one too, so the offer is withdrawn; a press that waited for the script may only have been too long ago.
 *
 * @param onChange told each time that it has gone full screen or come back
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
