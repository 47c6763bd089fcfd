import { createTestEnvironment } from '@broadsheet/testing';
import { expect, it } from 'vitest';
import { storePurchaseTarget, consumePurchaseTarget } from './purchaseTarget.ts';

/** Returns an environment in which the `redirect` of an offer page has been stored. */
function keep(redirect: string) {
  const environment = createTestEnvironment();
  environment.place.address = `/offer/?redirect=${encodeURIComponent(redirect)}`;
  storePurchaseTarget(environment, '/checkout/');
  return environment;
}

it('brings a buyer back to the story, once', () => {
  const environment = keep('/news/storm/?x=1');
  expect(consumePurchaseTarget(environment)).toBe('/news/storm/?x=1');
  expect(consumePurchaseTarget(environment)).toBeUndefined();
});

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '', '/checkout/?step=2'])(
  'has no target for %j',
  (redirect) => expect(consumePurchaseTarget(keep(redirect))).toBeUndefined(),
);

it('trusts nothing that somebody else has stored', () => {
  const environment = createTestEnvironment();
  environment.sessionItems.set('broadsheet.purchaseTarget', 'https://evil.example/');
  expect(consumePurchaseTarget(environment)).toBeUndefined();
});

it('keeps the story while the buyer comes from the checkout to the offer again', () => {
  const environment = keep('/news/storm/');
  environment.place.address = '/offer/?redirect=%2Fcheckout%2F';
  storePurchaseTarget(environment, '/checkout/');
  expect(consumePurchaseTarget(environment)).toBe('/news/storm/');
});

it('forgets a story that has nothing to do with a later purchase', () => {
  const environment = keep('/news/storm/');
  environment.place.address = '/offer/';
  storePurchaseTarget(environment, '/checkout/');
  expect(consumePurchaseTarget(environment)).toBeUndefined();
});
