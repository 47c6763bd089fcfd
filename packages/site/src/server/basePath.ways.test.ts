/** The ways that leave a newspaper under a path and come back, through the socket: providers, mails, ads, editors' links. */
import { isRecord } from '@broadsheet/client-core';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { readMails } from '@broadsheet/platform-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { openSandbox } from '../sandbox/openSandbox.ts';
import type { Sandbox } from '../sandbox/openSandbox.ts';

const STARTING_MS = 120_000;
const ORIGIN = 'https://www.courier.example';
const BASE = '/coast';
const SITE = `${ORIGIN}${BASE}`;

/** A page with everything that an editor's HTML may lead to. */
const RICH = `<p><a href="/about/">About</a> <a href="${SITE}/whole/">Whole</a> <a href="https://other.example/">Other</a>
  <a href="#here">Here</a></p><img src="/media/a.jpg" alt="A">
  <video src="/media/film.mp4" poster="/media/poster.jpg" controls></video>`;

let sandbox: Sandbox;
let paper: ListeningSite;
beforeAll(async () => {
  sandbox = await openSandbox({ siteOrigin: ORIGIN, basePath: BASE, secret: 'of the tests', file: {} });
  paper = await openSiteWith({
    fixtures: ['pages/contact'],
    sandbox,
    identity: sandbox.identity,
    origin: SITE,
    variables: { SITE_ORIGIN: SITE, SANDBOX: 'on' },
  });
  const contact = readFixture('pages/contact');
  const page = isRecord(contact) ? contact : {};
  const areas = { body: [{ id: 'box', block: 'htmlbox', fields: { HTML: RICH } }] };
  const { content: _content, ...rest } = page;
  const file = await paper.folder.write(
    'rich.json',
    JSON.stringify({ ...rest, id: 'rich', name: 'Rich', match: { kind: 'path', path: '/rich/' }, areas }),
  );
  await paper.platform.platform.import([file]);
  await paper.site.reload();
}, STARTING_MS);
afterAll(async () => {
  await paper[Symbol.asyncDispose]();
  await sandbox.close();
});

/** Returns what the browser would ask the socket for. @throws Error when it is not below the path */
function below(address: string): string {
  const { origin, pathname, search } = new URL(address.replaceAll('&amp;', '&'), `${SITE}/here/`);
  if (origin !== ORIGIN || !pathname.startsWith(`${BASE}/`))
    throw new Error(`${address} leads past ${SITE}/.`);
  return pathname + search;
}
const actionIn = (html: string): string => below(/<form[^>]* action="([^"]+)"/.exec(html)?.[1] ?? '');
const post = (path: string, fields: Readonly<Record<string, string>> = {}) =>
  paper.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin' },
  });

test('a login with an OpenID provider leaves from below it and comes back there', async () => {
  const begun = await paper.get(`${BASE}/identity/public/v2/oidc/sandbox/initiate`);
  const { url, redirectURI } = await begun.json();
  expect(redirectURI).toBe(`${SITE}/account/login/`);
  const requested = new URL(String(url));
  const panel = await (await paper.get(below(requested.href))).text();
  const chosen = await post(actionIn(panel), {
    ...Object.fromEntries(requested.searchParams),
    choice: 'typed',
    email: 'bo@example.com',
    name: 'Bo Ek',
  });
  const back = new URL(chosen.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(redirectURI);
  const [cookie = ''] = begun.headers.getSetCookie();
  expect(cookie).toContain(`Path=${BASE}`);
  const signedIn = await paper.get(`${BASE}/identity/public/v2/oidc/signin${back.search}`, {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect([signedIn.status, await signedIn.json()]).toEqual([
    200,
    expect.objectContaining({ uuid: expect.any(String) }),
  ]);
});

test('every page that a newsletter’s mails and their pages lead to stands below it', async () => {
  const answer = await post(`${BASE}/readers/v1/newsletters`, {
    email: 'bo@example.com',
    newsletter: 'morning',
    page: '/contact/',
  });
  expect(below(answer.headers.get('location') ?? '')).toMatch(`${BASE}/contact/?form=`);
  const mailed = async () => {
    const [mail] = await readMails(paper.platform);
    return (mail?.links ?? []).map(below);
  };
  const [confirm = ''] = await mailed();
  const confirmed = await post(actionIn(await (await paper.get(confirm)).text()));
  expect(confirmed.status).toBe(200);
  below(/<a [^>]*href="([^"]+)"/.exec(await confirmed.text())?.[1] ?? '');
  const [preferences = ''] = await mailed();
  const saved = await post(actionIn(await (await paper.get(preferences)).text()), { newsletter: 'morning' });
  expect(saved.status).toBe(200);
  const [recipient] = await paper.platform.platform.newsletters.listRecipients('morning');
  const oneClick = below((recipient?.headers['List-Unsubscribe'] ?? '').slice(1, -1));
  expect(below((await paper.get(oneClick)).headers.get('location') ?? '')).toMatch(
    `${BASE}/readers/v1/newsletters/`,
  );
  expect((await post(oneClick)).status).toBe(200);
  expect(await paper.platform.platform.newsletters.listRecipients('morning')).toEqual([]);
});

test.each(['/tag/js/gpt.js', '/prebid.js'])(
  'the stand-in of an ad server at %s asks nothing past it',
  async (path) => {
    const response = await paper.get(`${BASE}/sandbox/ads${path}`, { headers: { host: 'localhost' } });
    const addresses = [...(await response.text()).matchAll(/["'`]([^"'`]*\/sandbox\/[^"'`]*)/g)];
    expect([response.status, addresses.length > 0]).toEqual([200, true]);
    expect(addresses.filter(([, address = '']) => !address.startsWith(`${BASE}/`))).toEqual([]);
  },
);

test('the panel and the ads of the stand-in stay below it', async () => {
  const panel = await (await paper.get(`${BASE}/sandbox/ads/panel`)).text();
  const saved = await post(actionIn(panel), { server: 'fills', bidders: 'bid' });
  expect(below(saved.headers.get('location') ?? '')).toBe(`${BASE}/sandbox/ads/panel?saved`);
  expect(saved.headers.getSetCookie().join()).toContain(`Path=${BASE}/sandbox/ads`);
  const ad = await (await paper.get(`${BASE}/sandbox/ads/creative?unit=a&size=300x250`)).text();
  below(/<link[^>]* href="([^"]+)"/.exec(ad)?.[1] ?? '');
});

test('links and media that an editor typed lead below it, and those of other sites where they led', async () => {
  const html = await (await paper.get(`${BASE}/rich/`)).text();
  const box = /<p><a [\s\S]*?<\/video>/.exec(html)?.[0] ?? '';
  const written = [...box.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)].map(([, address]) => address);
  expect(written).toEqual([
    `${BASE}/about/`,
    `${SITE}/whole/`,
    'https://other.example/',
    '#here',
    `${BASE}/media/a.jpg`,
    `${BASE}/media/film.mp4`,
    `${BASE}/media/poster.jpg`,
  ]);
});
