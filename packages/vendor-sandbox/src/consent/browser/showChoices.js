/** The panel of the stand-in, with the choices to accept or refuse, which the browser stores. */

const KEY = 'sandbox.consent';

/** @returns {'granted' | 'refused' | null} the choice made in this browser */
export function readChoice() {
  const word = localStorage.getItem(KEY);
  return word === 'granted' || word === 'refused' ? word : null;
}

/**
 * Shows the panel until the reader makes a choice.
 *
 * @param {() => void} onChosen
 */
export function showChoices(onChosen) {
  if (document.querySelector('[data-sandbox-consent]') !== null) return;
  const panel = Object.assign(document.createElement('section'), { ariaLabel: 'Sandbox consent platform' });
  panel.setAttribute('data-sandbox-consent', '');
  panel.style.cssText =
    'position:fixed;inset-inline:0;inset-block-end:0;z-index:20;padding:1rem;background:#fff;color:#111;border-top:2px solid #111;font:16px sans-serif';
  for (const [word, text] of [
    ['granted', 'Sandbox: consent to everything'],
    ['refused', 'Sandbox: refuse everything'],
  ]) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
    button.style.cssText =
      'margin:.25rem;padding:.75rem 1rem;color:#111;background:#eee;border:1px solid #111';
    button.addEventListener('click', () => {
      localStorage.setItem(KEY, word ?? '');
      panel.remove();
      onChosen();
    });
    panel.append(button);
  }
  document.body.append(panel);
}

/** @param {() => void} run when the page has a body */
export function whenReady(run) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}
