import { gzipSync } from 'node:zlib';

/** Adds up how far the page has moved under the reader's eyes. */
const WATCH_SHIFTS = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/**
 * @typedef {object} Visitor
 * @property {import('playwright-core').Page} page
 * @property {readonly string[]} told what the browser has written to its console, and errors that were thrown
 * @property {() => number} loads how many pages the browser has loaded, without those that a router has shown
 * @property {() => Promise<number>} shifts how far the page has moved so far, as Cumulative Layout Shift
 * @property {() => Promise<number>} bytes of the scripts that were loaded, compressed
 * @property {() => Promise<void>} close
 */

/**
 * Opens a browser window that looks at one application, and reaches nothing but this machine.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} options
 * @returns {Promise<Visitor>}
 */
export async function openVisitor(browser, options) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.fulfill({ status: 204 }),
  );
  const page = await context.newPage();
  /** @type {string[]} */
  const told = [];
  /** @type {Promise<number>[]} */
  const scripts = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(String(error)));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.addInitScript(WATCH_SHIFTS);
  return {
    page,
    told,
    loads: () => loads,
    shifts: async () => Number(await page.evaluate('window.shifted')),
    bytes: async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0),
    close: () => context.close(),
  };
}
