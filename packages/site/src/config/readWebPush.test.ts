import { createVapidKeys } from '@broadsheet/platform';
import { expect, test } from 'vitest';
import { VARIABLES } from '../publisher/variables.ts';
import { readWebPush } from './readWebPush.ts';

const HTTPS = 'https://paper.example/news';
const keys = createVapidKeys();
const { privateKey: WEB_PUSH_KEY } = keys;

/** The key that the documentation names, which everybody can read. */
const EXAMPLE = VARIABLES.find(({ name }) => name === 'WEB_PUSH_KEY')?.example ?? '';

test('is off without a setting', () => {
  expect(readWebPush({}, HTTPS)).toBeUndefined();
  expect(readWebPush({ WEB_PUSH_KEY: '', WEB_PUSH_CONTACT: '', WEB_PUSH_HOSTS: '' }, HTTPS)).toBeUndefined();
});

test('needs one key, from which it computes the public one', () => {
  expect(readWebPush({ WEB_PUSH_KEY }, HTTPS)).toEqual({ keys, contact: HTTPS, hosts: [] });
  expect(
    readWebPush(
      {
        WEB_PUSH_KEY,
        WEB_PUSH_CONTACT: 'mailto:desk@paper.example',
        WEB_PUSH_HOSTS: 'push.example.com, .push.example.org',
      },
      'http://localhost:3000',
    ),
  ).toEqual({
    keys,
    contact: 'mailto:desk@paper.example',
    hosts: ['push.example.com', '.push.example.org'],
  });
});

test.each([
  ['short', 'WEB_PUSH_KEY is "…", but it must be a private key of 43 characters'],
  [keys.publicKey, 'as npx broadsheet notifications key prints it; this is the public key'],
  [EXAMPLE, 'WEB_PUSH_KEY is "…", but it must be a private key'],
  ['A'.repeat(43), 'WEB_PUSH_KEY is "…", but it must be a private key'],
  ['_'.repeat(43), 'WEB_PUSH_KEY is "…", but it must be a private key'],
])('refuses the key %s without repeating it', (key, message) => {
  const read = () => readWebPush({ WEB_PUSH_KEY: key }, HTTPS);
  expect(read).toThrow(message);
  expect(read).not.toThrow(key);
});

test.each([
  [{ WEB_PUSH_CONTACT: 'mailto:desk@paper.example' }, 'for WEB_PUSH_CONTACT is set'],
  [{ WEB_PUSH_HOSTS: 'push.example.com' }, 'for WEB_PUSH_HOSTS is set'],
])('says which setting asks for the key in %o', (variables, message) => {
  expect(() => readWebPush(variables, HTTPS)).toThrow(message);
});

test.each([
  ['WEB_PUSH_CONTACT', 'desk@paper.example', 'an address where push services reach you'],
  ['WEB_PUSH_CONTACT', 'http://paper.example', 'an address where push services reach you'],
  ['WEB_PUSH_HOSTS', 'localhost', 'a list of host names'],
  ['WEB_PUSH_HOSTS', '127.0.0.1', 'a list of host names'],
  ['WEB_PUSH_HOSTS', 'https://push.example.com/', 'a list of host names'],
])('refuses %s %s', (name, value, message) => {
  expect(() => readWebPush({ WEB_PUSH_KEY, [name]: value }, HTTPS)).toThrow(message);
});

test('asks for a contact where the site itself has no https address', () => {
  expect(() => readWebPush({ WEB_PUSH_KEY }, 'http://localhost:3000')).toThrow(
    'WEB_PUSH_CONTACT is "", but it must be an address where push services reach you, such as mailto:desk@example.com, for WEB_PUSH_KEY is set and SITE_ORIGIN is no https address.',
  );
});
