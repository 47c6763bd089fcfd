import { awaitAnswer } from '../../panel/browser/awaitAnswer.js';
import { requestToken } from './requestToken.js';

/**
 * @typedef {object} WidgetSettings
 * @property {string} [sitekey]
 * @property {(token: string) => void} [callback]
 * @property {() => void} [expired-callback]
 * @property {() => void} [error-callback]
 * @property {string} [theme]
 * @property {string} [size]
 * @property {number} [tabindex]
 *
 * @typedef {object} Widget
 * @property {string} siteKey
 * @property {() => string} getResponse empty until it is ticked
 * @property {() => void} reset
 * @property {() => Promise<void>} execute runs the check of the invisible size
 */

/** @param {WidgetSettings} settings */
function createFrame({ theme, size, tabindex = 0 }) {
  const frame = document.createElement('iframe');
  const [width, height] = size === 'compact' ? ['164px', '144px'] : ['304px', '78px'];
  frame.src = `/sandbox/recaptcha/box?${new URLSearchParams({ theme: theme ?? 'light' })}`;
  frame.title = 'reCAPTCHA';
  frame.tabIndex = tabindex;
  // A frame whose colour scheme differs from its page's gets an opaque background.
  Object.assign(frame.style, { display: 'block', border: '0', inlineSize: width, blockSize: height });
  frame.style.colorScheme = theme === 'dark' ? 'dark' : 'light';
  return frame;
}

/** Creates the hidden field with the token, which forms submit. */
function createField() {
  const field = document.createElement('textarea');
  field.name = 'g-recaptcha-response';
  field.hidden = true;
  field.style.display = 'none';
  return field;
}

/**
 * Creates a checkbox in an element of the page, or an invisible check that waits for `execute`.
 *
 * @param {Element} element
 * @param {WidgetSettings} settings
 * @returns {Widget}
 */
export function createWidget(element, settings) {
  const field = createField();
  const frame = settings.size === 'invisible' ? undefined : createFrame(settings);
  /** @param {string} token */
  const take = (token) => {
    field.value = token;
    settings.callback?.(token);
  };
  element.append(...(frame === undefined ? [] : [frame]), field);
  awaitAnswer(
    () => frame?.contentWindow ?? undefined,
    ({ kind, token }) => {
      if (kind === 'token' && typeof token === 'string') return take(token);
      field.value = '';
      if (kind === 'expired') settings['expired-callback']?.();
      if (kind === 'failed') settings['error-callback']?.();
    },
  );
  return {
    siteKey: settings.sitekey ?? '',
    getResponse: () => field.value,
    reset() {
      field.value = '';
      frame?.contentWindow?.postMessage('sandbox-reset', window.location.origin);
    },
    async execute() {
      const token = await requestToken({ outcome: 'pass' });
      if (token === undefined) settings['error-callback']?.();
      else take(token);
    },
  };
}
