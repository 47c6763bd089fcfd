import { METER_KEY } from '@broadsheet/block-kit';
import { connectConsent } from '@broadsheet/block-kit/consent';
import { createTestEnvironment, expectAccessible } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createModalBrowser } from '../test/createModalBrowser.ts';
import { openWall, payment, registration, SESSION, teaser } from '../test/openWall.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());

const dialog = () => screen.queryByRole('dialog');
const dialogElement = () => screen.getByRole<HTMLDialogElement>('dialog');
beforeEach(createModalBrowser);

/** Returns a browser with a logged-in reader, and its identity client. */
async function signedIn() {
  const client = await createTestIdentity(platform);
  await client.login(READER.email, READER.password, { rememberMe: true });
  const environment = createTestEnvironment();
  environment.localItems.set('ArcId.USER_INFO', SESSION);
  return { environment, client, identity: async () => client };
}

test('lifts the payment wall over the page, with the headline of the offer, and asks for no client', async () => {
  const { element, tokens } = await openWall();
  expect(tokens).toEqual([undefined]);
  expect(dialog()?.getAttribute('aria-modal')).toBe('true');
  expect(screen.getByRole('dialog', { name: 'Subscribe to continue reading. Read everything' })).toBe(
    document.activeElement,
  );
  expect(screen.getByRole('heading', { level: 2 }).innerHTML).toBe('Read <em>everything</em>');
  expect(dialog()?.textContent).toContain('Leave when you like.');
  await expectAccessible(element);
});

test('shows the registration wall where its rule has triggered, whatever the server wrote', async () => {
  const fields = { registerHeaderText: 'Read on', registerActionText: 'Register' };
  await openWall({ answers: [registration()], fields });
  expect(screen.getByRole('dialog', { name: 'Register to continue reading. Read on' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull();
});

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: /^Close/ }))],
  ['Escape or the way back, which the browser turns into closing it', () => dialogElement().close()],
])('goes with %s: the wall is read below the teaser, and the focus is where it was', async (_, leave) => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  const { place } = await openWall();
  leave();
  expect(dialog()).toBeNull();
  expect(place()?.contains(screen.getByRole('link', { name: 'Subscribe' }))).toBe(true);
  expect(document.activeElement).toBe(before);
});

test('moves up with the wheel before it scrolls, and down again', async () => {
  const { element } = await openWall();
  const sheet = element.querySelector<HTMLElement>('[data-part=sheet]') ?? element;
  Object.defineProperties(sheet, { offsetHeight: { value: 500 }, offsetTop: { value: 400 } });
  const wheel = (deltaY: number) => fireEvent.wheel(dialog() ?? element, { deltaY });
  const lift = () => sheet.style.getPropertyValue('--lift');
  expect(wheel(60)).toBe(false);
  expect(lift()).toBe('60');
  expect(wheel(60)).toBe(false);
  expect(lift()).toBe('100');
  expect(wheel(60)).toBe(true);
  sheet.scrollTop = 40;
  expect(wheel(-60)).toBe(true);
  expect(lift()).toBe('100');
  sheet.scrollTop = 0;
  expect(wheel(-160)).toBe(false);
  expect(lift()).toBe('0');
});

test('moves with a finger, and for what gets the focus below the window', async () => {
  const { element } = await openWall();
  const sheet = element.querySelector<HTMLElement>('[data-part=sheet]') ?? element;
  Object.defineProperties(sheet, { offsetHeight: { value: 500 }, offsetTop: { value: 400 } });
  fireEvent.touchStart(sheet, { touches: [{ clientY: 300 }] });
  fireEvent.touchMove(sheet, { touches: [{ clientY: 270 }] });
  expect(sheet.style.getPropertyValue('--lift')).toBe('30');
  const link = screen.getByRole('link', { name: 'Log In.' });
  link.getBoundingClientRect = () => new DOMRect(0, 0, 10, 900);
  link.focus();
  expect(sheet.style.getPropertyValue('--lift')).toBe('100');
});

test('covers nothing without an offer; the wall is read where it stands', async () => {
  const { place } = await openWall({ answers: [payment({ offer: undefined })] });
  expect(dialog()).toBeNull();
  expect(place()?.dataset['state']).toBe('wall');
  expect(screen.getByRole('link', { name: 'Subscribe' })).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  [undefined, '/offer/?redirect=%2Fnews%2Fstorm%2F'],
  ['default', '/offer/?redirect=%2Fnews%2Fstorm%2F'],
  ['spring 26', '/offer/?redirect=%2Fnews%2Fstorm%2F&campaign=spring%2026'],
  ['https://shop.example/?x=1', 'https://shop.example/?x=1'],
])('leads with the campaign %s to %s', async (campaign, expected) => {
  await openWall({ answers: [payment(campaign === undefined ? {} : { campaign })] });
  const href = () => screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href');
  await expect.poll(href).toBe(expected);
});

