/**
 * Defines `google.accounts.id`: One Tap and the button of Google Identity Services.
 *
 * As in present browsers (FedCM), a prompt during the cool-down is skipped. Pages that set
 * `use_fedcm_for_prompt: false` get the older display moments.
 */
import { openPanel } from '../../panel/browser/openPanel.js';
import { sendForm } from '../../panel/browser/sendForm.js';
import { beginCoolDown, endCoolDown, isCoolingDown } from './coolDown.js';
import { drawIdentityButton } from './drawIdentityButton.js';
import { promptMoment } from './promptMoment.js';
import { showCorner } from './showCorner.js';

/**
 * @typedef {object} IdentitySettings
 * @property {string} [client_id]
 * @property {(response: { credential: string, select_by: string, clientId: string }) => void} [callback]
 * @property {string} [nonce]
 * @property {string} [prompt_parent_id]
 * @property {boolean} [use_fedcm_for_prompt]
 *
 * @typedef {(moment: import('./promptMoment.js').PromptMoment) => void} MomentListener
 */

/**
 * @param {string} clientId
 * @param {string} hint
 */
async function revokeConsent(clientId, hint) {
  const answer = await sendForm('/sandbox/google/revoke', { client_id: clientId, hint });
  if (answer?.['successful'] === true) return { successful: true };
  return { successful: false, error: answer === undefined ? 'network_error' : 'invalid_user' };
}

/** @param {IdentitySettings} settings */
function panelPath({ client_id: clientId = '', nonce }) {
  const query = new URLSearchParams({ client_id: clientId });
  if (nonce !== undefined) query.set('nonce', nonce);
  return `/sandbox/google/panel?${query}`;
}

/**
 * @param {IdentitySettings} settings
 * @param {import('../../panel/browser/awaitAnswer.js').Answer} answer
 * @param {string} selectBy
 * @returns {boolean} whether the page got a credential
 */
function deliver({ callback, client_id: clientId = '' }, answer, selectBy) {
  const { credential } = answer;
  if (answer.kind !== 'credential' || typeof credential !== 'string') return false;
  endCoolDown();
  callback?.({ credential, select_by: selectBy, clientId });
  return true;
}

/**
 * Returns the moment that a page gets instead of a prompt during the cool-down.
 *
 * @param {IdentitySettings} settings
 */
function coolDownMoment({ use_fedcm_for_prompt: isFedCm }) {
  return isFedCm === false
    ? promptMoment('display', 'suppressed_by_user')
    : promptMoment('skipped', 'user_cancel');
}

function createIdentity() {
  /** @type {IdentitySettings} */
  let settings = {};
  /** @type {((reason: string) => void) | undefined} */
  let leavePrompt;

  /** @param {MomentListener} tell */
  const show = (tell) => {
    const parent = document.getElementById(settings.prompt_parent_id ?? '');
    const hide = showCorner(panelPath(settings), parent, (answer) => {
      leavePrompt = undefined;
      if (deliver(settings, answer, 'user')) return tell(promptMoment('dismissed', 'credential_returned'));
      if (answer.kind === 'refuse') beginCoolDown();
      tell(promptMoment('skipped', answer.kind === 'refuse' ? 'user_cancel' : 'issuing_failed'));
    });
    leavePrompt = (reason) => {
      leavePrompt = undefined;
      hide();
      tell(promptMoment('dismissed', reason));
    };
    if (settings.use_fedcm_for_prompt === false) tell(promptMoment('display'));
  };

  return {
    /** @param {IdentitySettings} given */
    initialize(given) {
      settings = { ...given };
    },
    /** @param {MomentListener} [listener] */
    prompt(listener) {
      /** @type {MomentListener} */
      const tell = (moment) => listener?.(moment);
      leavePrompt?.('flow_restarted');
      if (!settings.client_id) return tell(promptMoment('display', 'missing_client_id'));
      if (!isCoolingDown()) return show(tell);
      tell(coolDownMoment(settings));
    },
    /**
     * @param {Element} parent
     * @param {import('./drawIdentityButton.js').IdentityButton} [options]
     */
    renderButton: (parent, options) =>
      drawIdentityButton(parent, options, () =>
        openPanel(panelPath(settings), (answer) => void deliver(settings, answer, 'btn')),
      ),
    /** Has no effect, because the stand-in never selects an account without the reader. */
    disableAutoSelect() {},
    /**
     * @param {string} hint
     * @param {(response: { successful: boolean, error?: string }) => void} [done]
     */
    async revoke(hint, done) {
      const response = await revokeConsent(settings.client_id ?? '', hint);
      done?.(response);
    },
    cancel() {
      leavePrompt?.('cancel_called');
    },
  };
}

/** Defines the global once, as the vendor does; a page that loads the script twice keeps the first. */
export function defineIdentity() {
  if (Reflect.has(window, 'google')) return;
  Reflect.set(window, 'google', { accounts: { id: createIdentity() } });
  /** @type {unknown} */
  const onLoad = Reflect.get(window, 'onGoogleLibraryLoad');
  if (typeof onLoad === 'function') onLoad();
}
