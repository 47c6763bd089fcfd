import { expect, test } from 'vitest';
import { defineBroadsheetBlock } from './index.ts';

test('a server imports it and defines nothing', () => {
  expect(() => defineBroadsheetBlock()).not.toThrow();
});
