import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../test/openPage.ts';

/** The part of the vendor's global that these tests use. */
interface Recaptcha {
  ready(run: () => void): void;
  render(element: Element, settings: object): number;
  reset(id?: number): void;
  getResponse(id?: number): string;
  execute(target: string | number, options?: object): Promise<string | undefined>;
}

let page = openPage();
const vendor = (): Recaptcha => Reflect.get(page.view, 'grecaptcha');
const load = (query: string) => page.load(`/sandbox/recaptcha/api.js?${query}`);
const frame = () => page.document.querySelector<HTMLIFrameElement>('iframe[title=reCAPTCHA]');
const verify = (response: string): Promise<unknown> =>
  page.postJson('/sandbox/recaptcha/api/siteverify', { secret: 'any', response });

beforeEach(() => {
  page = openPage();
});

describe('the box to tick', () => {
  function show(settings: object = {}) {
    const events: unknown[] = [];
    const place = page.document.createElement('div');
    const id = vendor().render(place, {
      sitekey: 'k',
      callback: (token: string) => events.push(token),
      'expired-callback': () => events.push('expired'),
      'error-callback': () => events.push('failed'),
      ...settings,
    });
    page.document.body.append(place);
    return { id, events };
  }

  it.each([
    [{ theme: 'dark', tabindex: 3 }, ['/sandbox/recaptcha/box?theme=dark', '304px', '78px', 3]],
    [{ size: 'compact' }, ['/sandbox/recaptcha/box?theme=light', '164px', '144px', 0]],
  ])('is a frame as wanted: %o', async (settings, expected) => {
    await load('render=explicit');
    show(settings);
    const shown = frame();
    const { inlineSize, blockSize } = shown?.style ?? {};
    expect([shown?.getAttribute('src'), inlineSize, blockSize, shown?.tabIndex]).toEqual(expected);
  });

  it('hands tokens over, and tells when they expire and when the vendor fails', async () => {
    await load('render=explicit');
    const { id, events } = show();
    const say = (answer: object) => page.say(frame()?.contentWindow ?? null, answer);
    say({ kind: 'token', token: 'a' });
    expect([events, vendor().getResponse(id)]).toEqual([['a'], 'a']);
    say({ kind: 'expired' });
    say({ kind: 'failed' });
    expect([events, vendor().getResponse(id)]).toEqual([['a', 'expired', 'failed'], '']);
  });

  it('forgets its token and tells its frame when it is reset', async () => {
    await load('render=explicit');
    const { id } = show();
    const inner = frame()?.contentWindow;
    const told = new Promise((resolve) => {
      inner?.addEventListener('message', ({ data }) => resolve(data));
    });
    page.say(inner ?? null, { kind: 'token', token: 'a' });
    vendor().reset(id);
    expect([await told, vendor().getResponse(id)]).toEqual(['sandbox-reset', '']);
  });

  it('can be invisible and wait to be run', async () => {
    await load('render=explicit');
    const { id, events } = show({ size: 'invisible' });
    expect(frame()).toBeNull();
    await vendor().execute(id);
    expect(await verify(vendor().getResponse(id))).toMatchObject({ success: true });
    expect(events).toEqual([vendor().getResponse(id)]);
  });
});

describe('the invisible check', () => {
  it('runs for the site keys of its scripts', async () => {
    await load('render=one');
    await load('render=two');
    for (const key of ['one', 'two']) {
      const token = await vendor().execute(key, { action: 'signin' });
      expect(await verify(token ?? '')).toMatchObject({ success: true, score: 0.9, action: 'signin' });
    }
    expect(() => vendor().execute('three')).toThrow('Invalid site key or not loaded in api.js: three');
  });

  it('rejects when told to fail, and an action that names a reader', async () => {
    await load('render=one');
    await expect(vendor().execute('one', { action: 'a@b' })).rejects.toThrow('Invalid action name');
    await page.post('/sandbox/recaptcha/panel', { outcome: 'fail', score: '0.5' });
    await expect(vendor().execute('one', { action: 'signin' })).rejects.toThrow('told to fail');
  });
});

it('tells the page when it is ready', async () => {
  const calls: string[] = [];
  page.set('onReady', () => calls.push('onload'));
  await load('render=explicit&onload=onReady');
  vendor().ready(() => calls.push('ready'));
  await new Promise<void>((resolve) => vendor().ready(resolve));
  expect(calls).toEqual(['onload', 'ready']);
});
