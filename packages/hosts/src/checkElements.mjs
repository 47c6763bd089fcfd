import { openVisitor } from './openVisitor.mjs';
import { clicked, seen } from './seen.mjs';

/**
 * Blocks as elements of a page without React have their look, their language and their behaviour, and leave the rest alone.
 *
 * @param {import('./checkApplication.mjs').Place} place
 * @returns {Promise<import('./checkApplication.mjs').Findings>}
 */
export async function checkElements({ browser, origin }) {
  const visitor = await openVisitor(browser, { baseURL: origin });
  const { page } = visitor;
  await page.goto('/');
  const problems = [
    ...(await seen(
      page.getByRole('button', { name: 'Anmelden' }),
      'the form is not in the language of the page.',
    )),
    ...(await seen(page.getByText('Monthly'), 'the offer shows no plan.')),
    ...(await seen(page.getByText('Storm warning'), 'the alert is not shown.')),
    ...(await clicked(
      page.locator('broadsheet-block[name=alert-bar] button'),
      'the alert cannot be clicked.',
    )),
  ];
  if (await page.getByText('Storm warning').isVisible()) problems.push('the alert cannot be closed.');
  const colour = (/** @type {string} */ selector) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  if ((await colour('h1:not(broadsheet-block h1)')) !== 'rgb(1, 2, 3)')
    problems.push('the headline of the page has another colour.');
  const ground = await page
    .locator('broadsheet-block button[type=submit]')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  if (ground === 'rgba(0, 0, 0, 0)' || ground === 'rgb(239, 239, 239)')
    problems.push('the blocks have no theme.');
  problems.push(...visitor.told.map((words) => `the browser is told: ${words}`));
  const findings = { problems, bytes: await visitor.bytes(), shifts: await visitor.shifts() };
  await visitor.close();
  return findings;
}
