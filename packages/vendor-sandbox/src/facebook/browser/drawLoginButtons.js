import { drawButton } from '../../panel/browser/drawButton.js';

const LOGIN_BUTTONS = 'fb\\:login-button, .fb-login-button';
/** @type {Readonly<Record<string, number>>} */
const LOGIN_BUTTON_HEIGHTS = { small: 24, medium: 32, large: 40 };

/**
 * Returns an attribute of a tag, with or without `data-` before its name.
 *
 * @param {Element} tag
 * @param {string} name
 */
function attributeOf(tag, name) {
  return tag.getAttribute(`data-${name}`) ?? tag.getAttribute(name) ?? '';
}

/**
 * Calls the function that `onlogin` names, such as `signIn` or `page.signIn();`. The page's policy forbids evaluating it.
 *
 * @param {string} text
 * @param {unknown} response
 */
function callNamed(text, response) {
  const path = /^\s*([\w$.]+)\s*(?:\(\s*\))?\s*;?\s*$/.exec(text)?.[1];
  if (path === undefined) return;
  /** @type {unknown} */
  let found = window;
  for (const name of path.replace(/^window\./, '').split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  if (typeof found === 'function') found(response);
}

/**
 * Draws the login buttons in a part of the page that have not been drawn yet.
 *
 * @param {ParentNode} root
 * @param {(tell: (response: unknown) => void, options: { readonly scope?: string }) => void} login
 */
export function drawLoginButtons(root, login) {
  for (const tag of root.querySelectorAll(LOGIN_BUTTONS)) {
    if (tag.getAttribute('fb-xfbml-state') === 'rendered') continue;
    tag.setAttribute('fb-xfbml-state', 'rendered');
    const isContinue = attributeOf(tag, 'button-type') === 'continue_with';
    const width = Number.parseInt(attributeOf(tag, 'width'), 10);
    const look = {
      vendor: 'f',
      text: isContinue ? 'Continue with Facebook' : 'Log in with Facebook',
      ink: '#ffffff',
      ground: '#0a5dc2',
      height: LOGIN_BUTTON_HEIGHTS[attributeOf(tag, 'size')] ?? 32,
      ...(width > 0 && { width }),
    };
    drawButton(tag, look, () =>
      login((response) => callNamed(attributeOf(tag, 'onlogin'), response), {
        scope: attributeOf(tag, 'scope'),
      }),
    );
  }
}
