/** What a person reads whose form failed, through the socket of the running site; callers of the API get JSON. */
import { isRecord } from '@broadsheet/client-core';
import { openDatabase } from '@broadsheet/platform';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

let site: ListeningSite;
let isFull = false;
let isBroken = false;
beforeAll(async () => {
  const database = await openDatabase({ imageFile: inject('databaseImage') });
  const failing: typeof database.query = async (...statement) => {
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    if (isBroken) throw new Error('lost in the middle');
    return database.query(...statement);
  };
  site = await openSiteWith({ fixtures: ['pages'], database: { ...database, query: failing } });
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

const PERSON = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const OWN = { ...PERSON, 'sec-fetch-site': 'same-origin' };
const LARGE = new URLSearchParams({ email: 'a'.repeat(200_000) });
const FORM = new URLSearchParams({ a: 'b' });
const LETTERS = '/readers/v1/newsletters';

const post = (path: string, headers: Readonly<Record<string, string>>, body: BodyInit = LARGE) =>
  site.get(path, { method: 'POST', headers, body });

test.each([
  ['a form that is too large', '/_broadsheet/forms/signup', OWN, LARGE, 413, 'too large'],
  [
    'a form of another site',
    '/_broadsheet/forms/signup',
    { ...PERSON, 'sec-fetch-site': 'cross-site' },
    FORM,
    403,
    'another site',
  ],
  [
    'newsletters asked for from another site',
    LETTERS,
    { ...PERSON, 'sec-fetch-site': 'cross-site' },
    FORM,
    403,
    'another site',
  ],
  [
    'a form of another type',
    '/_broadsheet/forms/signup',
    { ...OWN, 'content-type': 'text/plain' },
    'a',
    400,
    'cannot be read',
  ],
  ['a form that is not there', '/_broadsheet/forms/nothing', OWN, FORM, 404, 'cannot be read'],
] as const)('%s is answered with a page in words', async (_what, path, headers, body, status, words) => {
  const response = await post(path, headers, body);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'text/html; charset=utf-8',
  ]);
  expect(await response.text()).toContain(words);
});

test.each([
  [
    'a sign-up',
    '/_broadsheet/forms/signup',
    { password: 'correct horse 9', 'password-confirmation': 'correct horse 9' },
  ],
  ['a request for newsletters', LETTERS, { newsletter: 'morning' }],
] as const)(
  '%s that was tried too often says when to try again, and keeps what was typed but passwords',
  async (_what, path, typed) => {
    const email = 'often@example.com';
    const body = new URLSearchParams({ email, page: '/account/"><b>', ...typed });
    const answers = [];
    for (let count = 0; count < 30 && answers.at(-1)?.status !== 429; count += 1)
      answers.push(await post(path, OWN, body));
    const refused = answers.at(-1);
    expect([refused?.status, refused?.headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000);
    const page = (await refused?.text()) ?? '';
    expect(page).toMatch(/Try again in \d+ minutes\.<\/p>\s*<p>What you typed is kept here/);
    expect(page).toContain(`<form method="post" action="${path}">`);
    expect(page).toContain(`value="${email}"`);
    expect(page).toContain('value="/account/&quot;&gt;&lt;b&gt;"');
    expect(page).not.toContain('correct horse');
    expect(page.match(/type="password"/g) ?? []).toHaveLength(path === LETTERS ? 0 : 2);
  },
);

/** Sends a form until it is refused. */
async function sendTooOften(send: () => Promise<Response>): Promise<Response> {
  for (let count = 0; count < 100; count += 1) {
    const response = await send();
    if (response.status === 429) return response;
  }
  throw new Error('The form was never refused.');
}

test('the secret of a link for a new password is not shown again, and nothing is promised to be kept', async () => {
  const body = new URLSearchParams({ nonce: 'n0nce', newPassword: 'correct horse 9', email: 'a@b.example' });
  body.set('newPassword-confirmation', 'correct horse 9');
  const refused = await sendTooOften(() => post('/_broadsheet/forms/reset-password', OWN, body));
  const page = await refused.text();
  expect(page).toMatch(/Try again in \d+ minutes\./);
  expect(page).not.toMatch(/n0nce|kept here|<form/);
});

test.each([LETTERS, '/_broadsheet/forms/forgot-password'])(
  'under a base path a refused form of %s is sent again below it, with its query',
  async (path) => {
    await using coast = await openSiteWith({
      fixtures: ['pages'],
      variables: { SITE_ORIGIN: 'http://localhost/coast' },
    });
    const body = new URLSearchParams({ email: 'often@example.com', page: '/' });
    if (path === LETTERS) body.set('newsletter', 'morning');
    const refused = await sendTooOften(() =>
      coast.get(`/coast${path}?a=1&b=2`, { method: 'POST', headers: OWN, body }),
    );
    expect(await refused.text()).toContain(`<form method="post" action="/coast${path}?a=1&amp;b=2">`);
  },
  60_000,
);

test('a full disk is told a person in words, and a caller in JSON', async () => {
  isFull = true;
  const person = await post(LETTERS, OWN, new URLSearchParams({ email: 'ada@example.com' }));
  const caller = await post(
    LETTERS,
    { ...OWN, accept: '*/*' },
    new URLSearchParams({ email: 'a@b.example' }),
  );
  isFull = false;
  expect([person.status, person.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await person.text()).toContain('nothing was changed');
  expect([caller.status, caller.headers.get('content-type')]).toEqual([503, 'application/json']);
});

test('a failure of another kind leaves open whether something was changed', async () => {
  isBroken = true;
  const person = await post(LETTERS, OWN, new URLSearchParams({ email: 'eve@example.com' }));
  isBroken = false;
  expect([person.status, person.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(await person.text()).toContain('Check whether your change was made');
});

test('calls of identity, and requests of a page’s script, keep their own answers', async () => {
  const call = await post('/identity/public/v1/apple/auth', OWN, FORM);
  const script = await post('/_broadsheet/forms/nothing', { ...OWN, 'sec-fetch-dest': 'empty' }, FORM);
  expect(call.status).toBeGreaterThanOrEqual(400);
  expect([call, script].map(({ headers }) => headers.get('content-type'))).not.toContain(
    'text/html; charset=utf-8',
  );
});

test('the page is in the language of the site', async () => {
  const english = readFixture('site');
  const german = { ...(isRecord(english) && english), locale: 'de' };
  await site.platform.platform.import([await site.folder.write('site.json', JSON.stringify(german))]);
  await site.site.reload();
  const response = await post('/_broadsheet/forms/signup', OWN);
  const page = await response.text();
  expect(response.status).toBe(413);
  expect(page).toContain('<html lang="de" dir="ltr">');
  expect(page).toContain('Das Formular ist zu groß.');
});
