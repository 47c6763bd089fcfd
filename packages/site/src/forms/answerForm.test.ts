import { mailedValue, READER, readMails, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerForm } from './answerForm.ts';
import { identityService } from './identityService.ts';

const SITE = 'https://www.courier.test';
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());

type Values = Readonly<Record<string, string>>;

interface Sending {
  readonly headers?: Values;
  readonly log?: string[];
  readonly fetch?: (address: string) => Promise<Response>;
}

function send(form: string, values: Values, { headers = OWN_PAGE, log = [], ...own }: Sending = {}) {
  const request = new Request(`${SITE}/_broadsheet/forms/${form}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(values),
  });
  return answerForm(request, form, {
    siteUrl: SITE,
    ...identityService(platform.platform, { id: 'courier' }, '192.0.2.1'),
    log: { warn: (line) => void log.push(line), error: (line) => void log.push(line) },
    ...own,
  });
}

const wayBack = async (form: string, values: Values, sending?: Sending) => {
  const response = await send(form, { page: `/account/${form}/`, ...values }, sending);
  return [response.status, response.headers.get('location')];
};

test('a reader without script asks for a new password, and is led back to the page', async () => {
  expect(await wayBack('forgot-password', { email: READER.email })).toEqual([
    303,
    '/account/forgot-password/?form=forgot-password',
  ]);
  const nonce = await mailedValue(platform, READER.email, 'nonce');
  const values = {
    nonce,
    newPassword: 'a new and good one',
    'newPassword-confirmation': 'a new and good one',
  };
  expect(await wayBack('reset-password', values)).toEqual([
    303,
    '/account/reset-password/?form=reset-password',
  ]);
  expect(await wayBack('reset-password', values)).toEqual([
    303,
    `/account/reset-password/?form=reset-password&refused=130010&nonce=${nonce}`,
  ]);
});

test('a reader without script makes an account, which nobody is left signed in to', async () => {
  const email = 'bo@example.com';
  const values = { email, password: 'correct horse', 'password-confirmation': 'correct horse' };
  expect(await wayBack('signup', values)).toEqual([303, '/account/signup/?form=signup']);
  expect(platform.requests).not.toContain('GET /identity/public/v1/profile');
  expect((await readMails(platform)).some(({ to }) => to === email)).toBe(true);
  expect(await wayBack('signup', values)).toEqual([303, '/account/signup/?form=signup&refused=300039']);
});

test.each(['one-time-password', 'email-verification'])('%s is taken', async (form) => {
  expect(await wayBack(form, { email: READER.email })).toEqual([303, `/account/${form}/?form=${form}`]);
});

describe('nothing is asked of the service', () => {
  const unreachable = () => Promise.reject(new Error('Nobody may ask.'));

  test.each([
    ['an empty field', 'forgot-password', { email: '' }, 'incomplete'],
    ['a missing field', 'signup', { email: 'a@example.com' }, 'incomplete'],
    [
      'two passwords',
      'signup',
      { email: 'a@example.com', password: 'one', 'password-confirmation': 'two' },
      'mismatch',
    ],
  ])('for %s', async (_, form, values, code) => {
    expect(await wayBack(form, values, { fetch: unreachable })).toEqual([
      303,
      `/account/${form}/?form=${form}&refused=${code}`,
    ]);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['nowhere', {}],
  ])('for a page of %s', async (_, headers) => {
    const response = await send(
      'forgot-password',
      { email: 'a@example.com' },
      { headers, fetch: unreachable },
    );
    expect(response.status).toBe(403);
  });
});

test('an older browser, which names its origin only, may send forms', async () => {
  const response = await send('forgot-password', { email: READER.email }, { headers: { origin: SITE } });
  expect(response.status).toBe(303);
});

test('a form leads back to pages of this site only', async () => {
  const back = '?form=forgot-password&refused=incomplete';
  for (const page of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '']) {
    const response = await send('forgot-password', { page });
    expect(response.headers.get('location')).toBe(`/${back}`);
  }
  const { headers } = await send('forgot-password', { page: '/a/?form=x&refused=1#b' });
  expect(headers.get('location')).toBe(`/a/${back}`);
});

test('a lost service is told apart from a refusal', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'));
  expect(await wayBack('forgot-password', { email: READER.email }, { fetch })).toEqual([
    303,
    '/account/forgot-password/?form=forgot-password&refused=network',
  ]);
});

test.each(['login', 'constructor', '__proto__', ''])('there is no form "%s"', async (form) => {
  expect((await send(form, {})).status).toBe(404);
});

test('what is no form is refused', async () => {
  const request = new Request(`${SITE}/_broadsheet/forms/signup`, {
    method: 'POST',
    headers: OWN_PAGE,
    body: '{"email":"a@example.com"}',
  });
  const fetch = () => Promise.reject(new Error('Nobody may ask.'));
  const context = { siteUrl: SITE, origin: SITE, fetch, log: { warn: () => {}, error: () => {} } };
  expect((await answerForm(request, 'signup', context)).status).toBe(400);
});
