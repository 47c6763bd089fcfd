import { beforeEach, expect, it } from 'vitest';
import { openPage } from '../../test/openPage.ts';

interface Status {
  readonly status?: string;
  readonly error_code?: string;
  readonly authResponse?: { readonly accessToken: string } | null;
}
/** The part of the vendor's global that these tests use. */
interface FacebookSdk {
  init(settings: object): void;
  getLoginStatus(callback: (status: Status) => void, force?: boolean): void;
  login(callback: (status: Status) => void, options?: object): void;
  logout(callback: (status: Status) => void): void;
  readonly XFBML: { parse(root?: Element): void };
}

const ADA = { choice: 'ada.lindqvist@example.com' };
let page = openPage();
const facebook = (): FacebookSdk => Reflect.get(page.view, 'FB');
const ask = (force = true) =>
  new Promise<Status>((resolve) => {
    facebook().getLoginStatus(resolve, force);
  });

beforeEach(async () => {
  page = openPage();
  await page.load('/sandbox/facebook/en_US/sdk.js');
});

it('calls the page once it is there', async () => {
  page = openPage();
  const called = new Promise((resolve) => {
    page.set('fbAsyncInit', () => resolve(facebook()));
  });
  await page.load('/sandbox/facebook/en_US/sdk.js');
  expect(await called).toHaveProperty('init');
});

it('tells the status, which it keeps in mind unless forced to ask', async () => {
  facebook().init({ appId: 'app', version: 'v20.0' });
  expect((await ask()).status).toBe('unknown');
  await page.choose('/sandbox/facebook/dialog/oauth', { client_id: 'app', ...ADA });
  expect((await ask(false)).status).toBe('unknown');
  expect(await ask()).toMatchObject({
    status: 'connected',
    authResponse: { accessToken: expect.any(String) },
  });
  const left = await new Promise<Status>((resolve) => {
    facebook().logout(resolve);
  });
  expect(left).toEqual({ status: 'unknown', authResponse: null });
});

it.each([
  [ADA, { status: 'connected' }],
  [{ choice: 'refuse' }, { status: 'not_authorized', authResponse: null }],
  [{ choice: 'fail' }, { error_code: '1' }],
])('logs in by its dialog: %o', async (choice, expected) => {
  facebook().init({ appId: 'app' });
  const response = new Promise<Status>((resolve) => {
    facebook().login(resolve, { scope: 'email' });
  });
  expect(page.opened[0]?.path).toBe('/sandbox/facebook/dialog/oauth?client_id=app&scope=email');
  await page.chooseInWindow(choice);
  expect(await response).toMatchObject(expected);
});

it('answers with the old status when its window is blocked', async () => {
  facebook().init({ appId: 'app' });
  page.set('open', () => null);
  const response = new Promise<Status>((resolve) => {
    facebook().login(resolve);
  });
  expect(await response).toEqual({ status: 'unknown', authResponse: null });
});

it('draws login buttons once, and calls what they name after a login', async () => {
  const seen: unknown[] = [];
  page.set('site', { signIn: ({ status }: Status) => seen.push(status) });
  page.set('alert', (text: unknown) => seen.push(text));
  page.document.body.innerHTML =
    '<div class="fb-login-button" data-onlogin="site.signIn();" data-button-type="continue_with"></div>' +
    '<fb:login-button onlogin="alert(1)"></fb:login-button>';
  facebook().init({ appId: 'app', xfbml: true });
  facebook().XFBML.parse();
  const [named, scripted] = page.buttons();
  const texts = page.buttons().map(({ textContent }) => textContent);
  expect(texts).toEqual(['fContinue with Facebook', 'fLog in with Facebook']);
  named?.click();
  await page.chooseInWindow(ADA);
  scripted?.click();
  await page.chooseInWindow(ADA);
  expect(seen).toEqual(['connected']);
});
