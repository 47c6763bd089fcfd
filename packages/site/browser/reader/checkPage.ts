import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Reader } from './openReader.ts';

/** Scrolls through the page, so that everything that is held back is there, and returns to its top. */
export async function readThrough({ page, settle }: Reader): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) await page.mouse.wheel(0, 800);
  await settle();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Every violation of the accessibility rules with its element, contrast of colours included. Front pages and lists have
 * no first heading, for none of their blocks has one (block-contracts 2).
 */
export async function accessViolations(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules('page-has-heading-one').analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
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
