/** Defines `gapi` with `auth2` and `signin2`: the legacy Google Sign-In. */
import { drawButton } from '../../panel/browser/drawButton.js';
import { googleAuth } from './googleAuth.js';

/**
 * @typedef {object} LegacyButton
 * @property {number} [width]
 * @property {number} [height]
 * @property {boolean} [longtitle]
 * @property {string} [theme]
 * @property {(user: import('./googleAuth.js').GoogleUser) => void} [onsuccess]
 * @property {(reason: unknown) => void} [onfailure]
 */

function createAuth2() {
  /** @type {ReturnType<typeof googleAuth> | null} */
  let instance = null;
  return {
    /** @param {{ readonly client_id?: string, readonly scope?: string }} settings */
    init(settings) {
      instance ??= googleAuth(settings);
      return instance;
    },
    getAuthInstance: () => instance,
  };
}

/** @param {() => ReturnType<typeof googleAuth> | null} getInstance */
function createSignin2(getInstance) {
  return {
    /**
     * @param {Element | string} container
     * @param {LegacyButton} [options]
     */
    render(container, { width = 120, height = 36, longtitle, theme, onsuccess, onfailure } = {}) {
      const element = typeof container === 'string' ? document.getElementById(container) : container;
      if (element === null) return;
      const [ink, ground] = theme === 'dark' ? ['#ffffff', '#0b57d0'] : ['#1f1f1f', '#ffffff'];
      const text = longtitle === true ? 'Sign in with Google' : 'Sign in';
      drawButton(
        element,
        { vendor: 'G', text, ink, ground, width, height },
        () =>
          void getInstance()
            ?.signIn()
            .then(onsuccess, onfailure ?? (() => undefined)),
      );
    },
  };
}

export function definePlatform() {
  if (Reflect.has(window, 'gapi')) return;
  const gapi = {
    /**
     * @param {string} _names separated by colons; ignored, because all libraries are loaded already
     * @param {(() => void) | { readonly callback?: () => void }} then
     */
    load(_names, then) {
      const auth2 = createAuth2();
      if (!Reflect.has(gapi, 'auth2'))
        Object.assign(gapi, { auth2, signin2: createSignin2(auth2.getAuthInstance) });
      const callback = typeof then === 'function' ? then : then.callback;
      window.setTimeout(() => callback?.());
    },
  };
  Reflect.set(window, 'gapi', gapi);
}
