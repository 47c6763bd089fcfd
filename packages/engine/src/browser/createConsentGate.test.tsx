import type { ConsentPurpose, Enhance } from '@broadsheet/block-kit';
import { createTestConsent } from '@broadsheet/testing';
import type { TestConsent } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { at, createTestEngine, SITE } from '../../test/createTestEngine.ts';
import { openPage, turn } from '../../test/openPage.tsx';

const KEY = 'broadsheet.consent';

/** As the newspaper's own bar keeps it. */
function store(granted: readonly ConsentPurpose[], refused: readonly ConsentPurpose[] = []): void {
  localStorage.setItem(KEY, JSON.stringify({ version: '1', chosenAt: Date.now(), granted, refused }));
}

/** Pages of tests before would answer as well: all are one document. */
const leave: (() => void)[] = [];

afterEach(() => {
  for (const run of leave.splice(0)) run();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** @param options `top`: where the block stands, in CSS pixels of the window */
async function openSold({ site = {}, top = 2000, port = createTestConsent(), purpose = 'advertising' } = {}) {
  const started: string[] = [];
  const enhance: Enhance = ({ element }) => {
    started.push(element.textContent);
    return () => undefined;
  };
  const [sold, consent] = [vi.fn(async () => ({ enhance })), vi.fn(async () => port)];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 250));
  const listening = vi.spyOn(window, 'addEventListener');
  leave.push(() => {
    for (const [name, listener] of listening.mock.calls) window.removeEventListener(name, listener);
  });
  const engine = createTestEngine({
    documents: [at('/', { block: 'sold' }, { block: 'menu' })],
    site: () => ({ ...SITE, ...site }),
  });
  const page = await openPage(engine, '/');
  const room = screen.getByText('For sale');
  room.parentElement?.setAttribute('data-purpose', purpose);
  const bring: { consent?: () => Promise<unknown> } = {};
  const menu: Enhance = (context) => {
    bring.consent = context.consent;
    return () => undefined;
  };
  await page.start({
    enhancements: { sold, menu: async () => ({ enhance: menu }) },
    consent: async () => ({ connectConsent: consent }),
  });
  return { page, started, sold, consent, room, createPort: () => turn(() => bring.consent?.()) };
}

const choose = (port: TestConsent, choices: Parameters<TestConsent['set']>[0]) =>
  turn(() => port.set(choices));

it('a block that waits for consent starts with the page where the reader has agreed before', async () => {
  store(['advertising']);
  const { started, consent, room } = await openSold();
  expect(started).toEqual(['For sale']);
  expect(consent).not.toHaveBeenCalled();
  expect(room.hidden).toBe(false);
});

it.each([
  ['has not chosen', () => undefined],
  ['has refused', () => store([], ['advertising'])],
  ['has agreed to something else', () => store(['analytics'], ['advertising'])],
])(
  "nothing is fetched for a reader who %s, and the room below the window is the page's",
  async (_who, set) => {
    set();
    const { sold, consent, room } = await openSold();
    expect(sold).not.toHaveBeenCalled();
    expect(consent).not.toHaveBeenCalled();
    expect(room.hidden).toBe(true);
  },
);

it('the room that a reader sees stays while the block waits', async () => {
  const { sold, room } = await openSold({ top: 100 });
  expect(sold).not.toHaveBeenCalled();
  expect(room.hidden).toBe(false);
});

it('a block starts once when its reader agrees, whoever brought what keeps the choices', async () => {
  const port = createTestConsent();
  const { started, createPort } = await openSold({ port });
  await createPort();
  await choose(port, { advertising: 'refused' });
  expect(started).toEqual([]);
  await choose(port, { advertising: 'granted' });
  await choose(port, { analytics: 'granted' });
  expect(started).toEqual(['For sale']);
});

it('a block starts when its reader agrees in another tab', async () => {
  const { started } = await openSold();
  store(['advertising']);
  await turn(() => window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  await expect.poll(() => started).toEqual(['For sale']);
});

it('a refusal starts it where the site wants what needs no consent, and silence does not', async () => {
  const site = { adsWithoutConsent: 'limited' } as const;
  const silent = await openSold({ site });
  expect(silent.started).toEqual([]);
  store([], ['advertising']);
  const refused = await openSold({ site });
  expect(refused.started).toEqual(['For sale']);
});

it('a platform of others is asked, and what the newspaper kept before it counts for nothing', async () => {
  store(['advertising']);
  const port = createTestConsent({ advertising: 'refused' });
  const { started, consent, room } = await openSold({ site: { consent: { manager: 'tcf' } }, port });
  expect(consent).toHaveBeenCalledTimes(1);
  expect(started).toEqual([]);
  expect(room.hidden).toBe(true);
  await choose(port, { advertising: 'granted' });
  expect(started).toEqual(['For sale']);
});

it('a platform that cannot be had grants nothing and breaks nothing', async () => {
  const enhance: Enhance = () => () => undefined;
  const sold = vi.fn(async () => ({ enhance }));
  const engine = createTestEngine({
    documents: [at('/', { block: 'sold' })],
    site: () => ({ ...SITE, consent: { manager: 'gpp' } }),
  });
  const page = await openPage(engine, '/');
  await page.start({
    enhancements: { sold },
    consent: () => Promise.reject(new Error('no network')),
  });
  expect(sold).not.toHaveBeenCalled();
  expect(page.complaints).toEqual([]);
});

it('what Global Privacy Control refuses does not start, whatever was chosen before', async () => {
  store(['advertising', 'personalisation']);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const profiles = await openSold({ purpose: 'personalisation' });
  const ads = await openSold();
  vi.unstubAllGlobals();
  expect(profiles.started).toEqual([]);
  expect(ads.started).toEqual(['For sale']);
});
