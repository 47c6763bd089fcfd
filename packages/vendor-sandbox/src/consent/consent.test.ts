import { beforeEach, expect, it } from 'vitest';
import { openPage } from '../../test/openPage.ts';

let page = openPage();
beforeEach(() => {
  page = openPage();
});

/** Adds a listener by the page's function and collects its events. */
function listen(name: '__tcfapi' | '__gpp', ...values: readonly unknown[]) {
  const heard: unknown[] = [];
  const told = (data: unknown) => heard.push(data);
  Reflect.get(page.view, name)('addEventListener', ...values, told);
  return heard;
}

const press = (text: string) =>
  page
    .buttons()
    .find(({ textContent }) => textContent?.includes(text))
    ?.click();

it('asks as a platform of TCF does, and tells its listeners what was chosen', async () => {
  await page.load('/sandbox/consent/tcf.js');
  const heard = listen('__tcfapi', 2);
  expect(heard.at(-1)).toMatchObject({ gdprApplies: true, eventStatus: 'cmpuishown', tcString: '' });
  press('consent to everything');
  expect(heard.at(-1)).toMatchObject({
    eventStatus: 'useractioncomplete',
    purpose: { consents: { 1: true, 11: true } },
    vendor: { consents: { 755: true } },
    listenerId: 1,
  });
  expect(page.buttons()).toEqual([]);
  Reflect.get(page.view, '__tcfapi')('removeEventListener', 2, () => undefined, 1);
  Reflect.get(page.view, '__tcfapi')('displayConsentUi', 2, () => undefined);
  expect(heard.at(-1)).toMatchObject({ eventStatus: 'useractioncomplete' });
});

it('asks nobody where the GDPR does not apply', async () => {
  await page.load('/sandbox/consent/tcf.js?gdpr=0');
  expect(listen('__tcfapi', 2)).toMatchObject([{ gdprApplies: false, eventStatus: 'tcloaded' }]);
  expect(page.buttons()).toEqual([]);
});

it('answers a command or a version that it does not know as platforms do', async () => {
  await page.load('/sandbox/consent/tcf.js');
  const answers: unknown[] = [];
  const note = (...values: unknown[]) => answers.push(values);
  Reflect.get(page.view, '__tcfapi')('ping', 1, note);
  Reflect.get(page.view, '__tcfapi')('sing', 2, note);
  expect(answers).toEqual([
    [null, false],
    [null, false],
  ]);
});

it('is ready at once as a platform of GPP in the United States, and takes an opt-out', async () => {
  await page.load('/sandbox/consent/gpp.js');
  const heard = listen('__gpp');
  expect(heard).toMatchObject([{ eventName: 'listenerRegistered', pingData: { signalStatus: 'ready' } }]);
  Reflect.get(page.view, 'OneTrust').ToggleInfoDisplay();
  expect(heard.at(-1)).toMatchObject({ pingData: { signalStatus: 'not ready' } });
  press('refuse everything');
  expect(heard.at(-1)).toMatchObject({
    eventName: 'signalStatus',
    pingData: { signalStatus: 'ready', parsedSections: { usnat: [{ SaleOptOut: 1 }, {}] } },
  });
});
