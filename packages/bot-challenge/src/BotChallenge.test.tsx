import { HostProvider } from '@broadsheet/block-kit';
import { createMemoryStore } from '@broadsheet/client-core';
import type { KeyValueStore } from '@broadsheet/client-core';
import { createTestEnvironment, createTestHost, expectAccessible } from '@broadsheet/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BotChallenge, CHALLENGE_TOKEN_KEY, challengeTokenStore, useBotChallenge } from './index.ts';
import type { BotChallengeOptions, BotChallengeState } from './index.ts';

const INVISIBLE = { signinRecaptcha: true, recaptchaSiteKey: 'key', recaptchaScore: 0.5 };
const CHECKBOX = { ...INVISIBLE, recaptchaScore: -1 };

interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: string;
  readonly size: string;
  readonly callback: (token: string | null) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** What the vendor's script brings, at the test's command. */
function createVendor() {
  const widgets: WidgetOptions[] = [];
  const executed: unknown[] = [];
  const resets: number[] = [];
  let refuses = false;
  return {
    widgets,
    executed,
    resets,
    refuse: () => {
      refuses = true;
    },
    grecaptcha: {
      ready: (run: () => void) => run(),
      render(_: HTMLElement, options: WidgetOptions) {
        widgets.push(options);
        return widgets.length - 1;
      },
      reset: (id: number) => void resets.push(id),
      async execute(siteKey: string, { action }: { readonly action: string }) {
        executed.push([siteKey, action]);
        if (refuses) throw new Error('Invalid site key');
        return `token-${executed.length}`;
      },
    },
  };
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="/recaptcha/"]')];
const settle = () => act(async () => new Promise<void>((resolve) => void setTimeout(resolve)));

async function arrive(grecaptcha: object | undefined = vendor.grecaptcha) {
  if (grecaptcha !== undefined) Reflect.set(globalThis, 'grecaptcha', grecaptcha);
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  await settle();
}
async function failToArrive() {
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  await settle();
}
async function showBox() {
  await arrive();
  await waitFor(() => expect(vendor.widgets).not.toEqual([]), { timeout: 10_000 });
}

let vendor = createVendor();
let store: KeyValueStore = createMemoryStore();
beforeEach(() => {
  vendor = createVendor();
  store = createMemoryStore();
});
afterEach(async () => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
  // A load that a test left under way would be that of the next one, too.
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  await settle();
  localStorage.clear();
});

function mount(options: Partial<BotChallengeOptions> = {}, locale = 'en') {
  const environment = createTestEnvironment();
  const { host, logs } = createTestHost({ environment, site: { locale } });
  let current: BotChallengeState | undefined;
  function Login(props: Partial<BotChallengeOptions>) {
    const challenge = useBotChallenge({ challengeIn: 'signin', config: INVISIBLE, store, ...props });
    useEffect(() => {
      current = challenge;
    });
    return <BotChallenge challenge={challenge} />;
  }
  const view = (props: Partial<BotChallengeOptions>) => (
    <HostProvider host={host}>
      <Login {...props} />
    </HostProvider>
  );
  const { container, rerender } = render(view(options));
  return {
    container,
    environment,
    logs,
    challenge: () => {
      if (current === undefined) throw new Error('Nothing was rendered.');
      return current;
    },
    change: async (props: Partial<BotChallengeOptions>) => {
      rerender(view(props));
      await settle();
    },
  };
}

const tick = (token: string | null) => act(() => vendor.widgets.at(-1)?.callback(token));

describe('a challenge that is off', () => {
  it('loads nothing, shows nothing and leaves the stored token alone', async () => {
    store.set(CHALLENGE_TOKEN_KEY, 'of the checkout');
    const { container, challenge } = mount({ config: undefined });
    await settle();
    expect([scripts().length, container.textContent, challenge().status]).toEqual([0, '', 'off']);
    expect(await challenge().requestToken()).toBeUndefined();
    expect(store.get(CHALLENGE_TOKEN_KEY)).toBe('of the checkout');
  });
});