test('makes way for the story where the reader may read it', async () => {
  const { place } = await openWall({ answers: [{ kind: 'open' }] });
  expect(place()?.hidden).toBe(true);
  expect(dialog()).toBeNull();
});

test('asks with the token of the stored session, and hides the login from who is logged in', async () => {
  const { client, ...visit } = await signedIn();
  const { place, tokens } = await openWall({ ...visit, answers: [payment({ isSignedIn: true })] });
  await expect.poll(() => place()?.dataset['state']).toBe('wall');
  expect(tokens).toEqual([await client.getJwt()]);
  expect(place()?.hasAttribute('data-signed-in')).toBe(true);
});

test('refreshes a session that the server knows no longer, and asks as nobody when that does not help', async () => {
  const { client, ...visit } = await signedIn();
  const first = await client.getJwt();
  const { tokens, place } = await openWall({
    ...visit,
    answers: [{ kind: 'expired' }, { kind: 'expired' }, payment()],
  });
  await expect.poll(() => place()?.dataset['state']).toBe('wall');
  expect(tokens).toEqual([first, await client.getJwt(), undefined]);
});

test('says how many free stories were read, with the way to the offers, below one of them', async () => {
  const { element, place } = await openWall({ answers: [{ kind: 'open', meter: { count: 2, limit: 3 } }] });
  await expect.poll(() => place()?.dataset['state']).toBe('open');
  const words = await screen.findByText('You have read 2 of 3 free stories.');
  const meter = words.parentElement;
  expect(meter?.closest('[hidden]')).toBeNull();
  expect(meter?.querySelector('a')?.textContent).toBe('Subscribe');
  await expectAccessible(element);
});

test('remembers under the name by which pages look for it that the free stories are used up', async () => {
  const spent = { kind: 'open', meter: { count: 3, limit: 3 } } as const;
  const { environment, place } = await openWall({ answers: [spent] });
  await expect.poll(() => place()?.dataset['state']).toBe('open');
  expect(environment.readLocalItem(METER_KEY)).toBe(String(environment.now()));
});

test('says nothing of a meter below a story that its reader has paid for', async () => {
  const { place } = await openWall({ answers: [{ kind: 'open' }] });
  await expect.poll(() => place()?.hidden).toBe(true);
});

test('says when the network is lost, keeps the teaser, and asks again', async () => {
  const { element, settle, place } = await openWall({ answers: [new Error('offline'), { kind: 'open' }] });
  expect(screen.getByText('The rest of this story could not be loaded.')).toBeTruthy();
  expect(dialog()).toBeNull();
  await expectAccessible(element);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(place()?.hidden).toBe(true);
});

test('asks again by itself when the network is back', async () => {
  const { settle, place } = await openWall({ answers: [new Error('offline'), payment()] });
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(place()?.dataset['state']).toBe('wall');
  expect(dialog()).not.toBeNull();
});

test('asks again when somebody has logged in in another tab, and not for anything else', async () => {
  const client = await createTestIdentity(platform);
  const environment = createTestEnvironment();
  const { openStory, place } = await openWall({
    environment,
    identity: async () => client,
    answers: [payment(), { kind: 'open' }],
  });
  environment.storageChanged();
  expect(openStory).toHaveBeenCalledTimes(1);
  environment.localItems.set('ArcId.USER_INFO', SESSION);
  environment.storageChanged();
  await expect.poll(() => place()?.hidden).toBe(true);
  expect(dialog()).toBeNull();
});

test('asks again when the page comes back from the memory of the browser', async () => {
  const { settle, place } = await openWall({ answers: [payment(), { kind: 'open' }] });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(place()?.hidden).toBe(true);
});

test('is read where it stands outside the pages of the engine', async () => {
  const { place } = await openWall({ answers: [{ kind: 'unlocked' }], story: teaser() });
  expect(place()?.dataset['state']).toBe('wall');
  expect(dialog()).toBeNull();
});

test('puts the wall back when it leaves the page', async () => {
  const { stop } = await openWall();
  stop();
  expect(dialog()).toBeNull();
});

test('is read where it stands in a browser without modal dialogs', async () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  const { place } = await openWall();
  expect(dialog()).toBeNull();
  expect(place()?.dataset['state']).toBe('wall');
  expect(screen.getByRole('heading', { name: 'Read everything' })).toBeTruthy();
});

