import { drawButton } from '../../panel/browser/drawButton.js';

/**
 * @typedef {object} IdentityButton as Google's GsiButtonConfiguration
 * @property {string} [text]
 * @property {string} [theme]
 * @property {string} [size]
 * @property {number | string} [width]
 * @property {() => void} [click_listener]
 */

/** @type {Readonly<Record<string, string>>} */
const BUTTON_TEXTS = {
  signin_with: 'Sign in with Google',
  signup_with: 'Sign up with Google',
  continue_with: 'Continue with Google',
  signin: 'Sign in',
};
/** @type {Readonly<Record<string, readonly [ink: string, ground: string]>>} */
const BUTTON_COLOURS = {
  filled_blue: ['#ffffff', '#0b57d0'],
  filled_black: ['#ffffff', '#202124'],
};
/** @type {Readonly<Record<string, number>>} */
const BUTTON_HEIGHTS = { large: 40, medium: 32, small: 24 };
const MAX_BUTTON_WIDTH = 400;

/**
 * @param {Element} parent
 * @param {IdentityButton} [options]
 * @param {() => void} [onClick]
 */
export function drawIdentityButton(parent, options = {}, onClick) {
  const { text = '', theme = '', size = 'large', width, click_listener: listener } = options;
  const [ink, ground] = BUTTON_COLOURS[theme] ?? ['#1f1f1f', '#ffffff'];
  const wanted = Number.parseInt(String(width), 10);
  const look = {
    vendor: 'G',
    text: BUTTON_TEXTS[text] ?? 'Sign in with Google',
    ink,
    ground,
    height: BUTTON_HEIGHTS[size] ?? 40,
    ...(wanted > 0 && { width: Math.min(wanted, MAX_BUTTON_WIDTH) }),
  };
  drawButton(parent, look, () => {
    listener?.();
    onClick?.();
  });
}