describe('the invisible challenge', () => {
  it('runs by itself and keeps its token', async () => {
    const { container, challenge } = mount();
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([
      ['https://www.google.com/recaptcha/api.js?render=key&hl=en-US', true],
    ]);
    expect(challenge().status).toBe('loading');
    await arrive();
    expect(vendor.executed).toEqual([['key', 'signin']]);
    expect([challenge().status, challenge().token, store.get(CHALLENGE_TOKEN_KEY)]).toEqual([
      'passed',
      'token-1',
      'token-1',
    ]);
    expect(container.textContent).toBe('');
  });

  it('keeps its token in local storage unless told', async () => {
    mount({ store: challengeTokenStore });
    await arrive();
    expect(localStorage.getItem('ArcXP_captchaToken')).toBe('token-1');
  });

  it('starts once the configuration is there', async () => {
    const { change } = mount({ config: undefined });
    await change({ config: INVISIBLE });
    await arrive();
    expect(vendor.executed).toEqual([['key', 'signin']]);
  });

  it('drops the token of an earlier page at once', () => {
    store.set(CHALLENGE_TOKEN_KEY, 'used');
    mount();
    expect(store.get(CHALLENGE_TOKEN_KEY)).toBeUndefined();
  });

  it('runs again at each reset and at each new error, and says what was refused', async () => {
    const { challenge, change } = mount({ resetKey: 0 });
    await arrive();
    await change({ resetKey: 1 });
    expect([challenge().token, store.get(CHALLENGE_TOKEN_KEY)]).toEqual(['token-2', 'token-2']);
    await change({ resetKey: 1, error: 'Captcha token invalid' });
    expect([challenge().token, screen.getByRole('alert').textContent]).toEqual([
      'token-3',
      'Captcha token invalid',
    ]);
    await change({ resetKey: 1 });
    expect([vendor.executed.length, screen.queryByRole('alert')]).toEqual([3, null]);
  });

  it('runs once for an attempt that failed with a new error', async () => {
    const { change } = mount({ resetKey: 0 });
    await arrive();
    await change({ resetKey: 1, error: 'Captcha token invalid' });
    expect(vendor.executed).toHaveLength(2);
  });

  it('lets a sender wait for the token that is on its way', async () => {
    const { challenge } = mount();
    const token = challenge().requestToken();
    await arrive();
    expect([await token, vendor.executed.length]).toEqual(['token-1', 1]);
    expect(await challenge().requestToken()).toBe('token-1');
  });

  it('gives a sender another token when the first one has aged', async () => {
    const { challenge, environment } = mount();
    await arrive();
    environment.advance(110_000);
    let token: string | undefined;
    await act(async () => {
      token = await challenge().requestToken();
    });
    expect([token, challenge().token, store.get(CHALLENGE_TOKEN_KEY)]).toEqual([
      'token-2',
      'token-2',
      'token-2',
    ]);
  });

  it('sets nothing without an executor, and logs it', async () => {
    const { challenge, logs } = mount();
    await arrive({ ready: (run: () => void) => run() });
    expect([challenge().status, challenge().token, store.keys()]).toEqual(['failed', undefined, []]);
    expect(logs).toEqual([expect.stringContaining('no executor')]);
  });

  it.each<[string, () => Promise<void>]>([
    ['the vendor refuses', () => (vendor.refuse(), arrive())],
    ['the vendor answers nothing', () => arrive({ execute: () => Promise.resolve('') })],
    ['the script brings nothing', () => (scripts()[0]?.dispatchEvent(new Event('load')), settle())],
    ['the script does not come', failToArrive],
  ])('says so when %s', async (_, happen) => {
    const { challenge, logs } = mount();
    await happen();
    expect([challenge().status, challenge().token, logs.length]).toEqual(['failed', undefined, 1]);
    expect(screen.getByRole('alert').textContent).toMatch(/^The robot check could not be loaded\./);
  });

  it('says so when the script comes and is never ready', async () => {
    const { challenge, environment } = mount();
    await arrive({ ready: () => undefined });
    expect(challenge().status).toBe('loading');
    await act(async () => environment.advance(20_000));
    await settle();
    expect(challenge().status).toBe('failed');
  });

  it('can be tried again', async () => {
    const { container, challenge } = mount();
    await failToArrive();
    expect(scripts()).toEqual([]);
    await expectAccessible(container);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(challenge().status).toBe('loading');
    await arrive();
    expect([challenge().token, container.textContent]).toEqual(['token-1', '']);
  });

  it('loads its script from elsewhere, in the language of the page', () => {
    mount({ scriptOrigin: 'http://localhost:3000' }, 'pt_BR');
    expect(scripts().map(({ src }) => src)).toEqual([
      'http://localhost:3000/recaptcha/api.js?render=key&hl=pt-BR',
    ]);
  });

  it('loads nothing where the page has the vendor, and once for two', async () => {
    const { challenge: first } = mount();
    const { challenge: second } = mount({
      challengeIn: 'signup',
      config: { ...INVISIBLE, signupRecaptcha: true },
    });
    expect(scripts()).toHaveLength(1);
    await arrive();
    expect([first().status, second().status]).toEqual(['passed', 'passed']);
    mount();
    await settle();
    expect([scripts().length, vendor.executed.length]).toEqual([1, 3]);
  });
});

