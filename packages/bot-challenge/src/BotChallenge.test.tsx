import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CHECKBOX,
  INVISIBLE,
  arrive,
  failToArrive,
  startAfresh,
  mount,
  page,
  scripts,
  settle,
  showBox,
} from '../test/challengePage.tsx';
import { CHALLENGE_TOKEN_KEY, challengeTokenStore } from './index.ts';

startAfresh();

describe('a challenge that is off', () => {
  it('loads nothing, shows nothing and leaves the stored token alone', async () => {
    page.store.set(CHALLENGE_TOKEN_KEY, 'of the checkout');
    const { container, challenge } = mount({ config: undefined });
    await settle();
    expect([scripts().length, container.textContent, challenge().status]).toEqual([0, '', 'off']);
    expect(await challenge().requestToken()).toBeUndefined();
    expect(page.store.get(CHALLENGE_TOKEN_KEY)).toBe('of the checkout');
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
    expect(page.vendor.executed).toEqual([['key', 'signin']]);
    expect([challenge().status, challenge().token, page.store.get(CHALLENGE_TOKEN_KEY)]).toEqual([
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
    expect(page.vendor.executed).toEqual([['key', 'signin']]);
  });

  it('drops the token of an earlier page at once', () => {
    page.store.set(CHALLENGE_TOKEN_KEY, 'used');
    mount();
    expect(page.store.get(CHALLENGE_TOKEN_KEY)).toBeUndefined();
  });

  it('runs again at each reset and at each new error, and says what was refused', async () => {
    const { challenge, change } = mount({ resetKey: 0 });
    await arrive();
    await change({ resetKey: 1 });
    expect([challenge().token, page.store.get(CHALLENGE_TOKEN_KEY)]).toEqual(['token-2', 'token-2']);
    await change({ resetKey: 1, error: 'Captcha token invalid' });
    expect([challenge().token, screen.getByRole('alert').textContent]).toEqual([
      'token-3',
      'Captcha token invalid',
    ]);
    await change({ resetKey: 1 });
    expect([page.vendor.executed.length, screen.queryByRole('alert')]).toEqual([3, null]);
  });

  it('runs once for an attempt that failed with a new error', async () => {
    const { change } = mount({ resetKey: 0 });
    await arrive();
    await change({ resetKey: 1, error: 'Captcha token invalid' });
    expect(page.vendor.executed).toHaveLength(2);
  });

  it('makes a sender wait for the token that is on its way', async () => {
    const { challenge } = mount();
    const token = challenge().requestToken();
    await arrive();
    expect([await token, page.vendor.executed.length]).toEqual(['token-1', 1]);
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
    expect([token, challenge().token, page.store.get(CHALLENGE_TOKEN_KEY)]).toEqual([
      'token-2',
      'token-2',
      'token-2',
    ]);
  });

  it.each([
    ['without a site key', { signinRecaptcha: true, recaptchaScore: 0.5 }, 'no recaptchaSiteKey'],
    ['with a score that is none', { ...INVISIBLE, recaptchaScore: 5 }, 'recaptchaScore is 5'],
    ['without a score', { ...INVISIBLE, recaptchaScore: undefined }, 'recaptchaScore is not set'],
  ])('logs once that a challenge is on %s', async (_, config, reason) => {
    const { challenge, change, logs } = mount({ config });
    await change({ config: { ...config } });
    expect(challenge().status).toBe('off');
    expect(logs).toEqual([expect.stringContaining(reason)]);
    expect(logs[0]).toContain('or turn it off');
  });

  it('logs nothing about a challenge that is off', () => {
    expect(mount({ config: { signinRecaptcha: false } }).logs).toEqual([]);
  });

  it('sets nothing without an executor, and logs it', async () => {
    const { challenge, logs } = mount();
    await arrive({ ready: (run: () => void) => run() });
    expect([challenge().status, challenge().token, page.store.keys()]).toEqual(['failed', undefined, []]);
    expect(logs).toEqual([expect.stringContaining('no executor')]);
  });

  it.each<[string, () => Promise<void>]>([
    ['the vendor refuses', () => (page.vendor.refuse(), arrive())],
    ['the vendor answers nothing', () => arrive({ execute: () => Promise.resolve('') })],
    ['the script brings nothing', () => (scripts()[0]?.dispatchEvent(new Event('load')), settle())],
    ['the script does not come', failToArrive],
  ])('shows a message when %s', async (_, happen) => {
    const { challenge, logs } = mount();
    await happen();
    expect([challenge().status, challenge().token, logs.length]).toEqual(['failed', undefined, 1]);
    expect(screen.getByRole('alert').textContent).toMatch(/^The security check could not be loaded\./);
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
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([
      ['http://localhost:3000/recaptcha/api.js?render=key&hl=pt-BR', true],
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
    expect([scripts().length, page.vendor.executed.length]).toEqual([1, 3]);
  });

  it('has a client of its own where the script of the page is that of the box', async () => {
    const first = mount({ config: CHECKBOX });
    await showBox();
    const second = mount({ config: { ...INVISIBLE, recaptchaSiteKey: 'invisible' } });
    await waitFor(() => expect(second.challenge().status).toBe('passed'));
    expect(page.vendor.widgets.map(({ sitekey, size }) => [sitekey, size])).toEqual([
      ['key', 'normal'],
      ['invisible', 'invisible'],
    ]);
    expect([scripts().length, page.vendor.executed]).toEqual([1, [[1, 'signin']]]);
    expect(first.challenge().status).toBe('waiting');
  });
});
