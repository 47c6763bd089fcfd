import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COOKIE_VALUE_LIMIT, createCookieStore, createManualClock } from '../index.ts';
import type { CookieStoreOptions, StorageFailure } from '../index.ts';

/** As much of `document.cookie` as the store needs: it joins, replaces, and removes at age 0. */
function cookieJar() {
  const cookies = new Map<string, string>();
  const written: string[] = [];
  const read = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  function write(cookie: string): void {
    written.push(cookie);
    const [pair = '', ...attributes] = cookie.split('; ');
    const equals = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, equals));
    else cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  }
  return { cookies, written, read, write };
}

function setUp(options: Partial<CookieStoreOptions> = {}) {
  const jar = cookieJar();
  const store = createCookieStore({ read: jar.read, write: jar.write, isHttps: () => true, ...options });
  return { jar, store };
}

describe('what is written', () => {
  it('is a browser-session cookie for the whole site, Lax and Secure, unless told otherwise', () => {
    const { jar, store } = setUp();
    store.set('ArcId.USER_INFO', '{"a":"é; b=c"}');
    expect(jar.written).toEqual([
      'ArcId.USER_INFO=%7B%22a%22%3A%22%C3%A9%3B%20b%3Dc%22%7D; Path=/; SameSite=Lax; Secure',
    ]);
  });

  it('carries age, date of expiry, domain and path as given, and is not Secure over http', () => {
    const { jar, store } = setUp({
      isHttps: () => false,
      clock: createManualClock(Date.UTC(2030, 0, 1)),
      maxAgeSeconds: 172_800,
      domain: '.example.com',
      path: '/news/',
      sameSite: 'Strict',
    });
    store.set('dismissed', '1');
    expect(jar.written).toEqual([
      'dismissed=1; Expires=Thu, 03 Jan 2030 00:00:00 GMT; Max-Age=172800; Domain=.example.com; Path=/news/; SameSite=Strict',
    ]);
  });

  it('ends a cookie with the path and domain that it was set with', () => {
    const { jar, store } = setUp({ domain: 'example.com', clock: createManualClock() });
    store.set('a', '1');
    store.remove('a');
    expect(jar.written.at(-1)).toBe(
      'a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0; Domain=example.com; Path=/; SameSite=Lax; Secure',
    );
    expect([store.get('a'), store.keys()]).toEqual([undefined, []]);
  });
});

describe('the limit of 4,000 characters', () => {
  it('is counted on the encoded value, and the older cookie stays', () => {
    const { store } = setUp();
    expect(store.set('a', 'x'.repeat(COOKIE_VALUE_LIMIT))).toBe(true);
    expect(store.set('a', 'x'.repeat(COOKIE_VALUE_LIMIT + 1))).toBe(false);
    expect(store.set('a', '"'.repeat(1334))).toBe(false);
    expect(store.get('a')).toBe('x'.repeat(COOKIE_VALUE_LIMIT));
    expect(store.set('a', '"'.repeat(1333))).toBe(true);
  });
});

describe('a browser that refuses cookies', () => {
  it('is noticed by reading back', () => {
    const { store } = setUp({ read: () => '', write: () => undefined });
    expect(store.set('a', '1')).toBe(false);
  });

  it('does not break the page by throwing, and is reported', () => {
    const failures: StorageFailure[] = [];
    const refuse = (): never => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    const { store } = setUp({ read: refuse, write: refuse, onFailure: (failure) => failures.push(failure) });
    expect(store.set('a', '1')).toBe(false);
    expect([store.get('a'), store.keys()]).toEqual([undefined, []]);
    store.remove('a');
    expect(failures.map(({ operation }) => operation)).toEqual(['set', 'set', 'get', 'keys', 'remove']);
  });
});

describe('reading', () => {
  it('copes with the cookies of other scripts', () => {
    const { store } = setUp({ read: () => 'flag; ratio=100%; a=1=2;b = c ; a=later; empty=' });
    expect(store.keys()).toEqual(['ratio', 'a', 'b', 'empty']);
    expect(['ratio', 'a', 'b', 'empty', 'flag'].map((key) => store.get(key))).toEqual([
      '100%',
      '1=2',
      'c',
      '',
      undefined,
    ]);
  });

  it('gives back any texts that were set, under any names', () => {
    const text = fc.string({ unit: 'binary', maxLength: 100 });
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.dictionary(name, text), (values) => {
        const { store } = setUp();
        const kept = Object.entries(values).map(([key, value]) => store.set(key, value));
        expect(kept).not.toContain(false);
        expect(store.keys().map((key) => [key, store.get(key)])).toEqual(Object.entries(values));
      }),
    );
  });

  it('puts a replacement character in the place of half a surrogate pair', () => {
    const { store } = setUp();
    expect(store.set('a', 'x\uD83Dy\uDE00z😀')).toBe(true);
    expect(store.get('a')).toBe('x\uFFFDy\uFFFDz😀');
  });
});
