import { createTestEnvironment } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { loginAddress } from './loginAddress.ts';

test.each([
  ['/account/login/', '/account/delete/', '/account/login/?redirect=%2Faccount%2Fdelete%2F'],
  ['/login/?a=1#form', '/account/delete/', '/login/?a=1&redirect=%2Faccount%2Fdelete%2F#form'],
  ['/login/', '/delete/?b=2&nonce=secret', '/login/?redirect=%2Fdelete%2F%3Fb%3D2'],
  ['https://evil.example/', '/delete/', '/?redirect=%2Fdelete%2F'],
  ['', '/delete/', '/?redirect=%2Fdelete%2F'],
])('leads from the log-in page %j back to %s: %s', (redirectURL, address, expected) => {
  const environment = createTestEnvironment();
  environment.place.address = address;
  expect(loginAddress(environment, redirectURL)).toBe(expected);
});
