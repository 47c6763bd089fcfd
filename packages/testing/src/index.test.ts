import { expect, test } from 'vitest';
import * as testing from './index.ts';

test('the package exports these names and no others', () => {
  expect(Object.keys(testing).toSorted()).toEqual([
    'answering',
    'contentHandler',
    'createTestConsent',
    'createTestEnvironment',
    'createTestHost',
    'createTestStripe',
    'exampleStory',
    'expectAccessible',
    'itemContentConfig',
    'outline',
    'renderBlock',
    'renderOnServer',
    'setThemeColours',
    'writtenPromo',
  ]);
});
