import { openPanel } from '../../panel/browser/openPanel.js';
import { sendForm } from '../../panel/browser/sendForm.js';
import { googleUser, readCredential } from './googleUser.js';

/** @typedef {ReturnType<typeof googleUser>} GoogleUser */

/** @type {Readonly<Record<string, string>>} */
const SIGN_IN_ERRORS = {
  blocked: 'popup_blocked_by_browser',
  closed: 'popup_closed_by_user',
  refuse: 'access_denied',
};

/**
 * Creates a value with listeners.
 *
 * @template Value
 * @param {Value} initial
 */
function liveValue(initial) {
  let current = initial;
  /** @type {((value: Value) => void)[]} */
  const listeners = [];
  return {
    get: () => current,
    /** @param {(value: Value) => void} listener */
    listen: (listener) => void listeners.push(listener),
    /** @param {Value} next */
    set(next) {
      current = next;
      for (const listener of listeners) listener(next);
    },
  };
}

/** @param {string} clientId */
async function requestSession(clientId) {
  try {
    const response = await fetch(`/sandbox/google/session?${new URLSearchParams({ client_id: clientId })}`);
    /** @type {unknown} */
    const body = await response.json();
    return readCredential(typeof body === 'object' && body !== null ? { ...body } : undefined);
  } catch {
    // Without an answer nobody is signed in, as when Google cannot be reached.
    return undefined;
  }
}

/**
 * Lets the reader choose an account in a window.
 *
 * @param {string} clientId
 * @param {string} scope
 * @returns {Promise<GoogleUser>}
 */
function chooseUser(clientId, scope) {
  return new Promise((resolve, reject) => {
    const query = new URLSearchParams({ client_id: clientId, legacy: 'true' });
    openPanel(`/sandbox/google/panel?${query}`, (answer) => {
      const known = answer.kind === 'credential' ? readCredential(answer) : undefined;
      // The real one rejects with such an object too, and pages read its `error`.
      if (known === undefined) reject({ error: SIGN_IN_ERRORS[answer.kind] ?? 'server_error' });
      else resolve(googleUser(known, scope));
    });
  });
}

/**
 * Creates a `gapi.auth2.GoogleAuth`. Like the real one it has a `then` that calls back with itself, so never await it.
 *
 * @param {{ readonly client_id?: string, readonly scope?: string }} settings
 */
export function googleAuth({ client_id: clientId = '', scope: given = 'profile email' }) {
  const scope = `openid ${given}`;
  const currentUser = liveValue(googleUser(undefined, ''));
  const isSignedIn = liveValue(false);
  const ready = requestSession(clientId).then((known) => {
    if (known !== undefined) currentUser.set(googleUser(known, scope));
    isSignedIn.set(known !== undefined);
  });
  /** @type {Promise<GoogleUser> | undefined} */
  let pending;

  const choose = async () => {
    const user = await chooseUser(clientId, scope);
    currentUser.set(user);
    isSignedIn.set(true);
    return user;
  };
  /** Signs in; a second click uses the window that is already open. */
  const signIn = () => {
    pending ??= choose().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  const signOut = async () => {
    await sendForm('/sandbox/google/signout', {});
    currentUser.set(googleUser(undefined, ''));
    isSignedIn.set(false);
  };

  const auth = {
    currentUser: { get: currentUser.get, listen: currentUser.listen },
    isSignedIn: { get: isSignedIn.get, listen: isSignedIn.listen },
    signIn,
    signOut,
    disconnect: () => void signOut(),
    /**
     * @param {Element | string} container
     * @param {unknown} _options
     * @param {(user: GoogleUser) => void} [onSuccess]
     * @param {(reason: unknown) => void} [onFailure]
     */
    attachClickHandler(container, _options, onSuccess, onFailure) {
      const element = typeof container === 'string' ? document.getElementById(container) : container;
      element?.addEventListener('click', () => void signIn().then(onSuccess, onFailure ?? (() => undefined)));
    },
  };
  return Object.assign(auth, {
    /** @param {(instance: typeof auth) => void} [onInit] */
    // oxlint-disable-next-line unicorn/no-thenable -- the real one has it
    then: (onInit) => void ready.then(() => onInit?.(auth)),
  });
}
