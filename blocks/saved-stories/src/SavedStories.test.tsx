import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const KEY = 'broadsheet.saved';
const SESSION = JSON.stringify({ uuid: 'ada', accessToken: 'a', refreshToken: 'r' });
const entry = (story: string, at: number) => ({
  story,
  headline: `Headline ${story}`,
  url: `/news/${story}/`,
  at,
});

interface Opening {
  readonly kept?: readonly unknown[];
  readonly isSignedIn?: boolean;
  readonly isDown?: boolean;
}

/** Opens a page in a browser with stored stories, and with a platform that merges what it receives into its own list. */
function open({ kept = [], isSignedIn = false, isDown = false }: Opening = {}) {
  const environment = createTestEnvironment();
  const platform = new Map([['far', entry('far', 5)]]);
  if (kept.length > 0) environment.localItems.set(KEY, JSON.stringify({ owner: '', entries: kept }));
  if (isSignedIn) environment.localItems.set('ArcId.USER_INFO', SESSION);
  environment.fetch = async (_, init) => {
    if (isDown) return new Response(null, { status: 503 });
    const { changes } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    for (const { story, isSaved, at } of changes)
      if (isSaved) platform.set(story, entry(story, at));
      else platform.delete(story);
    return Response.json({ owner: 'ada', stories: [...platform.values()] });
  };
  const client = { getJwt: async () => 'token', extendSession: async () => undefined };
  const identity = async () => Object.assign(Object.create(null), client);
  return { environment, platform, options: { environment, identity } };
}

const headlines = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const remove = (index: number) => {
  const button = screen.getAllByRole('button', { name: 'Remove' })[index] ?? document.body;
  button.focus();
  fireEvent.click(button);
};

test('lists what this browser keeps, the last one first, and says that it is there only', async () => {
  const kept = [entry('a', 1), entry('b', 2)].map((one) => ({ ...one, isPending: true }));
  const { options } = open({ kept: kept.toReversed() });
  const { container } = await renderBlock(block, options);
  expect(headlines()).toEqual(['Log in', 'Headline b', 'Headline a']);
  expect(screen.getByRole('link', { name: 'Headline b' }).getAttribute('href')).toBe('/news/b/');
  expect(screen.getByText(/saved in this browser only/)).toBeTruthy();
  await expectAccessible(container);
});

test('merges it into the account of who is signed in', async () => {
  const { options, platform } = open({ kept: [{ ...entry('a', 9), isPending: true }], isSignedIn: true });
  await renderBlock(block, options);
  await waitFor(() => expect(headlines()).toEqual(['Headline a', 'Headline far']));
  expect([...platform.keys()]).toEqual(['far', 'a']);
  expect(screen.getByText(/saved in this browser only/).hidden).toBe(true);
});

test('takes a story off, says so, and keeps the focus in the list', async () => {
  const { options, platform } = open({ kept: [{ ...entry('a', 9), isPending: true }], isSignedIn: true });
  await renderBlock(block, options);
  await waitFor(() => expect(headlines()).toEqual(['Headline a', 'Headline far']));
  await act(async () => remove(0));
  expect(screen.getByRole('status').textContent).toBe('Removed: Headline a');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect([...platform.keys()]).toEqual(['far']));
  await act(async () => remove(0));
  expect(document.activeElement?.textContent).toMatch(/^Nothing is saved yet/);
  await waitFor(() => expect(platform.size).toBe(0));
});

test('says the headline of what it took off as it is written', async () => {
  const headline = "Rents rise by $& to $$900, $'really'";
  const { options } = open({ kept: [{ ...entry('a', 1), headline }] });
  await renderBlock(block, options);
  await act(async () => remove(0));
  expect(screen.getByRole('status').textContent).toBe(`Removed: ${headline}`);
});

test('shows what it knows where the platform does not answer, and says so', async () => {
  const { options } = open({ kept: [entry('a', 1)], isSignedIn: true, isDown: true });
  await renderBlock(block, options);
  await waitFor(() => expect(screen.getByText(/could not be updated/).hidden).toBe(false));
  expect(headlines()).toContain('Headline a');
});

test('says that nothing is saved', async () => {
  const { options } = open();
  const { container } = await renderBlock(block, options);
  expect(screen.getByText(/Nothing is saved yet/).hidden).toBe(false);
  await expectAccessible(container);
});

test('is a frame without rows on the server, in the language and under the title of its place', async () => {
  const html = await renderOnServer(block, { site: { locale: 'de' }, fields: { loginURL: '' } });
  expect(html).toContain('Merkliste');
  expect(html).not.toContain('<a');
  expect(await renderOnServer(block, { fields: { title: 'Later' } })).toContain('>Later</h2>');
});

test('marks the language and the direction of a headline in another language', async () => {
  const kept = [
    { ...entry('fog', 3), headline: 'HMS Nir חזרה לנמל', language: 'he' },
    { ...entry('quay', 2), language: 'zh-Hant' },
    entry('tide', 1),
  ];
  const { options } = open({ kept: kept.map((one) => ({ ...one, isPending: true })) });
  await renderBlock(block, options);
  const rows = screen.getAllByRole('link').filter(({ id }) => id.startsWith('saved-'));
  expect(rows.map(({ lang, dir }) => [lang, dir])).toEqual([
    ['he', 'rtl'],
    ['zh-Hant', 'ltr'],
    ['', 'auto'],
  ]);
});
