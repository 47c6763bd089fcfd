import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  CHECKBOX,
  failToArrive,
  startAfresh,
  mount,
  page,
  scripts,
  showBox,
  tick,
} from '../test/challengePage.tsx';
import { CHALLENGE_TOKEN_KEY } from './index.ts';

startAfresh();

describe('the box to tick', () => {
  it('loads the script, keeps its room and shows the widget', async () => {
    const { container, challenge } = mount({ config: CHECKBOX });
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://www.google.com/recaptcha/api.js?render=explicit&hl=en-US',
    ]);
    const check = screen.getByRole('group', { name: 'Security check' });
    expect(check.textContent).toBe('Loading the security check …');
    // The vendor's widget is 78 CSS pixels high, and nothing may move when it appears.
    const room = check.firstElementChild;
    expect(room && getComputedStyle(room).getPropertyValue('min-block-size')).toBe('78px');
    await showBox();
    expect(page.vendor.widgets).toEqual([
      expect.objectContaining({ sitekey: 'key', theme: 'light', size: 'normal' }),
    ]);
    expect([challenge().status, page.vendor.executed.length]).toEqual(['waiting', 0]);
    await expectAccessible(container);
  });

  it('keeps the token of the tick until it expires', async () => {
    const { challenge } = mount({ config: CHECKBOX });
    await showBox();
    expect(await challenge().requestToken()).toBeUndefined();
    tick('ticked');
    expect([challenge().status, challenge().token, page.store.get(CHALLENGE_TOKEN_KEY)]).toEqual([
      'passed',
      'ticked',
      'ticked',
    ]);
    expect(await challenge().requestToken()).toBe('ticked');
    act(() => page.vendor.widgets[0]?.['expired-callback']());
    expect([challenge().status, challenge().token, page.store.keys()]).toEqual(['waiting', undefined, []]);
    tick(null);
    expect(challenge().token).toBeUndefined();
  });

  it('is reset, and its token dropped, after each failed attempt and each refused token', async () => {
    const { challenge, change } = mount({ config: CHECKBOX, resetKey: 0 });
    await showBox();
    tick('first');
    await change({ config: CHECKBOX, resetKey: 1 });
    expect([page.vendor.resets, challenge().token, page.store.keys()]).toEqual([[0], undefined, []]);
    tick('second');
    await change({ config: CHECKBOX, resetKey: 1, error: 'Captcha token invalid' });
    expect([page.vendor.resets, challenge().token]).toEqual([[0, 0], undefined]);
    expect(screen.getByRole('alert').textContent).toBe('Captcha token invalid');
    tick('third');
    expect([challenge().token, page.vendor.widgets.length]).toEqual(['third', 1]);
  });

  it('is reset after an error of its own, which is logged', async () => {
    const { challenge, logs } = mount({ config: CHECKBOX });
    await showBox();
    tick('first');
    act(() => page.vendor.widgets[0]?.['error-callback']());
    expect([page.vendor.resets, challenge().token, logs.length]).toEqual([[0], undefined, 1]);
  });

  it('shows a message when the script does not load, and can be tried again', async () => {
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
    expect(page.vendor.widgets[0]?.theme).toBe(theme);
  });

  it('is compact where there is no room', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(288);
    mount({ config: CHECKBOX });
    await showBox();
    width.mockRestore();
    expect(page.vendor.widgets[0]?.size).toBe('compact');
  });
});
