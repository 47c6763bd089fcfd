/**
 * Who guesses passwords and codes of an editor from many networks, through the socket of the running site: the owner's
 * browsers are not stopped by it.
 */
import { MINUTE_MS } from '@broadsheet/client-core';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReadersSite } from '../../test/openReadersSite.ts';
import type { ReadersSite, SiteAnswer } from '../../test/openReadersSite.ts';

const ADA = { email: 'ada@example.com', password: 'seven ships below cranes' };
const NEW_PASSWORD = 'nine gulls over the pier';
const HOME = '127.0.9.1';
/** Each test sends a hundred requests or more, and other tests may take the processors. */
const LONGEST_MS = 120_000;

let site: ReadersSite;

beforeEach(async () => {
  site = await openReadersSite({ PROXIES: '0' }, { editing: { scrypt: { ln: 4, r: 8, p: 1 } } });
  await site.setUpEditor(ADA);
}, 60_000);
afterEach(() => site[Symbol.asyncDispose]());

interface Sent {
  readonly body?: unknown;
  readonly cookie?: string;
  readonly from?: string;
  readonly method?: string;
}

const send = (path: string, { body = {}, cookie = '', from = HOME, method = 'POST' }: Sent = {}) =>
  site.call(method, `/pagebuilder/api${path}`, {
    body,
    from,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });

/** Returns the cookies of a browser after an answer: the new ones replace those of the same name. */
function keep(cookies: string, { cookie }: SiteAnswer): string {
  const pairs = `${cookies}; ${cookie}`.split('; ').filter(Boolean);
  const jar = new Map(pairs.map((pair) => [pair.split('=')[0] ?? '', pair]));
  return [...jar.values()].join('; ');
}

const withoutSession = (cookies: string): string =>
  cookies
    .split('; ')
    .filter((pair) => !pair.includes('editor-session='))
    .join('; ');

/** Logs in with the password. @returns the cookies of the browser */
async function logIn(cookie = '', from = HOME): Promise<string> {
  const answer = await send('/session', { body: ADA, cookie, from });
  expect(answer.outcome).toBe('200');
  return keep(cookie, answer);
}

/** Adds an authenticator app. @returns the cookies of the browser, and what makes codes */
async function addApp(cookies: string) {
  const { body } = await send('/account/authenticators/options', { cookie: cookies });
  const secret = String(body['secret']);
  const codeOf = () => new TOTP({ secret }).generate({ timestamp: site.now() });
  const sent = { sealed: body['sealed'], code: codeOf(), name: 'Phone', password: ADA.password };
  const added = await send('/account/authenticators', { body: sent, cookie: cookies });
  expect(added.status).toBe(201);
  site.advance(MINUTE_MS);
  return { cookies: keep(cookies, added), codeOf };
}

/** Proves a code after the password. @returns the status */
async function prove(code: string, { cookie = '', from = HOME } = {}): Promise<number> {
  const half = await logIn(cookie, from);
  return (await send('/session/second-factor', { body: { code }, cookie: half, from })).status;
}

/** Sends wrong codes with the right password from eight networks, until strangers' codes are used up. */
async function guessCodes(): Promise<void> {
  for (let network = 1; network <= 8; network += 1) {
    const from = `127.0.8.${network}`;
    const cookie = await logIn('', from);
    for (let guess = 0; guess < 10; guess += 1)
      await send('/session/second-factor', { body: { code: '000000' }, cookie, from });
  }
}

test(
  'wrong codes from eight networks stop unknown browsers, and not one that has proved a code',
  async () => {
    const { cookies, codeOf } = await addApp(await logIn());
    const known = withoutSession(cookies);
    await guessCodes();
    expect(await prove(codeOf(), { from: '127.0.7.1' })).toBe(429);
    expect(await prove(codeOf(), { cookie: known })).toBe(200);
  },
  LONGEST_MS,
);

test(
  'a browser that knows only the password does not become known',
  async () => {
    const { codeOf } = await addApp(await logIn());
    const half = withoutSession(await logIn('', '127.0.7.1'));
    expect(half).toBe('');
    await guessCodes();
    expect(await prove(codeOf(), { cookie: half, from: '127.0.7.1' })).toBe(429);
  },
  LONGEST_MS,
);

test(
  'a known browser has ten codes in a quarter of an hour',
  async () => {
    const { cookies, codeOf } = await addApp(await logIn());
    const known = withoutSession(cookies);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) statuses.push(await prove('000000', { cookie: known }));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect(await prove(codeOf(), { cookie: known })).toBe(429);
    site.advance(16 * MINUTE_MS);
    expect(await prove(codeOf(), { cookie: known })).toBe(200);
  },
  LONGEST_MS,
);

test(
  'wrong passwords from eleven networks stop no known browser, and no change of the password',
  async () => {
    const cookies = await logIn();
    await guessPasswords();
    const refused = await send('/session', { body: ADA, from: '127.0.7.1' });
    expect(refused.status).toBe(429);
    await logIn(withoutSession(cookies));
    const again = await logIn(withoutSession(cookies));
    const change = { current: ADA.password, password: NEW_PASSWORD };
    expect((await send('/account/password', { body: change, cookie: again })).status).toBe(204);
  },
  LONGEST_MS,
);

