/** Settings of the site on their way from a draft to the readers, through the socket of the running site. */
import { createHash } from 'node:crypto';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

let site: ListeningSite;
let room: EditorRoom;

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['site', 'navigation', 'pages'] });
  room = await openEditorRoom(site);
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

const json = async (answer: Response | Promise<Response>): Promise<Readonly<Record<string, unknown>>> => {
  const body: unknown = await (await answer).json();
  if (!isRecord(body)) throw new Error(`No object: ${JSON.stringify(body)}`);
  return body;
};
const read = (id: string) => json(room.call('GET', `/settings/${id}`));
const save = async (id: string, document: unknown) => {
  const { revision } = await read(id);
  return json(room.call('PUT', `/settings/${id}/draft`, { document, revision }));
};
const publish = async (id: string) => {
  const { revision } = await read(id);
  return room.call('POST', `/settings/${id}/publication`, { revision });
};
const restore = (id: string, number: number) =>
  room.call('POST', `/settings/${id}/versions/${number}/restoration`, {});
const preview = (settings: unknown) => {
  const draft = { document: readFixture('pages/newsletters'), path: '/newsletters/', settings };
  return room.post('/pagebuilder/preview', new URLSearchParams({ draft: JSON.stringify(draft) }));
};

/** Requests a page, and tells whether its policy allows each of its style sheets. */
async function readPage(path = '/newsletters/') {
  const answer = await site.get(path);
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const sheets = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css);
  const hashes = sheets.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return { html, isStyled: hashes.every((hash) => policy.includes(hash)), headers: answer.headers };
}

const link = (display_name: string, url: string) => ({
  _id: `link-${url}`,
  node_type: 'link',
  display_name,
  url,
});
const withLink = (entry: unknown) => {
  const tree = readFixture('navigation/default');
  if (!isRecord(tree) || !Array.isArray(tree['children'])) throw new Error('No navigation.');
  return { ...tree, children: [entry, ...tree['children']] };
};
const GREEN = { light: '#14532d', dark: '#86efac' };

test('a stranger is told nothing of settings and sees no preview of them', async () => {
  const paths = ['/settings', '/settings/theme', '/setting-choices'];
  for (const path of paths) expect((await site.get(`/pagebuilder/api${path}`)).status).toBe(401);
});

test('navigation and a colour are drafts for the preview, and for readers when they are published', async () => {
  const before = await readPage();
  const [theme, navigation] = [
    { colours: { brand: GREEN }, measures: { radius: '9px' } },
    withLink(link('Tide tables', '/tides/')),
  ];
  expect(await save('theme', theme)).toEqual({ revision: 1, problems: [] });
  expect(await save('navigation:default', navigation)).toMatchObject({ revision: 1 });
  const shown = await preview({ theme, navigation: { default: navigation } });
  const html = await shown.text();
  expect(html).toContain('--bs-brand:light-dark(#14532d,#86efac)');
  expect(html).toContain('href="/tides/"');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect((await readPage()).html).toBe(before.html);

  expect((await publish('theme')).status).toBe(200);
  expect((await publish('navigation:default')).status).toBe(200);
  const after = await readPage();
  expect(after.html).toContain('--bs-brand:light-dark(#14532d,#86efac)');
  expect(after.html).toContain('--bs-radius:9px');
  expect(after.html).toContain('href="/tides/"');
  expect(after.isStyled).toBe(true);
  expect(after.headers.get('cache-control')).toBe(before.headers.get('cache-control'));
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));

  await restore('theme', 1);
  await restore('navigation:default', 1);
  expect((await readPage()).html).toBe(before.html);
});

test('the language and the direction of the site are seen in a preview, then by readers', async () => {
  const before = await readPage();
  const { document } = await read('site');
  const arabic = { ...(isRecord(document) && document), locale: 'ar', textDirection: 'rtl' };
  expect(await save('site', arabic)).toMatchObject({
    problems: [{ path: '$.locale', isWarning: true, reason: expect.stringContaining('in English') }],
  });
  expect(await (await preview({ site: arabic })).text()).toMatch(/<html[^>]* dir="rtl"/);
  expect((await readPage()).html).toBe(before.html);
  await publish('site');
  expect((await readPage()).html).toMatch(/<html[^>]* dir="rtl"/);
  await restore('site', 1);
  expect((await readPage()).html).toBe(before.html);
});

