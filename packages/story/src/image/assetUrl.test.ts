import { expect, test } from 'vitest';
import { assetUrl } from './assetUrl.ts';

test.each([
  ['https://cdn.example/logo.svg', 'https://cdn.example/logo.svg'],
  ['HTTP://cdn.example/logo.svg', 'HTTP://cdn.example/logo.svg'],
  ['data:image/svg+xml,x', 'data:image/svg+xml,x'],
  ['base64,x', 'base64,x'],
  ['/brand/logo.svg', '/brand/logo.svg'],
  ['brand/logo.svg', '/brand/logo.svg'],
])('%s is served as %s', (value, address) => {
  expect(assetUrl(value)).toBe(address);
});
