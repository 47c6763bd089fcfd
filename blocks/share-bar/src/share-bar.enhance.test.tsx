import { createTestEnvironment, expectAccessible, renderBlock } from '@broadsheet/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { block } from './block.ts';

const site = { websiteDomain: 'https://www.courier.example', websiteName: 'The Courier' };
const globalContent = { type: 'story', headlines: { basic: 'Fog' }, website_url: '/coast/fog/' };
const URL = 'https://www.courier.example/coast/fog/';

/** Adds browser features that the test environment lacks. */
function lend(parts: {
  readonly clipboard?: object;
  readonly share?: (data: object) => Promise<void>;
}): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
}
afterEach(() => {
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
});

const open = () => renderBlock(block, { site, globalContent });
const link = (network: string) => screen.getByRole('link', { name: new RegExp(network) });
const copyButton = () => screen.getByRole('button', { name: 'Copy the link to this page' });
const sheetButton = () => screen.queryByRole('button', { name: 'Share this page with another app' });
const said = () => screen.getByRole('status').textContent;

test.each([
  ['Facebook', 'facebook', 658, 354],
  ['X', 'twitter', 658, 354],
  ['Pinterest', 'pinterest', 658, 354],
  ['LinkedIn', 'linkedIn', 830, 460],
  ['Email', 'email', 830, 460],
])('opens %s in a small window of its own', async (name, network, width, height) => {
  const opened = { opener: window };
  const opening = vi.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(null), opened));
  await open();
  expect(fireEvent.click(link(name))).toBe(false);
  const [href, target, features] = opening.mock.calls[0] ?? [];
  expect(href).toBe(link(name).getAttribute('href'));
  expect(target).toBe(`share-${network}`);
  expect(features).toMatch(new RegExp(`^popup,width=${width},height=${height},.*scrollbars=no$`));
  expect(opening.mock.results[0]?.value).toMatchObject({ opener: null });
});

test.each([
  ['windows are blocked', {}, null],
  ['a key asks for a tab', { ctrlKey: true }, {}],
  ['a key asks for a window', { shiftKey: true }, {}],
])('lets the link do what links do where %s', async (_, keys, opened) => {
  vi.spyOn(window, 'open').mockReturnValue(opened === null ? null : Object.create(null));
  // Prevents the navigation in the test, after the body's listener has recorded whether anything else did.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await open();
  const isPrevented: boolean[] = [];
  document.body.addEventListener('click', (event) => isPrevented.push(event.defaultPrevented), {
    once: true,
  });
  fireEvent.click(link('Facebook'), keys);
  expect(isPrevented).toEqual([false]);
});

test('copies the link, says so, and after a while no more', async () => {
  const writeText = vi.fn(async () => undefined);
  lend({ clipboard: { writeText } });
  const environment = createTestEnvironment();
  const { container } = await renderBlock(block, { site, globalContent, environment });
  fireEvent.click(copyButton());
  await waitFor(() => expect(said()).toBe('The link has been copied.'));
  expect(writeText).toHaveBeenCalledWith(URL);
  await expectAccessible(container);
  await act(async () => environment.advance(6_000));
  expect(said()).toBe('');
});

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('No.')) } }],
  ['has no clipboard', {}],
])('shows the link to be copied by hand where the browser %s, until the next press', async (_, parts) => {
  lend(parts);
  vi.spyOn(window, 'open').mockReturnValue(Object.create(null));
  await open();
  fireEvent.click(copyButton());
  await waitFor(() =>
    expect(said()).toBe(`The browser did not copy the link. Here it is to copy by hand: ${URL}`),
  );
  fireEvent.click(link('Facebook'));
  expect(said()).toBe('');
});

test('offers no share sheet where there is none', async () => {
  await open();
  expect(sheetButton()).toBeNull();
});

test('opens the share sheet with title and address', async () => {
  const share = vi.fn(async () => undefined);
  lend({ share });
  await open();
  fireEvent.click(sheetButton() ?? document.body);
  expect(share).toHaveBeenCalledWith({ title: 'Fog', url: URL });
  expect(said()).toBe('');
});

test('says nothing to a reader who closes the sheet', async () => {
  const writeText = vi.fn(async () => undefined);
  lend({
    clipboard: { writeText },
    share: () => Promise.reject(new DOMException('Closed.', 'AbortError')),
  });
  await open();
  await act(async () => fireEvent.click(sheetButton() ?? document.body));
  expect(writeText).not.toHaveBeenCalled();
  expect(said()).toBe('');
});

test('copies the link where the sheet does not open', async () => {
  lend({
    clipboard: { writeText: async () => undefined },
    share: () => Promise.reject(new DOMException('No.', 'NotAllowedError')),
  });
  await open();
  fireEvent.click(sheetButton() ?? document.body);
  await waitFor(() => expect(said()).toBe('The link has been copied.'));
});

test('leaves the button of the share sheet as it was when it leaves the page', async () => {
  const { container, unmount } = await open();
  const sheet = container.querySelector<HTMLElement>('[data-act=sheet]');
  expect(sheet?.style.visibility).toBe('hidden');
  unmount();
  expect(sheet?.style.visibility).toBe('');
});
