/**
 * The page builder in a browser: how soon it is ready, how fast it reacts on a page of 300 blocks, and how soon readers
 * elsewhere see a publication.
 */
import { loadavg } from 'node:os';
import process from 'node:process';
import type { Page } from 'playwright-core';
import type { Bench, Part } from '../Part.ts';
import { median } from '../report/median.ts';
import { printTable } from '../report/printTable.ts';
import { openBrowser } from '../site/openBrowser.ts';
import { withSite } from '../site/withSite.ts';
import { callEditor, EDITOR, logIn } from './editorCalls.ts';
import { largePage } from './largePage.ts';
import { measurePublishing } from './measurePublishing.ts';

const BLOCKS = 300;
const LETTERS = 30;
const CHANGES = 15;

interface Figures {
  readonly readyMs: readonly number[];
  readonly scriptBytes: number;
  readonly typingMs: readonly number[];
  readonly deletingMs: readonly number[];
  readonly previewMs: readonly number[];
}

/** Logs in and saves the large page as a draft. Resolves with the session's cookie. */
async function prepare(origin: string): Promise<string> {
  const cookie = await logIn(origin);
  const body = { document: largePage(BLOCKS), revision: 0 };
  await callEditor(origin, { method: 'PUT', path: '/pages/large/draft', body, cookie });
  return cookie;
}

/** Returns the milliseconds from each key until the next frame was painted. */
async function timeKeys(page: Page, keys: readonly string[]): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      { capture: true },
    );
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(80);
  }
  return page.evaluate<number[]>('window.keyTimes');
}

/** Returns the milliseconds from each change of a field until the preview shows it. */
async function timePreview(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  const field = page.getByRole('textbox', { name: 'Text' });
  for (let change = 0; change < CHANGES; change += 1) {
    const text = `Changed ${change}`;
    const began = performance.now();
    await field.fill(text);
    await page.frameLocator('main iframe[data-front=true]').getByText(text, { exact: true }).waitFor();
    times.push(performance.now() - began);
    await page.waitForTimeout(100);
  }
  return times;
}

const isShown = (page: Page) =>
  page.frameLocator('main iframe[data-front=true]').getByText('Heading 1', { exact: true }).waitFor();

async function measure(bench: Bench, origin: string, cookie: string): Promise<Figures> {
  const browser = await openBrowser(bench.chromium);
  const [name = '', value = ''] = cookie.split('=');
  const readyMs: number[] = [];
  try {
    for (let run = 0; run < 5; run += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([
        { name, value, url: origin, httpOnly: true, secure: name.startsWith('__Host') },
      ]);
      const page = await context.newPage();
      const began = performance.now();
      await page.goto(`${origin}/pagebuilder/pages/offer/`);
      await page.locator('[data-block="header"]').waitFor();
      readyMs.push(performance.now() - began);
      await context.close();
    }
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([
      { name, value, url: origin, httpOnly: true, secure: name.startsWith('__Host') },
    ]);
    const page = await context.newPage();
    await page.goto(`${origin}/pagebuilder/pages/large/`);
    await isShown(page);
    const scriptBytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .reduce(
          (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
          0,
        ),
    );
    await page.getByRole('tab', { name: 'Outline' }).click();
    await page.getByRole('treeitem', { name: 'Heading' }).first().click();
    const previewMs = await timePreview(page);
    await page.getByRole('textbox', { name: 'Text' }).focus();
    const typingMs = await timeKeys(
      page,
      Array.from({ length: LETTERS }, (_, index) => 'abcdefghij'[index % 10] ?? 'a'),
    );
    await page.getByRole('treeitem', { name: 'Heading' }).nth(50).click();
    const deletingMs = await timeKeys(
      page,
      Array.from({ length: CHANGES }, () => 'Delete'),
    );
    await context.close();
    return { readyMs, scriptBytes, typingMs, deletingMs, previewMs };
  } finally {
    await browser.close();
  }
}

function toRow(title: string, times: readonly number[], target: number): readonly string[] {
  return [
    title,
    `${median(times).toFixed(0)} ms`,
    `${Math.max(...times).toFixed(0)} ms`,
    `${target} ms`,
    median(times) <= target ? 'met' : '**missed**',
  ];
}

const printRows = (rows: readonly (readonly string[])[]): string =>
  printTable(['What', 'median', 'worst', 'target', ''], rows);

function print({ readyMs, scriptBytes, typingMs, deletingMs, previewMs }: Figures): string {
  const table = printRows([
    toRow('Ready from a cold cache', readyMs, 2_000),
    toRow(`A letter typed, ${BLOCKS} blocks`, typingMs, 20),
    toRow(`A block deleted, ${BLOCKS} blocks`, deletingMs, 60),
    toRow(`A changed field in the preview, ${BLOCKS} blocks`, previewMs, 100),
  ]);
  const script = `Script of the editor's screen as it is sent: ${(scriptBytes / 1000).toFixed(1)} KB; at most 300 KB with gzip.`;
  return `${table}\n\n${script}`;
}

async function reportEditor(bench: Bench): Promise<string> {
  if (bench.chromium === undefined) return 'The builder was not measured: there is no Chromium.';
  return withSite(
    bench,
    async (origin) => {
      bench.print(`Filling a page with ${BLOCKS} blocks`);
      return print(await measure(bench, origin, await prepare(origin)));
    },
    EDITOR,
  );
}

/** Measures publishing, if there is a database server: two processes need one. */
async function reportPublishing(bench: Bench): Promise<string> {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  if (databaseUrl === undefined || databaseUrl === '')
    return 'Publishing to another process was not measured: TEST_DATABASE_URL names no PostgreSQL, and the embedded database belongs to one process.';
  bench.print('Publishing in one process, reading in another');
  const times = await measurePublishing(bench, databaseUrl);
  const title = `A publication seen by a reader of another process, ${times.length} times`;
  const load = loadavg()[0] ?? 0;
  return `${printRows([toRow(title, times, 1_000)])}\n\nFrom the answer to the editor until the first page that has it; load of the machine ${load.toFixed(1)} at the end.`;
}

export const pagebuilderPart: Part = {
  name: 'pagebuilder',
  async run(bench) {
    const publishing = await reportPublishing(bench);
    bench.print(publishing);
    return `${await reportEditor(bench)}\n\n${publishing}`;
  },
};
