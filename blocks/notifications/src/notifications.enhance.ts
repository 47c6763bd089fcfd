/**
 * Turns alerts on and off in this browser. It asks for permission after a press only, and says in the place below the
 * button what came of it.
 */
import type { ElementContext, Enhance } from '@broadsheet/block-kit';
import { openAlerts } from './openAlerts.ts';
import type { AlertsState } from './openAlerts.ts';

function run(box: HTMLElement, { environment }: ElementContext): () => void {
  const view = box.ownerDocument.defaultView;
  const button = box.querySelector('button');
  const said = box.querySelector('output');
  const { pushKey = '' } = box.dataset;
  if (view === null || button === null || said === null) return () => undefined;
  const alerts = openAlerts(pushKey, { view, environment });
  const leaving = new AbortController();
  const { signal } = leaving;
  let isOn = false;
  let isBusy = false;

  function show(state: AlertsState): void {
    isOn = state === 'on';
    button?.toggleAttribute('hidden', state === 'unsupported');
    if (button !== null) button.textContent = button.dataset[isOn ? 'on' : 'off'] ?? '';
  }
  const showMessage = (state: AlertsState | 'failed'): void => {
    if (said !== null) said.textContent = said.dataset[state] ?? '';
  };
  /** Reads or changes the state, one at a time, and shows it. Who has neither pressed nor turned on anything is told nothing. */
  async function update(work: () => Promise<AlertsState>, isPress: boolean): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    button?.setAttribute('aria-disabled', 'true');
    try {
      const state = await work();
      if (signal.aborted) return;
      show(state);
      if (isPress || state !== 'off') showMessage(state);
    } catch {
      // The browser, the push service or the site refused; readers can only try again.
      if (isPress && !signal.aborted) showMessage('failed');
    } finally {
      isBusy = false;
      button?.removeAttribute('aria-disabled');
    }
  }
  function press(): void {
    said?.setAttribute('aria-live', 'polite');
    void update(isOn ? alerts.turnOff : alerts.turnOn, true);
  }
  button.addEventListener('click', press, { signal });
  void update(alerts.read, false);
  return () => leaving.abort();
}

/** Enhances the button. @param context its element is the box of the block or contains it */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const box = element.matches('[data-push-key]')
    ? element
    : element.querySelector<HTMLElement>('[data-push-key]');
  return box === null ? () => undefined : run(box, context);
};
