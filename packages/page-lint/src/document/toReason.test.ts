import { expect, test } from 'vitest';
import { toReason } from './toReason.ts';

test('a finding is one clause', () => {
  expect(toReason({ sentence: 'The id "a" is that of B. already.', hint: 'Give each block its own.' })).toBe(
    'the id "a" is that of B. already; give each block its own',
  );
});