describe('the box to tick', () => {
  it('loads the script, keeps its room and shows the widget', async () => {
    const { container, challenge } = mount({ config: CHECKBOX });
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://www.google.com/recaptcha/api.js?render=explicit&hl=en-US',
    ]);
    expect(screen.getByRole('group', { name: 'Robot check' }).textContent).toBe('Loading the robot check …');
    await showBox();
    expect(vendor.widgets).toEqual([
      expect.objectContaining({ sitekey: 'key', theme: 'light', size: 'normal' }),
    ]);
    expect([challenge().status, vendor.executed.length]).toEqual(['waiting', 0]);
    await expectAccessible(container);
  });

  it('keeps the token of the tick until it expires', async () => {
    const { challenge } = mount({ config: CHECKBOX });
    await showBox();
    expect(await challenge().requestToken()).toBeUndefined();
    tick('ticked');
    expect([challenge().status, challenge().token, store.get(CHALLENGE_TOKEN_KEY)]).toEqual([
      'passed',
      'ticked',
      'ticked',
    ]);
    expect(await challenge().requestToken()).toBe('ticked');
    act(() => vendor.widgets[0]?.['expired-callback']());
    expect([challenge().status, challenge().token, store.keys()]).toEqual(['waiting', undefined, []]);
    tick(null);
    expect(challenge().token).toBeUndefined();
  });

  it('is reset, and its token dropped, after each failed attempt and each refused token', async () => {
    const { challenge, change } = mount({ config: CHECKBOX, resetKey: 0 });
    await showBox();
    tick('first');
    await change({ config: CHECKBOX, resetKey: 1 });
    expect([vendor.resets, challenge().token, store.keys()]).toEqual([[0], undefined, []]);
    tick('second');
    await change({ config: CHECKBOX, resetKey: 1, error: 'Captcha token invalid' });
    expect([vendor.resets, challenge().token]).toEqual([[0, 0], undefined]);
    expect(screen.getByRole('alert').textContent).toBe('Captcha token invalid');
    tick('third');
    expect([challenge().token, vendor.widgets.length]).toEqual(['third', 1]);
  });

  it('is reset after an error of its own, which is logged', async () => {
    const { challenge, logs } = mount({ config: CHECKBOX });
    await showBox();
    tick('first');
    act(() => vendor.widgets[0]?.['error-callback']());
    expect([vendor.resets, challenge().token, logs.length]).toEqual([[0], undefined, 1]);
  });

  it('says when the script does not come, and can be tried again', async () => {
    const { container, challenge } = mount({ config: CHECKBOX });
    await failToArrive();
    expect(challenge().status).toBe('failed');
    await expectAccessible(container);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await showBox();
    tick('late');
    expect(challenge().token).toBe('late');
  });

  it.each([
    ['dark for readers who prefer it', undefined, 'dark'],
    ['light where the page is', 'light', 'light'],
  ])('is %s', async (_, chosen, theme) => {
    const { dataset } = document.documentElement;
    if (chosen !== undefined) dataset['theme'] = chosen;
    const { environment } = mount({ config: CHECKBOX });
    environment.media = (query) => query === '(prefers-color-scheme: dark)';
    await showBox();
    delete dataset['theme'];
    expect(vendor.widgets[0]?.theme).toBe(theme);
  });

  it('is compact where there is no room', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(288);
    mount({ config: CHECKBOX });
    await showBox();
    width.mockRestore();
    expect(vendor.widgets[0]?.size).toBe('compact');
  });
});
