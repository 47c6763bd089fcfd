import { expect, test } from 'vitest';
import * as platform from './index.ts';

test('the package exports these names and no others', () => {
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
