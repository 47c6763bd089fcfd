/**
 * Full screen without React: what `FullScreen` needs of script.
 *
 * The component writes all its controls. One attribute of the stage says which of them to show, so nothing that React
 * rendered changes, and rendering it again takes nothing back.
 */
import { canFullScreen, followFullScreen, toggleFullScreen } from './fullScreenApi.ts';

/** Marks what can fill the screen. */
export const STAGE = 'data-full-screen';
/** On the stage: `off` or `on`; absent as long as there is no offer. */
export const STAGE_STATE = 'data-full-screen-is';
/** On the controls of a stage: `start` toggles, `end` closes. */
export const CORNER = 'data-full-screen-corner';

/**
 * Offers full screen in a browser that can; the offer is withdrawn when the browser refuses.
 *
 * @param scope the stage, or what the stage stands in; nothing happens without one
 * @returns takes the offer back
 */
export function offerFullScreen(scope: Element): () => void {
  const stage = scope.matches(`[${STAGE}]`) ? scope : scope.querySelector(`[${STAGE}]`);
  if (stage === null || !canFullScreen(stage)) return () => undefined;
  const buttonAt = (corner: string) =>
    stage.querySelector<HTMLElement>(`:scope > [${CORNER}="${corner}"] button`);
  const opener = buttonAt('start');
  const closer = buttonAt('end');
  const offer = new AbortController();
  const { signal } = offer;
  signal.addEventListener(
    'abort',
    followFullScreen(stage, (isOn) => stage.setAttribute(STAGE_STATE, isOn ? 'on' : 'off')),
  );
  signal.addEventListener('abort', () => stage.removeAttribute(STAGE_STATE));
  const withdraw = () => offer.abort();
  const toggle = () => void toggleFullScreen(stage).catch(withdraw);
  opener?.addEventListener('click', toggle, { signal });
  closer?.addEventListener(
    'click',
    () => {
      // The close button goes with the full screen, and the keyboard would go with it.
      opener?.focus();
      toggle();
    },
    { signal },
  );
  return withdraw;
}
