import { createHost } from '@broadsheet/block-kit';
import { browserEnvironment } from '@broadsheet/block-kit/environment';
import { connectConsent } from '@broadsheet/block-kit/consent';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { block } from './block.ts';

const SITE = { id: 'courier', gaID: 'G-1', dfpId: '701', consent: { version: '3' } };
const KEY = 'broadsheet.consent';

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

/** Renders the bar with the choices that this browser stores. */
async function open({ site = SITE, isGpcOn = false }: { site?: typeof SITE; isGpcOn?: boolean } = {}) {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: isGpcOn, configurable: true });
  const own = { ...site };
  const port = await connectConsent(own);
  const environment = { ...createTestEnvironment(), ...browserEnvironment() };
  const rendered = await renderBlock(block, { site: own, environment, consent: async () => port });
  await act(async () => undefined);
  return { ...rendered, port };
}

const bar = () => screen.queryByRole('dialog', { name: 'Your privacy choices' });
/** Clicks a button of the bar, whose code is fetched with the first click, and waits until the bar is hidden. */
async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(bar()).toBeNull());
}
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

test('is hidden on the server, and shown in the browser to a reader who has not chosen', async () => {
  const { serverHtml, container } = await open();
  expect(serverHtml).toMatch(/^<div[^>]* hidden=""/);
  expect(bar()).not.toBeNull();
  expect(document.documentElement.style.getPropertyValue('--bs-covered-end')).toMatch(/px$/);
  expect(document.activeElement).toBe(document.body);
  await expectAccessible(container);
});

test.each([
  ['Accept all', ['analytics', 'advertising', 'personalisation'], []],
  ['Refuse all', [], ['analytics', 'advertising', 'personalisation']],
])('%s keeps it with the version and the time, and ends the bar', async (name, granted, refused) => {
  const { port } = await open();
  await press(name);
  expect(stored()).toEqual({ version: '3', chosenAt: expect.any(Number), granted, refused });
  expect(port.state('advertising')).toBe(granted.length > 0 ? 'granted' : 'refused');
  expect(bar()).toBeNull();
  expect(document.documentElement.style.getPropertyValue('--bs-covered-end')).toBe('');
});

test('keeps a choice by purpose', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Statistics' }));
  await press('Save choices');
  expect(stored()).toMatchObject({ granted: ['analytics'], refused: ['advertising', 'personalisation'] });
});

test('asks for no consent code before a press, whether the reader has chosen or not', async () => {
  let requested = 0;
  const environment = createTestEnvironment();
  const port = await connectConsent({ ...SITE });
  const consent = async () => {
    requested += 1;
    return port;
  };
  await renderBlock(block, { site: SITE, environment, consent });
  expect(bar()).not.toBeNull();
  document.body.replaceChildren();
  const refused = ['analytics', 'advertising', 'personalisation'];
  const choices = { version: '3', chosenAt: environment.now(), granted: [], refused };
  environment.localItems.set(KEY, JSON.stringify(choices));
  await renderBlock(block, { site: SITE, environment, consent });
  expect(bar()).toBeNull();
  expect(requested).toBe(0);
});

test('goes away with a choice in another tab', async () => {
  const environment = createTestEnvironment();
  const port = await connectConsent({ ...SITE });
  await renderBlock(block, { site: SITE, environment, consent: async () => port });
  const refused = ['analytics', 'advertising', 'personalisation'];
  const choices = JSON.stringify({ version: '3', chosenAt: Date.now(), granted: [], refused });
  environment.localItems.set(KEY, choices);
  localStorage.setItem(KEY, choices);
  window.dispatchEvent(new Event('storage'));
  environment.storageChanged();
  await waitFor(() => expect(bar()).toBeNull());
});

test('goes away for nothing but a choice', async () => {
  await open();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(document.body);
  fireEvent.click(screen.getByText(/With your permission/));
  expect(bar()).not.toBeNull();
});

test('does not show itself to who has chosen, and asks again when the site asks for more', async () => {
  const { unmount } = await open();
  await press('Accept all');
  unmount();
  const again = await open();
  expect(bar()).toBeNull();
  again.unmount();
  await open({ site: { ...SITE, consent: { version: '4' } } });
  expect(bar()).not.toBeNull();
});

test('comes back with what was chosen at a link to #consent, with the focus, which it gives back', async () => {
  await open();
  await press('Refuse all');
  const link = Object.assign(document.createElement('a'), {
    href: '#consent',
    textContent: 'Privacy choices',
  });
  document.body.append(link);
  link.focus();
  fireEvent.click(link);
  await waitFor(() => expect(document.activeElement).toBe(bar()));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Advertisements' });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  await press('Save choices');
  expect(bar()).toBeNull();
  expect(stored()).toMatchObject({ granted: ['advertising'] });
});

test('says what Global Privacy Control has refused, and does not ask for it', async () => {
  const { port } = await open({ isGpcOn: true });
  await waitFor(() => expect(bar()).not.toBeNull());
  expect(screen.getByText(/sends Global Privacy Control/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Profiles' }).disabled).toBe(true);
  await press('Accept all');
  expect(port.state('personalisation')).toBe('refused');
  expect(stored()).toMatchObject({ granted: ['analytics', 'advertising'], refused: [] });
  expect(bar()).toBeNull();
});

test('asks for the purposes that the site names', async () => {
  await open({ site: { ...SITE, consent: { ...SITE.consent, ...{ purposes: ['embeds'] } } } });
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(['embeds']);
});

describe('nothing is there', () => {
  test.each([
    ['where the site has nothing to ask for', {}],
    ['where nobody is asked', { gaID: 'G-1', consent: { manager: 'none' as const } }],
  ])('%s', async (_, site) => {
    expect(await renderOnServer(block, { site })).toBe('');
  });
});

test('leads links to a consent platform where that keeps the choices', async () => {
  let opened = 0;
  const host = createHost();
  const port = {
    state: () => 'unknown' as const,
    signals: () => ({ isGpcOn: false }),
    subscribe: () => () => undefined,
    open: () => void (opened += 1),
  };
  const { serverHtml } = await renderBlock(block, {
    site: { id: host.site.id, consent: { manager: 'tcf' } },
    consent: async () => port,
  });
  expect(serverHtml).toBe('<div hidden=""></div>');
  const link = Object.assign(document.createElement('a'), { href: '#consent' });
  document.body.append(link);
  fireEvent.click(link);
  await waitFor(() => expect(opened).toBe(1));
});

test('speaks the language of the site', async () => {
  expect(await renderOnServer(block, { site: { ...SITE, locale: 'de' } })).toContain('Alle ablehnen');
});
