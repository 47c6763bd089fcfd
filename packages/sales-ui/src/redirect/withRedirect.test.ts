import { expect, test } from 'vitest';
import { withRedirect } from '../index.ts';

test('the page to go back to is part of the query, encoded', () => {
  expect(withRedirect('/account/login/', '/checkout/?a=1&b=2')).toBe(
    '/account/login/?redirect=%2Fcheckout%2F%3Fa%3D1%26b%3D2',
  );
  expect(withRedirect('/login/?x=1#form', '/checkout/')).toBe('/login/?x=1&redirect=%2Fcheckout%2F#form');
});
