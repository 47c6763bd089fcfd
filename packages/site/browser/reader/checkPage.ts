import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Reader } from './openReader.ts';

/**
 * Scrolls to the end of the page as a reader does, who reads on when what is fetched on the way has come.
 * @param parts the number of steps in which a viewport passes; more of them than one let a reader see what moves
 */
export async function scrollThrough(page: Page, parts = 1): Promise<void> {
  const missing = await page.evaluate(
    async ([count, patience]) => {
      // A page in the background sometimes renders no frame.
      const frame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 100);
        });
      // The loader fetches what is at most 300 pixels below the viewport.
      const isAwaited = (held: Element) =>
        held.checkVisibility() && held.getBoundingClientRect().top < innerHeight + 300;
      const awaited = () => [...document.querySelectorAll('bs-lazy')].filter(isAwaited);
      for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight / count) {
        scrollTo({ top, behavior: 'instant' });
        await frame();
        for (const from = performance.now(); awaited().length > 0; await frame())
          if (performance.now() - from > patience)
            return awaited().map((held) => held.outerHTML.slice(0, 120));
      }
      return [];
    },
    [parts, LAZY_MS] as const,
  );
  if (missing.length > 0) throw new Error(`These lazy blocks never came: ${missing.join(', ')}.`);
}

/** The most milliseconds of a lazy block, longer than all attempts to fetch it. */
const LAZY_MS = 30_000;

/** Scrolls through the page, so that all lazy parts load, and returns to its top. */
export async function readThrough({ page, settle }: Reader): Promise<void> {
  await scrollThrough(page);
  await settle();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** The minified build: every page parses it, and it is less than half the size of the other. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Returns axe-core's findings in the page itself; frames belong to their vendors. */
async function runAxe(page: Page, options: axe.RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const quick = { ...options, iframes: false, resultTypes: ['violations'] };
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(document, ${JSON.stringify(quick)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** The number of checks after which colours that still change are reported instead of awaited. */
const TURNS = 100;

/**
 * Finishes transitions of colours: with reduced motion they still run one after the other, from parent to child. It does
 * not wait for frames, because a page in the background sometimes renders none, and its transitions stop.
 */
export async function settleColours(page: Page): Promise<void> {
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
 * Returns every violation of the accessibility rules with its element; colours are checked in both themes. Front pages and
 * lists may lack a first heading, because none of their blocks has one.
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

interface Heading {
  readonly level: number;
  readonly text: string;
}

/** Returns what is wrong with the headings of a page: it has one first heading, with a text, and leaves out no level. */
export async function headingFaults(page: Page): Promise<readonly string[]> {
  const headings: readonly Heading[] = await page.getByRole('heading').evaluateAll((found) =>
    found.map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: heading.textContent?.trim() || heading.querySelector('img')?.alt || '',
    })),
  );
  const first = headings.filter(({ level }) => level === 1);
  return [
    ...(first.length === 1 ? [] : [`There are ${first.length} first headings.`]),
    ...first.filter(({ text }) => text === '').map(() => 'The first heading has no text.'),
    ...headings
      .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
      .map(({ level, text }) => `"${text}" of level ${level} leaves out a level.`),
  ];
}

/**
 * Returns the width of a page that is wider than its viewport and the elements that cause that; nothing for one that fits.
 */
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
