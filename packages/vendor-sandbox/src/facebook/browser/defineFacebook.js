/**
 * Defines `FB`: the login part of Facebook's script. The stand-in's server keeps the status in a cookie of its own.
 *
 * As with the real script, calls before `init` are never answered.
 */
import { openPanel } from '../../panel/browser/openPanel.js';
import { sendForm } from '../../panel/browser/sendForm.js';
import { drawLoginButtons } from './drawLoginButtons.js';

/**
 * @typedef {Readonly<Record<string, unknown>>} FacebookResponse
 * @typedef {(response: FacebookResponse) => void} FacebookCallback
 */

/** @type {FacebookResponse} */
const UNKNOWN_STATUS = { status: 'unknown', authResponse: null };

/**
 * @param {string} appId
 * @returns {Promise<FacebookResponse>}
 */
async function requestStatus(appId) {
  try {
    const query = new URLSearchParams({ client_id: appId });
    const response = await fetch(`/sandbox/facebook/status?${query}`);
    /** @type {unknown} */
    const body = await response.json();
    return typeof body === 'object' && body !== null ? { ...body } : UNKNOWN_STATUS;
  } catch {
    // For a page, a vendor that cannot be reached looks like a reader who is not known.
    return UNKNOWN_STATUS;
  }
}

function createFacebookObject() {
  let appId = '';
  /** @type {FacebookResponse | undefined} */
  let known;

  /**
   * @param {FacebookCallback} [callback]
   * @param {{ readonly scope?: string }} [options]
   */
  const login = (callback, { scope } = {}) => {
    if (appId === '') return;
    const query = new URLSearchParams({ client_id: appId, ...(scope && { scope }) });
    openPanel(`/sandbox/facebook/dialog/oauth?${query}`, (answer) => {
      const { kind, response } = answer;
      if (kind === 'fail') {
        callback?.({ error_code: '1', error_message: 'The sandbox was told to fail.' });
        return;
      }
      if (kind === 'status' && typeof response === 'object' && response !== null) known = { ...response };
      callback?.(known ?? UNKNOWN_STATUS);
    });
  };
  /** @param {ParentNode} [root] */
  const parse = (root = document) => {
    if (appId !== '') drawLoginButtons(root, login);
  };

  return {
    /** @param {{ readonly appId?: string | number, readonly xfbml?: boolean, readonly status?: boolean }} settings */
    init(settings) {
      appId = String(settings.appId ?? '');
      known = undefined;
      if (settings.status === true) void this.getLoginStatus();
      if (settings.xfbml === true) parse();
    },
    /**
     * @param {FacebookCallback} [callback]
     * @param {boolean} [force] asks even if the status is known
     */
    async getLoginStatus(callback, force = false) {
      if (appId === '') return;
      if (force || known === undefined) known = await requestStatus(appId);
      callback?.(known);
    },
    getAuthResponse: () => known?.['authResponse'] ?? null,
    login,
    /** @param {FacebookCallback} [callback] */
    async logout(callback) {
      if (appId === '') return;
      known = (await sendForm('/sandbox/facebook/logout', {})) ?? UNKNOWN_STATUS;
      callback?.(known);
    },
    XFBML: { parse },
  };
}

/** Defines the global once, then calls the page as the vendor does. */
export function defineFacebook() {
  if (Reflect.has(window, 'FB')) return;
  Reflect.set(window, 'FB', createFacebookObject());
  window.setTimeout(() => {
    /** @type {unknown} */
    const onInit = Reflect.get(window, 'fbAsyncInit');
    if (typeof onInit === 'function') onInit();
  });
}
