import { createTestEnvironment } from '@broadsheet/testing';
import { describe, expect, it } from 'vitest';
import { redirectOrHome } from './redirectOrHome.ts';
import { getReturnTarget, rememberLeaving } from './getReturnTarget.ts';
import { rememberAccountPage } from './accountPages.ts';
import { rememberReferrer } from './rememberReferrer.ts';

const ORIGIN = 'https://www.courier.test';
const STORED = 'ArcXP_redirectUrl';

/** Every way that is known to lead a reader off the site, or to run script on it. */
const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '\u001f/evil.example',
  '\u00a0//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  'https://evil.example/',
  'HTTPS://EVIL.EXAMPLE/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http://www.courier.test/',
  `${ORIGIN}.evil.example/`,
  `${ORIGIN}@evil.example/`,
  `${ORIGIN}:443@evil.example/`,
  `${ORIGIN}:8443/`,
  `${ORIGIN}%2eevil.example/`,
  'https://user:password@www.courier.test/',
  'https://www.courier.test\\@evil.example/',
  'https://www.courier.test#@evil.example/',
  'https://www.courier.test?@evil.example/',
  'https://wwwｗcourier.test/',
  'https://www.courier。test/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://www.courier.test/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://www.courier.test/1',
  'file:///etc/passwd',
  'filesystem:https://www.courier.test/temporary/a',
  'ftp://www.courier.test/',
  'mailto:a@evil.example',
  'evil.example',
  'account/',
  '?next=1',
  '#top',
  '%2f%2fevil.example',
  '%68ttps://evil.example',
  '//www.courier.test/',
  'https://[',
];

describe('a redirect target', () => {
  it.each(HOSTILE)('is the home page instead of %j, and nothing stays stored', (target) => {
    const environment = createTestEnvironment();
    environment.sessionItems.set(STORED, '/coast/');
    expect(redirectOrHome(target, environment)).toBe('/');
    expect(environment.sessionItems.get(STORED)).toBe('/');
  });

  it.each([
    ['/', '/'],
    [ORIGIN, '/'],
    [`${ORIGIN}/`, '/'],
    [`${ORIGIN}/offer/?a=b#c`, '/offer/?a=b#c'],
    ['/account/', '/account/'],
    ['/a?next=//evil.example', '/a?next=//evil.example'],
    ['/a#//evil.example', '/a#//evil.example'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/é', '/%C3%A9'],
  ])('may be %s', (target, path) => {
    expect(redirectOrHome(target, createTestEnvironment())).toBe(path);
  });

  it.each([undefined, ''])('is none where %j is given', (target) => {
    expect(redirectOrHome(target, createTestEnvironment())).toBeUndefined();
  });
});

describe('the target after signing in', () => {
  function targetAt(address: string, stored?: string) {
    const environment = createTestEnvironment();
    environment.place.address = address;
    if (stored !== undefined) environment.sessionItems.set(STORED, stored);
    return getReturnTarget(environment, '/account/');
  }

  it.each([
    ['the redirect of the address', '/account/login/?redirect=%2Foffer%2F', '/coast/', '/offer/'],
    ['what is stored', '/account/login/', '/coast/', '/coast/'],
    ['the page of readers who are logged in', '/account/login/', undefined, '/account/'],
    ['the first of a repeated redirect', '/l/?redirect=/a/&redirect=//evil.example', undefined, '/a/'],
    ['home for a redirect that leaves', '/l/?redirect=//evil.example', '/coast/', '/'],
    ['home for a stored target that leaves', '/l/', 'https://evil.example/', '/'],
  ])('is %s', (_, address, stored, target) => {
    expect(targetAt(address, stored)).toBe(target);
  });

  it.each([
    ['the fallback', '/account/signup/', '/account/'],
    ['the redirect of the address', '/account/signup/?redirect=/offer/', '/offer/'],
  ])('is %s where what is stored does not count', (_, address, target) => {
    const environment = createTestEnvironment();
    environment.place.address = address;
    environment.sessionItems.set(STORED, '/coast/');
    expect(getReturnTarget(environment, '/account/', { followsStored: false })).toBe(target);
  });

  it.each([
    ['/l/?redirect=/update/&paymentMethodID=42', '/update/?paymentMethodID=42'],
    ['/l/?redirect=/update/?a=1%23top&paymentMethodID=4%202', '/update/?a=1&paymentMethodID=4+2#top'],
    ['/l/?redirect=/update/&paymentMethodID=', '/update/?paymentMethodID='],
  ])('carries the payment method on: %s', (address, target) => {
    expect(targetAt(address)).toBe(target);
  });
});

describe('the page that is left for a provider', () => {
  it('is stored until the attempt fails, which puts back what was stored before', () => {
    const environment = createTestEnvironment();
    environment.place.address = '/subscribe/?plan=a#card';
    environment.sessionItems.set(STORED, '/coast/');
    const stay = rememberLeaving(environment, { staysHere: true });
    expect(environment.sessionItems.get(STORED)).toBe('/subscribe/?plan=a');
    stay();
    expect(environment.sessionItems.get(STORED)).toBe('/coast/');
  });
});

describe('the page that a reader came from', () => {
  const rules = { redirectURL: '/account/', redirectToPreviousPage: true };
  interface Visit extends Partial<typeof rules> {
    readonly address?: string;
  }
  function storedAfter(referrer: string, { address = '/account/login/', ...own }: Visit = {}) {
    const environment = createTestEnvironment();
    Object.assign(environment.place, { referrer, address });
    rememberReferrer(environment, { ...rules, ...own });
    return environment.sessionItems.get(STORED);
  }

  it.each([
    ['path and query of a page of this site', `${ORIGIN}/coast/ferry/?page=2#top`, '/coast/ferry/?page=2'],
    ['the default after the page builder', `${ORIGIN}/pagebuilder/pages/1`, '/account/'],
    ['nothing of another site', 'https://search.example/?q=courier', undefined],
    ['nothing without a referrer', '', undefined],
    ['nothing of a page on a like host', `${ORIGIN}.evil.example/`, undefined],
  ])('is stored as %s', (_, referrer, stored) => {
    expect(storedAfter(referrer)).toBe(stored);
  });

  it('is not stored where the editor has switched it off', () => {
    expect(storedAfter(`${ORIGIN}/coast/`, { redirectToPreviousPage: false })).toBeUndefined();
  });

  it('lends its query to the default after a reset password, but not what was mailed', () => {
    const address = '/account/login/?reset_password=true';
    expect(storedAfter(`${ORIGIN}/account/reset-password/?plan=a&nonce=s3cret`, { address })).toBe(
      '/account/?plan=a',
    );
    expect(storedAfter(`${ORIGIN}/account/reset-password/`, { address })).toBe('/account/');
  });

  it('keeps where the way began when it leads over other account pages', () => {
    const environment = createTestEnvironment();
    Object.assign(environment.place, { referrer: `${ORIGIN}/coast/`, address: '/account/login/' });
    rememberReferrer(environment, rules);
    rememberAccountPage(environment);
    Object.assign(environment.place, {
      referrer: `${ORIGIN}/account/login/?a=b`,
      address: '/account/signup/',
    });
    rememberReferrer(environment, rules);
    expect(environment.sessionItems.get(STORED)).toBe('/coast/');
  });
});