const IN_PAGE = { displayMode: 'inPage' };
const PLANS = '<section><form data-part="plans"><button>Subscribe for a year</button></form></section>';

test('stands in the page where its field says so, with the plans of the campaign, and covers nothing', async () => {
  const fetchBlock = vi.fn<(search: string) => Promise<string>>(async () => PLANS);
  const { place } = await openWall({
    fields: IN_PAGE,
    answers: [payment({ campaign: 'spring' })],
    fetchBlock,
  });
  expect(dialog()).toBeNull();
  expect(place()?.dataset['state']).toBe('wall');
  expect(screen.getByRole('button', { name: 'Subscribe for a year' })).toBeTruthy();
  expect(fetchBlock.mock.calls[0]?.[0]).toMatch(/^\?campaign=spring&wall=\d+$/);
  expect(screen.getByRole('heading', { name: 'Read everything' })).toBeTruthy();
});

test('says that the price is missing when the plans cannot be fetched, and leads to the offers', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  await openWall({ fields: IN_PAGE });
  expect(screen.getByText('Error in fetching price details').hidden).toBe(false);
  expect(screen.getByRole('link', { name: 'Subscribe' })).toBeTruthy();
  expect(reported).toHaveBeenCalledTimes(1);
  reported.mockRestore();
});

const WITH_WALLETS = `<form data-part="plans" data-product="digital"><label><input type="radio" name="plan" value="YEAR" checked>Year</label>
<button>Subscribe</button><p data-part="wallet"><button aria-expanded="false">Wallet</button></p></form>`;

/** Opens a wall with a button for wallets. */
async function openWithWallets() {
  const view = await openWall({
    fields: { ...IN_PAGE, showsWallets: true },
    answers: [payment(), { kind: 'open' }],
    fetchBlock: async () => WITH_WALLETS,
  });
  const place = view.element.querySelector<HTMLElement>('[data-part=wallets]');
  if (place === null) throw new Error('The wall has no place for wallets.');
  const opened = vi.fn();
  place.querySelector('[data-part=open-wallets]')?.addEventListener('click', opened);
  return { ...view, wallets: place, opened };
}

test('opens the wallets for the marked plan in the wall, and leaves no page', async () => {
  const { element, wallets, opened, environment } = await openWithWallets();
  expect(wallets.hidden).toBe(true);
  const button = screen.getByRole('button', { name: 'Wallet' });
  fireEvent.click(button);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(wallets.hidden).toBe(false);
  expect(wallets.dataset).toMatchObject({ sku: 'digital', price: 'YEAR' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(environment.visited).toEqual([]);
  await expectAccessible(element);
});

test('closes the wallets, with the focus on their button', async () => {
  const { wallets, opened } = await openWithWallets();
  const button = screen.getByRole('button', { name: 'Wallet' });
  fireEvent.click(button);
  await vi.waitFor(() => expect(opened).toHaveBeenCalled());
  wallets.dispatchEvent(new CustomEvent('broadsheet.walletsLeft', { detail: 'closed' }));
  expect(wallets.hidden).toBe(true);
  expect(document.activeElement).toBe(button);
});

test('asks nobody while a wallet pays, which logs its reader in, and opens the story when it has paid', async () => {
  const { wallets, openStory, environment, settle, place } = await openWithWallets();
  wallets.setAttribute('data-paying', '');
  environment.localItems.set('ArcId.USER_INFO', SESSION);
  act(() => environment.storageChanged());
  await settle();
  expect(openStory).toHaveBeenCalledTimes(1);
  environment.localItems.delete('ArcId.USER_INFO');
  wallets.dispatchEvent(new CustomEvent('broadsheet.bought', { bubbles: true }));
  await settle();
  expect(openStory).toHaveBeenCalledTimes(2);
  expect(place()?.dataset['state']).toBe('open');
});

test('asks for no plans where registering is enough', async () => {
  const { place } = await openWall({ fields: IN_PAGE, answers: [registration()] });
  expect(place()?.dataset['state']).toBe('wall');
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy();
});

test('lies over the page only after the privacy choices, whose bar nobody could press below it', async () => {
  const site = { id: 'courier', gaID: 'G-1' };
  const port = await connectConsent(site);
  const { settle, place } = await openWall({ site, consent: async () => port });
  expect(dialog()).toBeNull();
  expect(place()?.dataset['state']).toBe('wall');
  act(() => port.own?.choose(['analytics'], []));
  await settle();
  expect(dialog()).not.toBeNull();
  localStorage.clear();
});
