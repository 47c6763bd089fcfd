/** Defines `grecaptcha`, for the checkbox (V2) and the invisible check (V3). */
import { createWidget } from './createWidget.js';
import { requestToken } from './requestToken.js';

/**
 * @param {string} siteKey
 * @param {{ readonly action?: string }} [options]
 */
async function executeInvisibly(siteKey, { action = '' } = {}) {
  if (!/^[\w/]*$/.test(action))
    throw new Error(
      'Invalid action name, may only include "A-Za-z/_". Do not include user-specific information.',
    );
  const token = await requestToken({ sitekey: siteKey, action });
  if (token === undefined) throw new Error('The reCAPTCHA stand-in was told to fail.');
  return token;
}

function createRecaptcha() {
  /** @type {import('./createWidget.js').Widget[]} */
  const widgets = [];
  /** The site keys of the invisible check, each from the URL of a script. @type {Set<string>} */
  const keys = new Set();
  /** @param {number} id */
  const widgetAt = (id) => {
    const widget = widgets[id];
    if (widget === undefined) throw new Error('Invalid reCAPTCHA client id: ' + String(id));
    return widget;
  };
  const recaptcha = {
    /** @param {() => void} run */
    ready: (run) => void window.setTimeout(run),
    /**
     * @param {Element | string} container
     * @param {import('./createWidget.js').WidgetSettings} settings
     * @returns {number} the widget's id
     */
    render(container, settings) {
      const element = typeof container === 'string' ? document.getElementById(container) : container;
      if (element === null) throw new Error('reCAPTCHA placeholder element must be an element or id');
      if (!settings.sitekey) throw new Error('Missing required parameters: sitekey');
      return widgets.push(createWidget(element, settings)) - 1;
    },
    /** @param {number} [id] */
    reset: (id = 0) => widgetAt(id).reset(),
    /** @param {number} [id] */
    getResponse: (id = 0) => widgetAt(id).getResponse(),
    /**
     * @param {string | number} [target] site key of the invisible check, or id of an invisible widget
     * @param {{ readonly action?: string }} [options]
     */
    execute(target = 0, options) {
      if (typeof target === 'number') {
        const { siteKey, execute } = widgetAt(target);
        // An action belongs to the invisible check, whose client may have been rendered instead of loaded.
        return options?.action === undefined ? execute() : executeInvisibly(siteKey, options);
      }
      if (!keys.has(target)) throw new Error(`Invalid site key or not loaded in api.js: ${target}`);
      return executeInvisibly(target, options);
    },
  };
  return { recaptcha, keys };
}

/** @param {string | null} name of a function of the page */
function callPage(name) {
  /** @type {unknown} */
  const found = name === null ? undefined : Reflect.get(window, name);
  if (typeof found === 'function') window.setTimeout(() => found());
}

/**
 * Defines the global. A page may load the script again for another site key, which then joins the first.
 *
 * @param {{ readonly render: string | null, readonly onload: string | null }} settings
 */
export function defineRecaptcha({ render, onload }) {
  /** @type {unknown} */
  const former = Reflect.get(window, 'sandboxRecaptchaKeys');
  let keys = former instanceof Set ? former : undefined;
  if (keys === undefined) {
    const made = createRecaptcha();
    keys = made.keys;
    Reflect.set(window, 'grecaptcha', made.recaptcha);
    Reflect.set(window, 'sandboxRecaptchaKeys', keys);
  }
  if (render !== null && render !== 'explicit') keys.add(render);
  callPage(onload);
}
