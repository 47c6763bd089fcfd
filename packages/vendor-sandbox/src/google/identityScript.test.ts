import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../test/openPage.ts';

interface Moment {
  getMomentType(): string;
  isSkippedMoment(): boolean;
  isNotDisplayed(): boolean;
  getNotDisplayedReason(): string | undefined;
  getSkippedReason(): string | undefined;
  getDismissedReason(): string | undefined;
}
interface Identity {
  initialize(settings: object): void;
  prompt(listener?: (moment: Moment) => void): void;
  renderButton(parent: Element, options: object): void;
  cancel(): void;
  disableAutoSelect(): void;
  revoke(hint: string, done: (response: object) => void): Promise<void>;
}

let page = openPage();
let moments: Moment[] = [];
let credentials: { readonly credential: string; readonly select_by: string }[] = [];
const identity = (): Identity => Reflect.get(page.view, 'google').accounts.id;
const kinds = () =>
  moments.map((one) => [one.getMomentType(), one.getSkippedReason() ?? one.getDismissedReason()]);
const prompt = () => identity().prompt((moment) => void moments.push(moment));
const corner = () => page.document.querySelector<HTMLIFrameElement>('iframe[title="Sign in with Google"]');
const answer = (value: object) => page.say(corner()?.contentWindow ?? null, value);
const settings = {
  client_id: 'app',
  nonce: 'no',
  callback: (response: (typeof credentials)[number]) => void credentials.push(response),
};

beforeEach(async () => {
  page = openPage();
  moments = [];
  credentials = [];
  await page.load('/sandbox/google/gsi/client');
  identity().initialize(settings);
});

describe('One Tap', () => {
  it('shows its panel in a corner and hands the credential over', () => {
    prompt();
    expect(corner()?.getAttribute('src')).toBe('/sandbox/google/panel?client_id=app&nonce=no');
    answer({ kind: 'credential', credential: 'jwt' });
    expect(credentials).toEqual([{ credential: 'jwt', select_by: 'user', clientId: 'app' }]);
    expect([kinds(), corner()]).toEqual([[['dismissed', 'credential_returned']], null]);
  });

  it('is skipped once it was closed, until the page clears the cookie', () => {
    prompt();
    answer({ kind: 'refuse' });
    prompt();
    expect([kinds(), corner()]).toEqual([
      [
        ['skipped', 'user_cancel'],
        ['skipped', 'user_cancel'],
      ],
      null,
    ]);
    const [, state = ''] = /g_state=([^;]*)/.exec(page.document.cookie) ?? [];
    const { i_l: level, i_p: until }: Record<string, number> = JSON.parse(state);
    expect([level, Number(until) > Date.now()]).toEqual([1, true]);
    page.document.cookie = 'g_state=; path=/; max-age=0';
    prompt();
    expect(corner()).not.toBeNull();
  });

  it('is not displayed during the cool-down where the page keeps the older kind of prompt', () => {
    prompt();
    answer({ kind: 'refuse' });
    moments = [];
    identity().initialize({ ...settings, use_fedcm_for_prompt: false });
    prompt();
    expect(
      moments.map((one) => [one.isNotDisplayed(), one.getNotDisplayedReason(), one.isSkippedMoment()]),
    ).toEqual([[true, 'suppressed_by_user', false]]);
  });

  it('is skipped without a cool-down when the vendor fails', () => {
    prompt();
    answer({ kind: 'fail' });
    expect([kinds(), page.document.cookie]).toEqual([[['skipped', 'issuing_failed']], '']);
  });

  it('goes away when the page cancels it or prompts again', () => {
    prompt();
    prompt();
    identity().cancel();
    expect([kinds(), corner()]).toEqual([
      [
        ['dismissed', 'flow_restarted'],
        ['dismissed', 'cancel_called'],
      ],
      null,
    ]);
  });

  it('listens to its own frame on its own origin only', () => {
    prompt();
    page.say(page.addFrame().contentWindow, { kind: 'credential', credential: 'forged' });
    page.say(
      corner()?.contentWindow ?? null,
      { kind: 'credential', credential: 'forged' },
      'https://evil.example',
    );
    expect([credentials, moments]).toEqual([[], []]);
  });
});

describe('the button of Google Identity Services', () => {
  it('opens the panel in a window and hands the credential over', async () => {
    let clicks = 0;
    const options = { text: 'signup_with', width: '9999', click_listener: () => (clicks += 1) };
    identity().renderButton(page.document.body.appendChild(page.document.createElement('div')), options);
    const [button] = page.buttons();
    expect([button?.textContent, button?.style.inlineSize]).toEqual(['GSign up with Google', '400px']);
    button?.click();
    const { credential } = await page.chooseInWindow({ choice: 'mei.haraldsen@example.com' });
    expect(credentials).toEqual([{ credential, select_by: 'btn', clientId: 'app' }]);
    expect(clicks).toBe(1);
  });
});

it('takes a consent back', async () => {
  const answers: object[] = [];
  await identity().revoke('ada.lindqvist@example.com', (response) => void answers.push(response));
  await page.choose('/sandbox/google/panel', { client_id: 'app', choice: 'ada.lindqvist@example.com' });
  await identity().revoke('ada.lindqvist@example.com', (response) => void answers.push(response));
  expect(answers).toEqual([{ successful: false, error: 'invalid_user' }, { successful: true }]);
});
