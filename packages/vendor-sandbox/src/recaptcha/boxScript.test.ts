import { expect, it } from 'vitest';
import { ORIGIN, openSandbox } from '../../test/openSandbox.ts';
import { openPage } from '../../test/openPage.ts';

/** Opens the checkbox in a window of its own, which is therefore also its parent page. */
async function openBox() {
  const html = await (await openSandbox().get('/sandbox/recaptcha/box')).text();
  const page = openPage(html);
  const { view, document } = page;
  const box = document.querySelector('input');
  const menu = document.querySelector('select');
  if (box === null || menu === null) throw new Error('The page has no box.');
  const hear = () =>
    new Promise<Readonly<Record<string, string>>>((resolve) => {
      view.addEventListener('message', ({ data }) => resolve(data.sandboxAnswer), { once: true });
    });
  await page.load('/sandbox/recaptcha/box.js');
  const tick = (outcome: string) => {
    menu.value = outcome;
    const heard = hear();
    box.click();
    return heard;
  };
  const reset = (origin: string) =>
    view.dispatchEvent(new view.MessageEvent('message', { data: 'sandbox-reset', origin, source: view }));
  return { ...page, box, tick, hear, reset, status: () => document.getElementById('status')?.textContent };
}

it('hands a token over when it is ticked, and stays ticked until it is reset', async () => {
  const { box, tick, reset, status, postJson } = await openBox();
  const { kind, token = '' } = await tick('pass');
  expect([kind, box.checked, status()]).toEqual(['token', true, 'Ticked.']);
  const checked: unknown = await postJson('/sandbox/recaptcha/api/siteverify', {
    secret: 's',
    response: token,
  });
  expect(checked).toMatchObject({ success: true });
  box.click();
  reset('https://evil.example');
  expect(box.checked).toBe(true);
  reset(ORIGIN);
  expect([box.checked, status()]).toEqual([false, '']);
});

it('expires at once when its menu says so', async () => {
  const { box, tick, hear, status } = await openBox();
  const { kind } = await tick('expire');
  const later = await hear();
  expect([kind, later, box.checked, status()]).toEqual([
    'token',
    { kind: 'expired' },
    false,
    'Expired. Tick again.',
  ]);
});

it('fails when its menu says so', async () => {
  const { box, tick, status } = await openBox();
  expect([await tick('fail'), box.checked, status()]).toEqual([{ kind: 'failed' }, false, 'Failed.']);
});