test(
  'a new password makes all browsers unknown except the one that set it, and nobody forges one',
  async () => {
    const { cookies, codeOf } = await addApp(await logIn());
    const known = withoutSession(cookies);
    const half = await logIn(known);
    const open = keep(half, await send('/session/second-factor', { body: { code: codeOf() }, cookie: half }));
    await guessCodes();
    const name = known.split('=')[0] ?? '';
    const forged = `${name}=${site.now() + MINUTE_MS}.${'a'.repeat(22)}.${'a'.repeat(43)}`;
    expect(await prove('000000', { cookie: forged, from: '127.0.7.1' })).toBe(429);
    expect(await prove('000000', { cookie: known })).toBe(400);
    const change = { current: ADA.password, password: NEW_PASSWORD };
    const changed = await send('/account/password', { body: change, cookie: open });
    expect(changed.status).toBe(204);
    const half2 = await send('/session', { body: { ...ADA, password: NEW_PASSWORD }, cookie: known });
    const old = keep(known, half2);
    const body = { code: '000000' };
    expect((await send('/session/second-factor', { body, cookie: old })).status).toBe(429);
    const renewed = keep(withoutSession(keep(open, changed)), half2);
    expect((await send('/session/second-factor', { body, cookie: renewed })).status).toBe(400);
  },
  LONGEST_MS,
);

/** Sends wrong passwords from eleven networks, until strangers' passwords are used up. */
async function guessPasswords(): Promise<void> {
  for (let guess = 0; guess < 101; guess += 1)
    await send('/session', { body: { ...ADA, password: 'a guess' }, from: `127.0.8.${(guess % 11) + 1}` });
}

/** Opens the newest mailed link in a browser. @returns the answer and the cookies of the browser */
async function openLink({ cookie = '', from = '127.0.7.1' } = {}) {
  const token = (await site.mailedLinks(ADA.email)).at(-1)?.hash.slice(1);
  const answer = await send('/session/browser', { body: { token }, cookie, from });
  return { answer, cookie: keep(cookie, answer), token };
}

test(
  'a link by mail lets the owner in on a new device while strangers have used up the passwords',
  async () => {
    await guessPasswords();
    const from = '127.0.7.1';
    const refused = await send('/session', { body: ADA, from });
    expect(refused).toMatchObject({ status: 429, body: { says: { key: 'refusal.many-passwords' } } });
    const asked = await send('/session/browser-link', { body: { email: ADA.email }, from });
    expect(asked.status).toBe(204);
    const { answer, cookie } = await openLink({ from });
    expect(answer.status).toBe(204);
    expect((await send('/session', { body: { ...ADA, password: 'a guess' }, cookie, from })).status).toBe(
      401,
    );
    expect((await send('/session', { body: ADA, cookie, from })).status).toBe(200);
    expect((await send('/session', { body: ADA, from: '127.0.6.1' })).status).toBe(429);
  },
  LONGEST_MS,
);

test(
  'a link by mail lets the owner in while somebody who holds the password has used up the codes, and only the owner',
  async () => {
    const { codeOf } = await addApp(await logIn());
    await guessCodes();
    const from = '127.0.7.1';
    const half = await logIn('', from);
    expect((await send('/session/browser-link', { cookie: half, from })).status).toBe(204);
    const { answer, cookie } = await openLink({ cookie: half, from });
    expect(answer.status).toBe(204);
    const code = { body: { code: codeOf() }, cookie, from };
    expect((await send('/session/second-factor', code)).status).toBe(200);
    expect(await prove(codeOf(), { from: '127.0.8.1' })).toBe(429);
  },
  LONGEST_MS,
);

test(
  'a link by mail that is opened in many browsers brings attempts once',
  async () => {
    await addApp(await logIn());
    await send('/session/browser-link', { body: { email: ADA.email } });
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const from = `127.0.7.${guess + 1}`;
      const { cookie } = await openLink({ from });
      statuses.push(await prove('000000', { cookie, from }));
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  },
  LONGEST_MS,
);

test(
  'a link by mail opens nothing by itself, and is void after an hour, with a new password, and when it is forged',
  async () => {
    const cookies = await logIn();
    await send('/session/browser-link', { body: { email: ADA.email } });
    const { answer, cookie, token = '' } = await openLink();
    expect(answer.status).toBe(204);
    expect((await send('/account/password', { cookie, body: {} })).status).toBe(401);
    // The last character of a signature has bits that stand for nothing.
    const forged = token.replace(/(?<=\.)(?:A|([^A.]))(?=[^.]{42}$)/, (_first, other) => (other ? 'A' : 'B'));
    expect(forged).not.toBe(token);
    for (const bad of [forged, '', 'x', token.replace(/^\d+/, (time) => String(Number(time) + 1))])
      expect([bad, (await send('/session/browser', { body: { token: bad } })).status]).toEqual([bad, 400]);
    const change = { current: ADA.password, password: NEW_PASSWORD };
    expect((await send('/account/password', { body: change, cookie: cookies })).status).toBe(204);
    expect((await openLink()).answer.body).toMatchObject({ says: { key: 'refusal.browser-link' } });
    await send('/session/browser-link', { body: { email: ADA.email } });
    site.advance(61 * MINUTE_MS);
    expect((await openLink()).answer.status).toBe(400);
  },
  LONGEST_MS,
);

test(
  'links that strangers ask for fill no mailbox, and the last one that came is good',
  async () => {
    for (let time = 0; time < 30; time += 1) {
      const from = `127.0.8.${(time % 12) + 1}`;
      expect((await send('/session/browser-link', { body: { email: ADA.email }, from })).status).toBe(204);
    }
    expect((await send('/session/browser-link', { body: { email: 'nobody@example.com' } })).status).toBe(204);
    expect(await site.mailedLinks(ADA.email)).toHaveLength(10);
    expect(await site.mailedLinks('nobody@example.com')).toEqual([]);
    site.advance(30 * MINUTE_MS);
    expect((await openLink()).answer.status).toBe(204);
  },
  LONGEST_MS,
);
