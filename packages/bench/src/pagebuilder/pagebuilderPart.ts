/** The page builder in a browser: how soon it is ready, and how it keeps up with hands on a page of 300 blocks. */
import type { Page } from 'playwright-core';
import type { Bench, Part } from '../Part.ts';
import { median } from '../report/median.ts';
import { printTable } from '../report/printTable.ts';
import { openBrowser } from '../site/openBrowser.ts';
import { withSite } from '../site/withSite.ts';
import { largePage } from './largePage.ts';

const EDITOR = { EDITOR_EMAIL: 'bench@example.com', EDITOR_PASSWORD: 'measured and found large' };
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

interface Call {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: unknown;
  readonly cookie?: string;
}

async function call(origin: string, { method, path, body, cookie = '' }: Call): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', cookie };
  const init = { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`${origin}/pagebuilder/api${path}`, init);
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Logs in and saves the large page as a draft. Answers the session's cookie. */
async function prepare(origin: string): Promise<string> {
  const credentials = { email: EDITOR.EDITOR_EMAIL, password: EDITOR.EDITOR_PASSWORD };
  const session = await call(origin, { method: 'POST', path: '/session', body: credentials });
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
  const body = { document: largePage(BLOCKS), revision: 0 };
  await call(origin, { method: 'PUT', path: '/pages/large/draft', body, cookie });
  return cookie;
}

/** Milliseconds from each key until the frame after it was painted. */
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

/** Milliseconds from a change of a field until the preview shows it. */
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

function print({ readyMs, scriptBytes, typingMs, deletingMs, previewMs }: Figures): string {
  const row = (title: string, times: readonly number[], target: number) => [
    title,
    `${median(times).toFixed(0)} ms`,
    `${Math.max(...times).toFixed(0)} ms`,
    `${target} ms`,
    median(times) <= target ? 'met' : '**missed**',
  ];
  const table = printTable(
    ['What', 'median', 'worst', 'target', ''],
    [
      row('Ready from a cold cache', readyMs, 2_000),
      row(`A letter typed, ${BLOCKS} blocks`, typingMs, 20),
      row(`A block deleted, ${BLOCKS} blocks`, deletingMs, 60),
      row(`A changed field in the preview, ${BLOCKS} blocks`, previewMs, 100),
    ],
  );
  const script = `Script of the editor's screen as it is sent: ${(scriptBytes / 1000).toFixed(1)} KB; at most 300 KB with gzip.`;
  return `${table}\n\n${script}`;
}

export const pagebuilderPart: Part = {
  name: 'pagebuilder',
  run: (bench) =>
    withSite(
      bench,
      async (origin) => {
        bench.say(`Filling a page with ${BLOCKS} blocks`);
        return print(await measure(bench, origin, await prepare(origin)));
      },
      EDITOR,
    ),
};
