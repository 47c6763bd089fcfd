import { describe, expect, it, vi } from 'vitest';
import { createHost, serverEnvironment } from '../index.ts';

describe('createHost', () => {
  it('is a server without content where nothing is known', () => {
    expect(createHost()).toMatchObject({
      site: { id: 'site' },
      locale: 'en',
      phrases: {},
      page: { path: '/', query: {}, type: '', meta: {}, globalContent: undefined },
      isAdmin: false,
      outputType: 'default',
      tokenVersion: '2',
      handlesLazyLoad: false,
    });
  });

  it('completes a site and a page of which only parts are known', () => {
    const host = createHost({ site: { websiteName: 'The Daily' }, page: { path: '/sport/' } });
    expect(host.site).toEqual({ id: 'site', websiteName: 'The Daily' });
    expect(host.page).toMatchObject({ path: '/sport/', query: {}, meta: {} });
  });

  it('speaks the language of its site, unless it is told another', () => {
    expect(createHost({ site: { locale: 'sv' } }).locale).toBe('sv');
    expect(createHost({ site: { locale: 'sv' }, locale: 'fr' }).locale).toBe('fr');
  });

  it('refuses content with a sentence that says what to do', async () => {
    const requested = createHost().content.fetch({ source: 'story-feed' });
    await expect(requested).rejects.toThrow(
      'No content client serves "story-feed": give the host one, or wrap the block in <Broadsheet>.',
    );
  });

  it('logs to the console where it is given no log', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    createHost().log('No auth token provided for resizer');
    expect(error).toHaveBeenCalledExactlyOnceWith('No auth token provided for resizer');
    error.mockRestore();
  });
});

describe('serverEnvironment', () => {
  it('reads nothing, writes nothing and runs nothing', () => {
    const environment = serverEnvironment();
    const run = vi.fn();
    vi.useFakeTimers();
    environment.every(10, run)();
    environment.every(10, run);
    vi.advanceTimersByTime(100);
    environment.writeCookie('name', 'value', { maxAgeSeconds: 60 });
    environment.navigate('/account/');
    expect(run).not.toHaveBeenCalled();
    expect(environment.readCookie('name')).toBeUndefined();
    expect(environment.matches('(min-width: 1px)')).toBe(false);
    vi.useRealTimers();
  });

  it('returns the time of its clock', () => {
    expect(serverEnvironment(() => 5).now()).toBe(5);
  });
});
