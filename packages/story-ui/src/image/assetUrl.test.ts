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

test('only a file of the brand has the version of the brand', () => {
  expect(assetUrl('brand/logo.svg', 'a1')).toBe('/brand/logo.svg?v=a1');
  for (const other of ['/media/a.jpg', '/brand/logo.svg?v=2', 'https://cdn.example/brand/logo.svg'])
    expect(assetUrl(other, 'a1')).toBe(other);
});
