import { expect, it, vi } from 'vitest';
import { createBrowserAdapters } from './index.ts';

it('hears the page’s logout until it is told to stop', () => {
  const heard = vi.fn();
  const stop = createBrowserAdapters(window).listenToLogout?.(heard);
  window.dispatchEvent(new CustomEvent('ArcSDK.logout'));
  stop?.();
  window.dispatchEvent(new CustomEvent('ArcSDK.logout'));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('keeps texts in local storage, where another page finds them', () => {
  createBrowserAdapters(window).storage?.set('ArcXP_cart', 'text');
  expect(window.localStorage.getItem('ArcXP_cart')).toBe('text');
  expect(createBrowserAdapters(window).storage?.get('ArcXP_cart')).toBe('text');
  window.localStorage.clear();
});

it('knows whether the browser is online', () => {
  expect(createBrowserAdapters(window).isOnline?.()).toBe(true);
});
