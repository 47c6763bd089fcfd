/**
 * Full screen without React: the behaviour of `FullScreen`.
 *
 * The component renders all its controls. One attribute of the stage decides which of them are shown, so that nothing that
 * React rendered changes, and another render by React does not undo it.
 */
import { canFullScreen, followFullScreen, toggleFullScreen } from './fullScreenApi.ts';

/** The attribute of the element that can fill the screen. */
export const STAGE = 'data-full-screen';
/** On the stage: `off` or `on`; absent as long as there is no offer. */
export const STAGE_STATE = 'data-full-screen-is';
/** The attribute of a stage's controls: `start` toggles, `end` closes. */
export const CORNER = 'data-full-screen-corner';

/**
 * Offers full screen if the browser supports it; the offer is withdrawn when the browser refuses.
 *
 * @param scope the stage, or an element around it; nothing happens without a stage
 * @returns a function that withdraws the offer
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
      // The close button disappears with the full screen, and the focus would disappear with it.
      opener?.focus();
      toggle();
    },
    { signal },
  );
  return withdraw;
}
