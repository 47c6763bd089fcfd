import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const globalContent = {
  _id: 'fog',
  type: 'story',
  headlines: { basic: 'Fog &amp; <i>ferries</i>' },
  websites: { courier: { website_url: '/coast/fog' } },
};
const KEY = 'broadsheet.saved';
const SESSION = JSON.stringify({ uuid: 'ada', accessToken: 'a', refreshToken: 'r' });

const button = () => screen.getByRole('button', { name: 'Save for later' });
const isPressed = () => button().getAttribute('aria-pressed');
const said = () => screen.getByRole('status').textContent;

/** Opens a page with a platform that answers for one reader. */
function open({ isSignedIn = false, isOffline = false } = {}) {
  const environment = createTestEnvironment();
  const sent: unknown[] = [];
  const line = { isOffline };
  if (isSignedIn) environment.localItems.set('ArcId.USER_INFO', SESSION);
  environment.fetch = async (url, init) => {
    if (line.isOffline) throw new TypeError('The network is away.');
    sent.push([url, JSON.parse(typeof init?.body === 'string' ? init.body : '{}'), init?.headers]);
    const stories = [{ story: 'fog', at: 1, headline: 'Fog', url: '/coast/fog/' }];
    return Response.json({ owner: 'ada', stories });
  };
  const client = { getJwt: async () => 'token', extendSession: async () => undefined };
  const identity = async () => Object.assign(Object.create(null), client);
  return { environment, sent, line, options: { globalContent, environment, identity } };
}

test('saves the story in the browser of a reader without an account, and takes it off again', async () => {
  const { environment, sent, options } = open();
  const { container } = await renderBlock(block, options);
  expect(isPressed()).toBe('false');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(button());
  expect([isPressed(), said()]).toEqual([
    'true',
    'Saved in this browser. Log in to have it on every device.',
  ]);
  expect(JSON.parse(environment.localItems.get(KEY) ?? '')).toMatchObject({
    owner: '',
    entries: [{ story: 'fog', headline: 'Fog & ferries', url: '/coast/fog/', isSaved: true }],
  });
  expect(screen.getByRole('link', { name: 'Your saved stories' }).getAttribute('href')).toBe(
    '/account/saved/',
  );
  await expectAccessible(container);
  fireEvent.click(button());
  expect([isPressed(), said()]).toEqual(['false', 'No longer saved.']);
  expect(environment.localItems.has(KEY)).toBe(false);
  expect(sent).toEqual([]);
});

test('sends it to the account of a reader who is signed in', async () => {
  const { environment, sent, options } = open({ isSignedIn: true });
  await renderBlock(block, options);
  fireEvent.click(button());
  expect(said()).toBe('Saved.');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    '/readers/v1/saved-stories',
    { changes: [{ story: 'fog', isSaved: true, at: environment.now() }] },
    { 'Content-Type': 'application/json', Authorization: 'Bearer token' },
  ]);
  await waitFor(() => expect(environment.localItems.get(KEY)).toContain('"owner":"ada"'));
  expect(isPressed()).toBe('true');
});

test('keeps what could not be sent, and sends it with the next page', async () => {
  const { environment, sent, line, options } = open({ isSignedIn: true, isOffline: true });
  const first = await renderBlock(block, options);
  fireEvent.click(button());
  await act(async () => undefined);
  expect(environment.localItems.get(KEY)).toContain('"isPending":true');
  first.unmount();
  line.isOffline = false;
  await renderBlock(block, options);
  expect(isPressed()).toBe('true');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('shows nothing of another reader’s list', async () => {
  const { environment, options } = open();
  const entry = { story: 'fog', headline: 'Fog', url: '/coast/fog/', at: 1, isSaved: true };
  environment.localItems.set(KEY, JSON.stringify({ owner: 'ada', entries: [entry] }));
  await renderBlock(block, options);
  expect(isPressed()).toBe('false');
});

test('follows what another tab does, and what is no list', async () => {
  const { environment, options } = open();
  environment.localItems.set(KEY, '{"entries":7}');
  await renderBlock(block, options);
  expect(isPressed()).toBe('false');
  const entry = { story: 'fog', headline: 'Fog', url: '/coast/fog/', at: 1 };
  environment.localItems.set(KEY, JSON.stringify({ owner: '', entries: [entry] }));
  act(() => environment.storageChanged());
  expect(isPressed()).toBe('true');
});

test.each([
  ['without a story', undefined],
  ['for a story of another site', { ...globalContent, websites: {} }],
  ['for a story without an id', { ...globalContent, _id: undefined }],
])('renders nothing %s', async (_, content) => {
  expect(await renderOnServer(block, { globalContent: content })).toBe('');
});

test('speaks the language of the site, and has no link where the editor wants none', async () => {
  const html = await renderOnServer(block, {
    globalContent,
    site: { locale: 'de' },
    fields: { listURL: 'javascript:alert(1)' },
  });
  expect(html).toContain('Für später merken');
  expect(html).not.toContain('<a');
});

test('keeps the language of a story that is not in that of the site', async () => {
  const { environment, options } = open();
  await renderBlock(block, { ...options, globalContent: { ...globalContent, language: 'he_IL' } });
  fireEvent.click(button());
  expect(JSON.parse(environment.localItems.get(KEY) ?? '')).toMatchObject({
    entries: [{ story: 'fog', language: 'he-IL' }],
  });
});
