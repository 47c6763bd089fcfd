/** What holds in every application: each check returns one sentence for each thing that is not so. */
import { checkDirections } from './checkDirections.mjs';
import { checkElements } from './checkElements.mjs';
import { openVisitor } from './openVisitor.mjs';
import { clicked, PATIENCE, seen } from './seen.mjs';

/** A page that moves less than this looks still. */
const STILL = 0.01;

/**
 * @typedef {object} Place
 * @property {import('playwright-core').Browser} browser
 * @property {string} origin of the application
 * @property {import('./listHosts.mjs').Host} host
 *
 * @typedef {object} Findings
 * @property {readonly string[]} problems
 * @property {number} bytes of script that the front page loads, compressed
 * @property {number} shifts
 */

/** What the server has sent is complete and has its look before any script runs. @param {Place} place */
async function checkMarkup({ browser, origin, host }) {
  if (!host.renders) return [];
  const visitor = await openVisitor(browser, { baseURL: origin, javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto('/');
  const problems = [
    ...(await seen(page.getByText('Ferry sold'), 'the server has not rendered the list.')),
    ...(await seen(page.getByRole('textbox', { name: 'Email' }), 'the server has not rendered the form.')),
  ];
  const display = await page
    .locator('nav[aria-label="Breaking News Alert"]')
    .evaluate((nav) => getComputedStyle(nav).zIndex);
  if (display !== '5')
    problems.push(`the markup of the server has no styles: an alert has z-index ${display}.`);
  const paper = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--bs-brand'),
  );
  if (paper === '') problems.push('the markup of the server has no theme.');
  await visitor.close();
  return problems;
}

/**
 * @param {import('./openVisitor.mjs').Visitor} visitor
 * @param {string} path
 */
async function openHydrated({ page }, path) {
  await page.goto(path);
  await page.locator('body[data-hydrated]').waitFor(PATIENCE);
  await page.waitForLoadState('networkidle');
}

/**
 * The front page hydrates without a word, does not move, and can be used.
 *
 * @param {Place} place
 * @returns {Promise<Findings>}
 */
async function checkFront({ browser, origin, host }) {
  const visitor = await openVisitor(browser, { baseURL: origin });
  const { page } = visitor;
  await openHydrated(visitor, '/');
  const bytes = await visitor.bytes();
  const shifts = await visitor.shifts();
  const problems = [
    ...(host.renders && shifts > STILL
      ? [`the front page moves while it loads, by ${shifts.toFixed(3)}.`]
      : []),
    ...(await seen(page.getByText('Storm warning'), 'the alert is not shown.')),
  ];
  problems.push(
    ...(await clicked(
      page.getByRole('button', { name: 'Hide this alert' }),
      'the alert has no button that works.',
    )),
  );
  if (await page.getByText('Storm warning').isVisible()) problems.push('the alert cannot be closed.');
  problems.push(
    ...(await clicked(page.locator('form').getByRole('button').last(), 'the form cannot be sent.')),
    ...(await seen(page.locator('input[aria-invalid="true"]'), 'the form does not ask for what is missing.')),
  );
  problems.push(...visitor.told.map((words) => `the browser is told on the front page: ${words}`));
  await visitor.close();
  return { problems, bytes, shifts };
}

/** A story with a gallery, a video and a wall. @param {Place} place */
async function checkStory({ browser, origin, host }) {
  const visitor = await openVisitor(browser, { baseURL: origin });
  const { page } = visitor;
  const problems = [];
  if (host.navigates) {
    await openHydrated(visitor, '/');
    problems.push(
      ...(await clicked(
        page.getByRole('link', { name: 'Ferry sold' }),
        'the list has no link to the story.',
      )),
      ...(await seen(page.getByRole('heading', { name: 'Ferry sold', level: 1 }), 'a link leads nowhere.')),
    );
    if (visitor.loads() !== 1)
      problems.push('a link to a story loads the whole page instead of asking the router.');
  } else await openHydrated(visitor, '/coast/ferry/');
  problems.push(
    ...(await seen(
      page.getByRole('heading', { name: 'Ferry sold', level: 1 }),
      'the story has no headline.',
    )),
    ...(await seen(page.getByText('One crossing'), 'the video is not shown.')),
    ...(await seen(page.getByText('Subscribe to continue reading.'), 'the wall is not shown.')),
  );
  problems.push(
    ...(await clicked(
      page.getByRole('button', { name: 'Go forward one slide' }),
      'the gallery has no button that works.',
    )),
    ...(await seen(page.getByText('Picture 2 of 2'), 'the gallery does not go to its next picture.')),
  );
  problems.push(...visitor.told.map((words) => `the browser is told on the story: ${words}`));
  await visitor.close();
  return problems;
}

/** An offer shows its plans; a checkout leads strangers to the login, by the router if there is one. @param {Place} place */
async function checkSubscribing({ browser, origin, host }) {
  const visitor = await openVisitor(browser, { baseURL: origin });
  const { page } = visitor;
  await openHydrated(visitor, '/offer/');
  /** @type {string[]} */
  const problems = await seen(page.getByText('Monthly'), 'the offer shows no plan.');
  await page.goto('/checkout/');
  const led = await page.waitForURL('**/account/login/?redirect=%2Fcheckout%2F', PATIENCE).then(
    () => true,
    () => false,
  );
  if (!led) problems.push('the checkout does not lead to the login.');
  if (host.navigates && visitor.loads() !== 2)
    problems.push('the checkout loads the whole page of the login instead of asking the router.');
  problems.push(...visitor.told.map((words) => `the browser is told on the way to a subscription: ${words}`));
  await visitor.close();
  return problems;
}

/** @param {Place} place */
async function checkGerman({ browser, origin }) {
  const visitor = await openVisitor(browser, { baseURL: origin, colorScheme: 'dark' });
  const { page } = visitor;
  await openHydrated(visitor, '/de/');
  const problems = [
    ...(await seen(page.getByRole('button', { name: 'Anmelden' }), 'the form is not in German.')),
    ...(await seen(page.getByText('Anzeige'), 'the ad is not in German.')),
    ...visitor.told.map((words) => `the browser is told on the German page: ${words}`),
  ];
  await visitor.close();
  return problems;
}

/**
 * Looks at an application as its readers do.
 *
 * @param {Place} place
 * @returns {Promise<Findings>}
 */
export async function checkApplication(place) {
  if (place.host.template === 'html') return checkElements(place);
  const markup = await checkMarkup(place);
  const front = await checkFront(place);
  const rest = [
    await checkStory(place),
    await checkSubscribing(place),
    await checkGerman(place),
    await checkDirections(place),
  ];
  return { ...front, problems: [...markup, ...front.problems, ...rest.flat()] };
}
