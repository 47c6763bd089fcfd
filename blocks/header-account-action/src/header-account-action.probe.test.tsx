import { createTestEnvironment } from '@broadsheet/testing';
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { probe } from './header-account-action.probe.ts';

const SESSION = '{"uuid":"1","accessToken":"a","refreshToken":"b"}';

const MENU = '<details open><summary>Login options</summary><a href="/l/">Log in</a></details>';

async function look(environment = createTestEnvironment(), html = MENU) {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  const hydrate = vi.fn<() => void>();
  const fetchContent = () => Promise.reject(new Error('It asks for no content.'));
  const identity = vi.fn(() => Promise.reject(new Error('It asks for no client.')));
  const openStory = () => Promise.reject(new Error('Nothing is locked.'));
  await probe({
    element,
    site: 'courier',
    environment,
    identity,
    sales: identity,
    consent: () => Promise.reject(new Error('Nobody asks.')),
    fetchContent,
    fetchBlock: fetchContent,
    openStory,
    hydrate,
  });
  return { environment, element, hydrate, identity };
}

test.each([
  ['local storage', 'localItems', 'ArcId.USER_INFO'],
  ['session storage', 'sessionItems', 'ArcId.USER_INFO'],
  ['a cookie', 'cookies', 'ArcId.USER_INFO'],
  ['a cookie of the browser session', 'cookies', 'ArcId.USER_INFO.session'],
] as const)('wakes the account where a session stands in %s', async (_, place, key) => {
  const environment = createTestEnvironment();
  environment[place].set(key, SESSION);
  const { element, hydrate } = await look(environment);
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(element.hasAttribute('data-session-stored')).toBe(true);
});

test('asks whether the reader subscribes where the page invites to, and a session is stored', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  const environment = createTestEnvironment();
  const invitation = `<a data-invitation href="/offer/">Subscribe</a>${MENU}`;
  const before = await look(environment, invitation);
  environment.localItems.set('ArcId.USER_INFO', SESSION);
  const { identity } = await look(environment, invitation);
  await vi.waitFor(() => expect(identity).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  expect(before.identity).not.toHaveBeenCalled();
  expect((await look(environment)).identity).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test.each(['{}', 'null', ''])('lets it sleep for %j, which is nobody', async (item) => {
  const environment = createTestEnvironment();
  environment.localItems.set('ArcId.USER_INFO', item);
  const { element, hydrate } = await look(environment);
  expect(hydrate).not.toHaveBeenCalled();
  expect(element.hasAttribute('data-session-stored')).toBe(false);
});

test('wakes it when the reader signs in in another tab', async () => {
  const { environment, hydrate } = await look();
  environment.storageChanged();
  expect(hydrate).not.toHaveBeenCalled();
  environment.localItems.set('ArcId.USER_INFO', SESSION);
  environment.storageChanged();
  environment.storageChanged();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test('closes the menu by Escape without React', async () => {
  const { element } = await look();
  const menu = element.querySelector('details');
  fireEvent.keyDown(element.querySelector('a') ?? element, { key: 'Escape' });
  expect(menu?.open).toBe(false);
});
