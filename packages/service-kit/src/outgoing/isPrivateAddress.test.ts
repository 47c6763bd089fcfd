import { expect, test } from 'vitest';
import { isPrivateAddress } from './isPrivateAddress.ts';

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2001:0:0:1::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is no address to fetch from', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['203.0.113.9', '8.8.8.8', '172.32.0.1', '2606:4700::1', '2a00:1450:4001::1', '::ffff:8.8.8.8'])(
  '%s is a public address',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
