/**
 * Runs the checkbox in its frame. It sends tokens, expiry and failure to the page around it, which tells it when to reset.
 */
import { requestToken } from './requestToken.js';

const TOKEN_MS = 120_000;

/** @param {string} id */
function controlAt(id) {
  const found = document.getElementById(id);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`The page of the box has no "${id}".`);
}

/** @param {Readonly<Record<string, string>>} sandboxAnswer */
function tell(sandboxAnswer) {
  window.parent.postMessage({ sandboxAnswer }, window.location.origin);
}

export function runBox() {
  const box = controlAt('box');
  const menu = controlAt('outcome');
  const status = document.getElementById('status');
  if (!(box instanceof HTMLInputElement)) return;
  let round = 0;
  let timer = 0;

  /** @param {string} text */
  const say = (text) => {
    if (status !== null) status.textContent = text;
  };
  const clear = () => {
    round += 1;
    window.clearTimeout(timer);
    box.checked = false;
    say('');
  };
  const expire = () => {
    clear();
    say('Expired. Tick again.');
    tell({ kind: 'expired' });
  };
  const tick = async () => {
    const own = (round += 1);
    const outcome = menu.value;
    const token = await requestToken({ outcome });
    if (own !== round) return;
    if (token === undefined) {
      clear();
      say('Failed.');
      tell({ kind: 'failed' });
      return;
    }
    say('Ticked.');
    tell({ kind: 'token', token });
    timer = window.setTimeout(expire, outcome === 'expire' ? 0 : TOKEN_MS);
  };

  box.addEventListener('change', () => {
    // Only the page can remove a tick.
    if (box.checked) void tick();
    else box.checked = true;
  });
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source === window.parent && origin === window.location.origin && data === 'sandbox-reset') clear();
  });
}