test('warns of a bot challenge that readers could not pass, with what to do', async () => {
  const { document } = await read('site');
  const properties = isRecord(document) ? document : {};
  const problemsOf = async (members: object) => {
    const { problems } = await save('site', { ...properties, ...members });
    return Array.isArray(problems) ? problems : [];
  };
  const key = {
    path: '$.identity.recaptchaSiteKey',
    isWarning: true,
    reason: expect.stringContaining('Set the key'),
  };
  const score = {
    path: '$.identity.recaptchaScore',
    isWarning: true,
    reason: expect.stringContaining('Set it to -1'),
  };
  const isOn = { signinRecaptcha: true };
  expect(await problemsOf({ identity: isOn })).toMatchObject([key]);
  expect(await problemsOf({ identity: { ...isOn, recaptchaSiteKey: 'k', recaptchaScore: 5 } })).toMatchObject(
    [score],
  );
  expect(await problemsOf({ identity: {}, sales: { checkoutRecaptchaEnabled: true } })).toMatchObject([key]);
  expect(await problemsOf({ identity: { ...isOn, recaptchaSiteKey: 'k', recaptchaScore: 0.5 } })).toEqual([]);
  expect(await problemsOf({ identity: { recaptchaScore: 5 } })).toEqual([]);
  await restore('site', 1);
});

test('a theme that cannot be read stays a draft, and is told by its figures', async () => {
  const pale = { colours: { brand: { light: '#cccccc', dark: '#86efac' } }, measures: {} };
  const { problems } = await save('theme', pale);
  expect(problems).toContainEqual({
    path: '$.colours.brand.light',
    reason:
      '"brand" on "paper" has a contrast of 1.5 to 1 in the light scheme; 4.5 to 1 is needed to be read',
    says: {
      key: 'setting-problem.contrast.light',
      values: { front: 'brand', back: 'paper', ratio: 1.5, minimum: 4.5 },
    },
  });
  const refused = await publish('theme');
  expect(refused.status).toBe(400);
  expect(await (await preview({ theme: pale })).text()).toContain('--bs-brand:light-dark(#cccccc,#86efac)');
  expect((await readPage()).html).not.toContain('#cccccc');
});

describe('hostile settings reach no page:', () => {
  test.each([
    '#14532d;}body{display:none',
    '</style><script>alert(1)</script>',
    'url(https://evil.example/)',
    'red;background:url(//evil.example)',
  ])('a token of %j', async (value) => {
    const theme = { colours: { brand: { light: value, dark: value } }, measures: { radius: value } };
    expect((await save('theme', theme))['problems']).toHaveLength(3);
    expect((await publish('theme')).status).toBe(400);
    expect(await (await preview({ theme })).text()).not.toContain(value);
  });

  test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//', ''])(
    'a link to %j',
    async (url) => {
      const navigation = withLink(link('Prize draw', url));
      await save('navigation:default', navigation);
      expect((await publish('navigation:default')).status).toBe(400);
      const html = await (await preview({ navigation: { default: navigation } })).text();
      expect(html).not.toMatch(/javascript:|data:text/i);
      expect((await readPage()).html).not.toContain('Prize draw');
    },
  );

  test('ten thousand entries', async () => {
    const navigation = {
      ...withLink(link('First', '/first/')),
      children: Array.from({ length: 10_000 }, (_, index) => link('x', `/${index}/`)),
    };
    const refused = await room.call('PUT', '/settings/navigation:default/draft', {
      document: navigation,
      revision: (await read('navigation:default'))['revision'],
    });
    expect(refused.status).toBe(400);
    const small = { ...navigation, children: navigation.children.slice(0, 2_000) };
    expect(await save('navigation:default', small)).toMatchObject({
      problems: [{ reason: expect.stringContaining('more than 1,000 entries') }],
    });
    expect((await publish('navigation:default')).status).toBe(400);
    expect(await (await preview({ navigation: { default: small } })).text()).not.toContain('href="/1999/"');
  });

  test('a logo that is script, a time zone that there is not, an id of another site', async () => {
    const { problems } = await save('site', {
      websiteName: 'Mine',
      id: 'other',
      primaryLogo: 'javascript:alert(1)',
      facebookPage: 'javascript:alert(1)',
      dateLocalization: { timeZone: 'Moon/Crater' },
      contact: { email: 'nobody', telephone: '<script>' },
    });
    expect(problems).toMatchObject([
      { path: '$.primaryLogo' },
      { path: '$.facebookPage' },
      { path: '$.contact.email' },
      { path: '$.contact.telephone' },
      { path: '$.dateLocalization.timeZone' },
    ]);
    expect((await publish('site')).status).toBe(400);
  });
});

test('an editor chooses from the languages of the blocks and the theme of the installation', async () => {
  expect(await json(room.call('GET', '/setting-choices'))).toMatchObject({
    theme: { name: 'paper', colours: { brand: { light: '#0b4f6c' } } },
    languages: ['en', 'sv', 'fr', 'no', 'de', 'es', 'ja', 'ko', 'pt'],
  });
});
