import { format } from 'node:util';
import { JSDOM } from 'jsdom';

const ALERT = { headlines: { basic: 'Storm warning' } };
const STORY = {
  _id: 'ferry',
  headlines: { basic: 'Ferry sold' },
  websites: { courier: { website_url: '/f/' } },
};

/**
 * @param {string} message
 * @returns {string} without the places that it came through
 */
export function withoutStack(message) {
  return message.replaceAll(/\n\s+at .*/g, '').trim();
}

/** Replaces `matchMedia`, which this DOM lacks: no media query matches. */
const NO_MATCH = {
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};

/**
 * @param {() => boolean} isSo
 * @returns {Promise<boolean>} whether it came to be so within five seconds
 */
async function eventually(isSo) {
  for (let waited = 0; waited < 5000 && !isSo(); waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return isSo();
}

/** @param {HTMLElement} body */
function visibleText(body) {
  const copy = body.ownerDocument.importNode(body, true);
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return copy.textContent ?? '';
}

/** @param {string} address */
function getContent(address) {
  const { pathname } = new URL(address);
  if (pathname.endsWith('/alert-bar-collections')) return { content_elements: [ALERT] };
  if (pathname.endsWith('/story-feed-query')) return { content_elements: [STORY], count: 1 };
  return {};
}

/**
 * Hydrates what the server rendered, and then clicks and types in it.
 *
 * @param {string} html what the server rendered
 * @param {string} script of the browser
 * @returns {Promise<readonly string[]>} one sentence a problem
 */
export async function checkHydration(html, script) {
  const { window } = new JSDOM(`<div id="root">${html}</div>`, {
    url: 'https://www.example.com/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  /** @type {string[]} */
  const problems = [];
  const complain = (/** @type {unknown[]} */ ...words) =>
    void problems.push(`the browser was told: ${withoutStack(format(...words))}`);
  Object.assign(window.console, { error: complain, warn: complain });
  window.matchMedia = (media) => Object.assign(new window.EventTarget(), { ...NO_MATCH, media });
  window.fetch = async (asked) => Response.json(getContent(new Request(asked).url));
  const { body } = window.document;
  const shows = (/** @type {string} */ text) => visibleText(body).includes(text);
  const press = (/** @type {string} */ name) =>
    body
      .querySelector(`button[aria-label="${name}"]`)
      ?.dispatchEvent(new window.Event('click', { bubbles: true }));
  window.eval(script);
  if (!(await eventually(() => shows('Storm warning'))))
    problems.push('the alert bar did not show its alert after hydration.');
  press('Hide this alert');
  if (!(await eventually(() => !shows('Storm warning')))) problems.push('the alert bar could not be closed.');
  if (!(await eventually(() => shows('Ferry sold')))) problems.push('the list did not show its story.');
  press('Go forward one slide');
  if (!(await eventually(() => shows('Picture 2 of 2'))))
    problems.push('the gallery did not go to its next picture.');
  if (!shows('By Ada Whitlock')) problems.push('the byline was lost in hydration.');
  const { error } = body.dataset;
  if (error !== undefined) problems.push(`the server's markup did not fit: ${error}.`);
  window.close();
  return problems;
}
