import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdentityClient } from '../index.ts';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { createBrowserAdapters } from './index.ts';

const KEY = 'ArcId.USER_INFO';
const identity = makeIdentity('new', { nowMs: Date.now() });

function answer(address: string): Response {
  return Response.json(address.endsWith('/config') ? { signinRecaptcha: false } : identity);
}

function setUp(of: Window & typeof globalThis = window) {
  const client = createIdentityClient({
    origin: 'https://api.example.com',
    fetch: async (address) => answer(address),
    ...createBrowserAdapters(of),
  });
  return { client };
}

/** Opens a window of its own, whose events reach no client of another test, and keeps the channels open in it. */
function openFrame() {
  const open = new Set<unknown>();
  class Channel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    close() {
      open.delete(this);
    }
  }
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (frame === null) throw new Error('This document opens no frames.');
  return { frame: Object.assign(frame.window, { BroadcastChannel: Channel }), open };
}

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the adapters of a window', () => {
  it('keep a session in its storages, and tell the page of login and logout', async () => {
    const { client } = setUp();
    const posted = vi.spyOn(window, 'postMessage');
    const loggedOut = vi.fn<(event: Event) => void>();
    window.addEventListener('ArcSDK.logout', loggedOut);
    await client.login('a', 'b', { rememberMe: true });
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(identity);
    expect(posted).toHaveBeenCalledWith({ type: 'ARC_LOGIN_SUCCESS', grantType: 'password' }, '*');
    await client.logout();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(loggedOut.mock.calls[0]?.[0]).toMatchObject({ detail: null, bubbles: false, cancelable: false });
    window.removeEventListener('ArcSDK.logout', loggedOut);
    posted.mockRestore();
  });

  it('hear what another tab stores', async () => {
    const { client } = setUp();
    const heard: string[] = [];
    client.onSessionChange(({ status }) => heard.push(status));
    await client.start();
    localStorage.setItem(KEY, JSON.stringify(identity));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'x', storageArea: localStorage }));
    localStorage.removeItem(KEY);
    window.dispatchEvent(new Event('pageshow'));
    client.stop();
    localStorage.setItem(KEY, JSON.stringify(identity));
    window.dispatchEvent(new Event('pageshow'));
    expect(heard).toEqual(['signed-in', 'signed-out']);
  });

  it('keep no channel to other tabs open while the page is left, and have it again on the way back', async () => {
    const { frame, open } = openFrame();
    const { client } = setUp(frame);
    await client.start();
    expect(open.size).toBe(1);
    frame.dispatchEvent(new Event('pagehide'));
    expect(open.size).toBe(0);
    frame.dispatchEvent(new Event('pageshow'));
    frame.dispatchEvent(new Event('pageshow'));
    expect(open.size).toBe(1);
    client.stop();
    frame.dispatchEvent(new Event('pageshow'));
    expect(open.size).toBe(0);
  });
});
