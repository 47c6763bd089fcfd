import { beforeEach, expect, it } from 'vitest';
import { openPage } from '../../test/openPage.ts';

let page = openPage();
beforeEach(() => {
  page = openPage();
});

/** Reads a story; returns the result of the script's callback and the rule that was triggered. */
async function read(contentIdentifier: string, isLoggedIn = false) {
  const told: unknown[] = [];
  const { triggered } = await Reflect.get(page.view, 'ArcP').run({
    contentIdentifier,
    contentRestriction: 'metered',
    Identity: { isLoggedIn: () => isLoggedIn },
    paywallFunction: (campaign: unknown) => told.push(campaign),
  });
  return [told, triggered?.id];
}

it('gives each wall its stories, and none of them twice', async () => {
  await page.load('/sandbox/paywall/p.js?registration=1&payment=2&campaign=tides');
  expect(await read('/a/')).toEqual([[], undefined]);
  expect(await read('/a/')).toEqual([[], undefined]);
  expect(await read('/b/')).toEqual([[''], 1]);
  expect(Reflect.get(page.view, 'ArcP')._rules).toMatchObject([
    { e: [true], ent: [false], rt: 1, rc: 2 },
    { rt: 2, rc: 2, cc: 'tides' },
  ]);
});

it('has no registration wall unless its address asks for one', async () => {
  await page.load('/sandbox/paywall/p.js');
  expect(await read('/a/')).toEqual([['default'], 2]);
});
