import { openVisitor } from './openVisitor.mjs';
import { PATIENCE } from './seen.mjs';

/** Of 255 for each channel: a colour that is darker than this is for the dark. */
const DARK = 100;
/** CSS px that rounding may add to the width of a page. */
const ROUNDED = 1;

/** Measures in the browser: how dark the paper is, how far the page is wider than the window, and where the alert closes. */
const MEASURE = `(() => {
  const probe = document.createElement('i');
  probe.style.background = 'var(--bs-paper)';
  document.body.append(probe);
  const channels = getComputedStyle(probe).backgroundColor.match(/[\\d.]+/g).slice(0, 3).map(Number);
  probe.remove();
  const { scrollWidth, clientWidth } = document.documentElement;
  const nav = document.querySelector('nav[aria-label="Breaking News Alert"]').getBoundingClientRect();
  const button = document.querySelector('nav[aria-label="Breaking News Alert"] button').getBoundingClientRect();
  return {
    brightest: Math.max(...channels),
    overflow: scrollWidth - clientWidth,
    isAtLeft: button.left + button.width / 2 < nav.left + nav.width / 2,
  };
})()`;

/**
 * The front page in the dark, from left to right and from right to left.
 *
 * @param {import('./checkApplication.mjs').Place} place
 * @returns {Promise<readonly string[]>} one sentence a problem
 */
export async function checkDirections({ browser, origin }) {
  const visitor = await openVisitor(browser, { baseURL: origin, colorScheme: 'dark' });
  const { page } = visitor;
  await page.goto('/');
  await page.locator('body[data-hydrated]').waitFor(PATIENCE);
  await page.getByRole('button', { name: 'Hide this alert' }).waitFor(PATIENCE);
  /** @typedef {{ readonly brightest: number, readonly overflow: number, readonly isAtLeft: boolean }} Measured */
  /** @type {string[]} */
  const problems = [];
  for (const direction of /** @type {const} */ (['ltr', 'rtl'])) {
    await page.evaluate(`document.documentElement.dir = '${direction}'`);
    /** @type {Measured} */
    const { brightest, overflow, isAtLeft } = await page.evaluate(MEASURE);
    if (brightest > DARK)
      problems.push(`the paper is bright where dark colours are preferred: ${brightest} of 255.`);
    if (overflow > ROUNDED)
      problems.push(`the page is ${overflow} px wider than its window in ${direction}.`);
    if (isAtLeft !== (direction === 'rtl'))
      problems.push(`the alert closes at the wrong side in ${direction}.`);
  }
  await visitor.close();
  return problems;
}
