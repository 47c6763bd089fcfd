import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Reader } from './openReader.ts';

/** Scrolls through the page, so that everything that is held back is there, and returns to its top. */
export async function readThrough({ page, settle }: Reader): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) await page.mouse.wheel(0, 800);
  await settle();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** What axe-core finds in the page itself; what stands in a frame is its vendor's. */
async function runAxe(page: Page, options: axe.RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const quick = { ...options, iframes: false, resultTypes: ['violations'] };
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(document, ${JSON.stringify(quick)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Waits until the colours have changed: with less motion they still do so step by step, from parent to child. */
function settleColours(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame();
    while (document.getAnimations().length > 0);
  });
}

/**
 * Every violation of the accessibility rules with its element; colours are looked at in the light and in the dark.
 * Front pages and lists have no first heading, for none of their blocks has one.
 */
export async function accessViolations(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settleColours(page);
  const light = await runAxe(page, { rules: { 'page-has-heading-one': { enabled: false } } });
  await page.emulateMedia({ colorScheme: 'dark' });
  await settleColours(page);
  const dark = await runAxe(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  return [...light, ...dark.map((violation) => `In the dark: ${violation}`)];
}

/** The width of a page that is wider than its window and the elements that make it so; nothing for one that fits. */
export function sidewaysElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > root.clientWidth + 1 || left < -1;
    });
    return [`${root.scrollWidth} > ${root.clientWidth}`, ...wide.map((each) => each.outerHTML.slice(0, 150))];
  });
}
