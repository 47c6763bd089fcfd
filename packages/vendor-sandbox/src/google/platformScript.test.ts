import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../test/openPage.ts';

interface User {
  getId(): string;
  getBasicProfile(): { getEmail(): string };
  getAuthResponse(): { readonly id_token?: string };
}
interface Auth {
  readonly isSignedIn: { get(): boolean; listen(listener: (isSignedIn: boolean) => void): void };
  readonly currentUser: { get(): User };
  then(onInit: (auth: unknown) => void): void;
  signIn(options?: object): Promise<User>;
  signOut(): Promise<void>;
  attachClickHandler(
    id: string,
    options: object,
    done: (user: User) => void,
    fail: (reason: unknown) => void,
  ): void;
}
/** The part of the vendor's global that these tests use. */
interface Platform {
  load(names: string, then: { readonly callback: () => void }): void;
  readonly auth2: { init(settings: object): Auth; getAuthInstance(): Auth | null };
  readonly signin2: { render(id: string, options: object): void };
}

const ADA = { choice: 'ada.lindqvist@example.com' };
let page = openPage();
const platform = (): Platform => Reflect.get(page.view, 'gapi');

/** Starts the library. The instance is returned in an array, because it has a `then` and a promise would resolve it. */
async function start(): Promise<[Auth]> {
  await page.load('/sandbox/google/js/platform.js');
  await new Promise<void>((callback) => {
    platform().load('auth2', { callback: () => callback() });
  });
  const auth = platform().auth2.init({ client_id: 'app' });
  await new Promise<void>((resolve) => {
    auth.then(() => resolve());
  });
  return [auth];
}

beforeEach(() => {
  page = openPage();
});

it('signs a reader in and out, and knows them on the next page', async () => {
  const [auth] = await start();
  const seen: boolean[] = [];
  auth.isSignedIn.listen((isSignedIn) => void seen.push(isSignedIn));
  const signedIn = auth.signIn({ prompt: 'select_account' });
  await page.chooseInWindow(ADA);
  const user = await signedIn;
  expect(user.getBasicProfile().getEmail()).toBe(ADA.choice);
  expect(user.getAuthResponse().id_token).toMatch(/^ey/);
  Reflect.deleteProperty(page.view, 'gapi');
  const [next] = await start();
  expect([next.isSignedIn.get(), next.currentUser.get().getId()]).toEqual([true, user.getId()]);
  await auth.signOut();
  Reflect.deleteProperty(page.view, 'gapi');
  const [last] = await start();
  expect([last.isSignedIn.get(), last.currentUser.get().getAuthResponse(), seen]).toEqual([
    false,
    {},
    [true, false],
  ]);
});

it.each([
  ['refuse', 'access_denied'],
  ['fail', 'server_error'],
])('rejects with an error object on %s', async (choice, error) => {
  const [auth] = await start();
  const signedIn = auth.signIn();
  signedIn.catch(() => undefined);
  await page.chooseInWindow({ choice });
  await expect(signedIn).rejects.toEqual({ error });
});

it.each([
  ['blocked', () => null, 'popup_blocked_by_browser'],
  ['closed', () => ({ closed: true }), 'popup_closed_by_user'],
])('tells that its window was %s', async (_, open, error) => {
  const [auth] = await start();
  page.set('open', open);
  await expect(auth.signIn()).rejects.toEqual({ error });
});

it('opens one window for a button that is drawn and handled', async () => {
  page.document.body.innerHTML = '<div id="button"></div>';
  const [auth] = await start();
  const emails: string[] = [];
  const note = (user: User) => void emails.push(user.getBasicProfile().getEmail());
  auth.attachClickHandler('button', {}, note, () => undefined);
  platform().signin2.render('button', { longtitle: true, theme: 'dark', onsuccess: note });
  const [button] = page.buttons();
  expect(button?.textContent).toBe('GSign in with Google');
  button?.click();
  expect(page.opened).toHaveLength(1);
  await page.chooseInWindow(ADA);
  await vi.waitFor(() => expect(emails).toEqual([ADA.choice, ADA.choice]));
  expect(platform().auth2.getAuthInstance()?.isSignedIn.get()).toBe(true);
});
