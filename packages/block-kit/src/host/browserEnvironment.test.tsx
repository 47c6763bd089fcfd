import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../index.ts';

/** A page on the network; the document of the tests has no cookies of https. */
function pageAt(protocol: string) {
  const cookies: string[] = [];
  const assign = vi.fn();
  const document = {
    get cookie() {
      return cookies.join('; ');
    },
    set cookie(cookie: string) {
      cookies.push(cookie);
    },
  };
  const view: Window = Object.create(window, {
    document: { value: document },
    location: { value: { protocol, assign } },
  });
  return { view, cookies, assign };
}

describe('browserEnvironment', () => {
  afterEach(() => void vi.useRealTimers());

  it('reads back the cookie it wrote, whatever it holds', () => {
    const environment = browserEnvironment();
    environment.writeCookie('alert', 'Storm; wind = 30 m/s, “åäö”', { maxAgeSeconds: 60 });
    expect(environment.readCookie('alert')).toBe('Storm; wind = 30 m/s, “åäö”');
    expect(environment.readCookie('ale')).toBeUndefined();
    environment.writeCookie('alert', '', { maxAgeSeconds: 0 });
    expect(environment.readCookie('alert')).toBeUndefined();
  });

  it('reads a cookie that another program wrote in another encoding', () => {
    const { view, cookies } = pageAt('https:');
    cookies.push('first=1', 'legacy=100%', 'last=a=b');
    const environment = browserEnvironment(view);
    expect(environment.readCookie('legacy')).toBe('100%');
    expect(environment.readCookie('last')).toBe('a=b');
  });

  it.each([
    ['https:', true],
    ['http:', false],
  ])('writes cookies for the whole site on %s, secure: %s', (protocol, isSecure) => {
    vi.useFakeTimers({ now: 0 });
    const { view, cookies } = pageAt(protocol);
    browserEnvironment(view).writeCookie('alert', 'Storm now', { maxAgeSeconds: 60 });
    expect(cookies).toEqual([
      `alert=Storm%20now; Path=/; Max-Age=60; Expires=Thu, 01 Jan 1970 00:01:00 GMT; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    ]);
  });

  it('goes to an address', () => {
    const { view, assign } = pageAt('https:');
    browserEnvironment(view).navigate('/account/');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/account/');
  });

  it('repeats until it is cancelled, and tells the time', () => {
    vi.useFakeTimers({ now: 1000 });
    const environment = browserEnvironment();
    const run = vi.fn();
    const cancel = environment.every(100, run);
    vi.advanceTimersByTime(250);
    cancel();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(environment.now()).toBe(2250);
  });

  it('asks the browser about media', () => {
    const matchMedia = vi.fn((query: string) => ({ matches: query === '(min-width: 992px)' }));
    const view: Window = Object.create(window, { matchMedia: { value: matchMedia } });
    const environment = browserEnvironment(view);
    expect(environment.matches('(min-width: 992px)')).toBe(true);
    expect(environment.matches('print')).toBe(false);
  });
});
