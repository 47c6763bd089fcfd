import { expect, test } from 'vitest';
import * as testing from './index.ts';
import * as platform from './platform.ts';

test('the package exports these names and no others', () => {
  expect(Object.keys(testing).toSorted()).toEqual([
    'answering',
    'createTestConsent',
    'createTestEnvironment',
    'createTestHost',
    'createTestStripe',
    'exampleStory',
    'expectAccessible',
    'itemContentConfig',
    'outline',
    'readFixture',
    'renderBlock',
    'renderOnServer',
    'setThemeColours',
    'writtenPromo',
  ]);
});

test('its platform entry exports these names and no others', () => {
  expect(Object.keys(platform).toSorted()).toEqual([
    'OTHER_READER',
    'PLATFORM_ORIGIN',
    'READER',
    'TOKEN_VERSION',
    'createPlatformContent',
    'createSalesReader',
    'createTestIdentity',
    'createTestShop',
    'interceptFetch',
    'mailedValue',
    'neverAnswering',
    'offline',
    'platformHandler',
    'readMails',
    'refusing',
    'signUpReader',
    'startPlatform',
    'testForReadersOnly',
  ]);
});
