import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Reader } from './openReader.ts';

/** Scrolls through the page, so that everything that is held back is there, and returns to its top. */
export async function readThrough({ page, settle }: Reader): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) await page.mouse.wheel(0, 800);
  await settle();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** The minified build: every page parses it, and it is less than half of the other. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe-core finds in the page itself; what stands in a frame is its vendor's. */
async function runAxe(page: Page, options: axe.RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const quick = { ...options, iframes: false, resultTypes: ['violations'] };
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(document, ${JSON.stringify(quick)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Turns after which colours that still change are named instead of waited for. */
const TURNS = 100;

/**
 * Brings the colours to their end: with less motion they still change step by step, from parent to child. Nothing is
 * waited for that a page may never get: a page nobody sees now and then draws no frame, and its transitions stand still.
 */
async function settleColours(page: Page): Promise<void> {
  const unsettled = await page.evaluate(async (turns) => {
    const turn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    for (let count = 0; count < turns; count += 1) {
      await turn();
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      if (transitions.length === 0) return [];
      for (const transition of transitions) transition.finish();
    }
    return document.getAnimations().map((each) => `${each.constructor.name} ${each.id}: ${each.playState}`);
  }, TURNS);
  if (unsettled.length > 0) throw new Error(`The colours never settled: ${unsettled.join(', ')}.`);
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
