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
    const environment = browserEnvironment('', view);
    expect(environment.readCookie('legacy')).toBe('100%');
    expect(environment.readCookie('last')).toBe('a=b');
  });

  it.each([
    ['https:', true],
    ['http:', false],
  ])('writes cookies for the whole site on %s, secure: %s', (protocol, isSecure) => {
    const { view, cookies } = pageAt(protocol);
    browserEnvironment('', view).writeCookie('alert', 'Storm now', { maxAgeSeconds: 60 });
    expect(cookies).toEqual([
      `alert=Storm%20now; Path=/; Max-Age=60; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    ]);
  });

  it('goes to an address', () => {
    const { view, assign } = pageAt('https:');
    browserEnvironment('', view).navigate('/account/');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/account/');
  });

  it('knows where the reader is and came from, and changes the address without a trace', () => {
    const environment = browserEnvironment();
    history.replaceState({ kept: true }, '', '/account/?nonce=1#top');
    expect(environment.siteUrl()).toBe(location.origin);
    expect(environment.address()).toBe('/account/?nonce=1');
    expect(environment.referrer()).toBe('');
    const before = history.length;
    environment.replaceAddress('/account/');
    expect([environment.address(), history.length, history.state]).toEqual([
      '/account/',
      before,
      { kept: true },
    ]);
    history.replaceState(null, '', '/');
  });

  it('keeps items of the tab, and does without where storage is forbidden', () => {
    const environment = browserEnvironment();
    environment.writeSessionItem('place', '/coast/');
    expect(environment.readSessionItem('place')).toBe('/coast/');
    environment.writeSessionItem('place', undefined);
    expect(environment.readSessionItem('place')).toBeUndefined();
    const denied: Window = Object.create(window, {
      sessionStorage: {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      },
      localStorage: { value: { getItem: () => 'shared' } },
    });
    const poor = browserEnvironment('', denied);
    expect(() => poor.writeSessionItem('place', '/')).not.toThrow();
    expect(poor.readSessionItem('place')).toBeUndefined();
    expect(poor.readLocalItem('any')).toBe('shared');
  });

  it('hears of other tabs, and of a return from the memory of the browser', () => {
    const run = vi.fn();
    // Events of its own: what other files have opened in the shared window answers these events with more of them.
    const events = new EventTarget();
    const view: Window = Object.create(window, {
      addEventListener: { value: events.addEventListener.bind(events) },
      removeEventListener: { value: events.removeEventListener.bind(events) },
    });
    const stop = browserEnvironment('', view).onStorageChange(run);
    events.dispatchEvent(new StorageEvent('storage'));
    events.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(run).toHaveBeenCalledTimes(2);
    stop();
    events.dispatchEvent(new StorageEvent('storage'));
    expect(run).toHaveBeenCalledTimes(2);
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

  it('queries the browser for media', () => {
    const matchMedia = vi.fn((query: string) => ({ matches: query === '(min-width: 992px)' }));
    const view: Window = Object.create(window, { matchMedia: { value: matchMedia } });
    const environment = browserEnvironment('', view);
    expect(environment.matches('(min-width: 992px)')).toBe(true);
    expect(environment.matches('print')).toBe(false);
  });
});
