/**
 * The services that a site names in its properties. The vendors' responses are stand-ins: they load a second script and
 * send reports as the real ones do. The page's policy must allow all of that, and nothing else.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { readFixture } from './newspaper/fixtures.ts';
import { importDocuments } from './newspaper/importDocuments.ts';
import { PAGES } from './newspaper/sample.ts';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { openReader } from './reader/openReader.ts';

const PROPERTIES = {
  gtmID: 'GTM-TEST',
  comscoreID: '1234567',
  chartbeatAccountId: '65000',
  chartbeatDomain: 'courier.example',
};

/** The first script of each service, the script that it loads, and where it reports to. */
const SERVICES = {
  'the tag manager': [
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
    'https://www.google-analytics.com/analytics.js',
    'https://region1.google-analytics.com/g/collect',
  ],
  comScore: [
    'https://sb.scorecardresearch.com/beacon.js',
    'https://sb.scorecardresearch.com/internal.js',
    'https://sb.scorecardresearch.com/b2',
  ],
  Chartbeat: [
    'https://static.chartbeat.com/js/chartbeat.js',
    'https://mab.chartbeat.com/strategy.js',
    'https://ping.chartbeat.net/ping',
  ],
} as const;

const newspaper = useNewspaper();
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-services-'));
  const file = join(folder, 'site.json');
  await writeFile(file, JSON.stringify({ ...(await readFixture('site.json')), ...PROPERTIES }));
  await importDocuments(newspaper.dataDir, [file]);
  await rm(folder, { recursive: true });
});

/** Replaces a vendor: its first script loads the second, and that one reports. */
async function standIn(context: BrowserContext, urls: readonly [string, string, string]): Promise<void> {
  const [first, second, report] = urls;
  const javascript = (body: string) => ({ contentType: 'text/javascript', body });
  await context.route(first, (route) =>
    route.fulfill(
      javascript(
        `document.head.append(Object.assign(document.createElement('script'), { src: ${JSON.stringify(second)} }))`,
      ),
    ),
  );
  await context.route(second, (route) =>
    route.fulfill(javascript(`navigator.sendBeacon(${JSON.stringify(report)}, 'seen')`)),
  );
  await context.route(report, (route) => route.fulfill({ status: 204 }));
}

test('load and report under the policy of the page, and a host that no service has does not', async () => {
  const reader = await openReader({ origin: newspaper.origin, consent: 'granted' });
  const { page, context, open, requests, settle, expectTrouble } = reader;
  for (const urls of Object.values(SERVICES)) {
    await standIn(context, urls);
    for (const url of urls)
      expectTrouble(new RegExp(`^other host: ${url.replaceAll(/[.?/]/g, String.raw`\$&`)}$`));
  }
  await open(PAGES.article);
  await settle();
  const requested = requests.map((request) => request.url());
  expect(Object.values(SERVICES).map((urls) => urls.filter((url) => !requested.includes(url)))).toEqual([
    [],
    [],
    [],
  ]);
  expectTrouble(/The page broke its policy: script-src-elem https:\/\/tracker\.example/);
  expectTrouble(/tracker\.example\/t\.js/);
  await page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), { src: 'https://tracker.example/t.js' });
    document.head.append(script);
  });
  await settle();
  const tracker = requests.find((request) => request.url().includes('tracker.example'));
  expect(tracker?.failure()?.errorText).toBe('csp');
});
