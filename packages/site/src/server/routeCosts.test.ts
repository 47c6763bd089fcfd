/**
 * What one call of somebody who is not signed in may cost, through the socket of the running site: statements of the database
 * for a body with long lists in every member that a call has. A route that is new fails here until the table says its cost.
 */
import { openDatabase } from '@broadsheet/platform';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { callers } from '../../test/callers.ts';
import { countStatements } from '../../test/countStatements.ts';
import type { CountedDatabase } from '../../test/countStatements.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { routeCosts } from '../../test/routeCosts.ts';
import { openSandbox } from '../sandbox/openSandbox.ts';
import type { Sandbox } from '../sandbox/openSandbox.ts';

const ORIGIN = 'http://localhost:3000';
const ENTRIES = 1_500;

const text = (index: number) => `a${index}`;
const lists = {
  items: Array.from({ length: ENTRIES }, (_, index) => ({
    sku: text(index),
    priceCode: text(index),
    quantity: 1,
  })),
  disputed_transactions: Array.from({ length: ENTRIES }, (_, index) => ({ custom: text(index) })),
  attributes: Array.from({ length: ENTRIES }, (_, index) => ({
    name: text(index),
    value: '1',
    type: 'String',
  })),
  contacts: Array.from({ length: ENTRIES }, () => ({ phone: '1', type: 'HOME' })),
  addresses: Array.from({ length: ENTRIES }, () => ({ line1: 'a', country: 'DE', type: 'HOME' })),
};
const address = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };

/** Bodies by what they look like; each is under the limits on size. */
const bodies: readonly (readonly [kind: string, body: string])[] = [
  ['nothing', '{}'],
  [
    'a list of items',
    JSON.stringify({ items: lists.items, billingAddress: address, email: 'a@example.com' }),
  ],
  ...[1, 20, 50].map(
    (count) =>
      [
        `${count} items that are sold`,
        JSON.stringify({
          items: Array.from({ length: count }, () => ({
            sku: 'digital',
            priceCode: 'DIGITAL-MONTHLY',
            quantity: 1,
          })),
          billingAddress: address,
        }),
      ] as const,
  ),
  [
    'a sign-up',
    JSON.stringify({
      identity: { userName: 'new@example.com', credentials: 'correct horse battery' },
      profile: { email: 'new@example.com', attributes: lists.attributes.slice(0, 10) },
    }),
  ],
  [
    'a profile of lists',
    JSON.stringify({
      identity: { userName: 'hostile@example.com', credentials: 'correct horse battery' },
      profile: {
        email: 'hostile@example.com',
        attributes: lists.attributes,
        contacts: lists.contacts,
        addresses: lists.addresses,
      },
    }),
  ],
  [
    'an event with a list',
    JSON.stringify({
      event_type: 'CUSTOMER.DISPUTE.CREATED',
      resource: { disputed_transactions: lists.disputed_transactions },
    }),
  ],
  [
    'a login',
    JSON.stringify({
      userName: 'hostile@example.com',
      credentials: 'x',
      grantType: 'password',
      email: 'hostile@example.com',
      token: 'a.b.c',
      nonce: 'x',
      newPassword: 'correct horse battery',
    }),
  ],
];

let site: ListeningSite;
let sandbox: Sandbox;
let database: CountedDatabase;

beforeAll(async () => {
  sandbox = await openSandbox({ siteOrigin: ORIGIN, secret: 'of the tests', file: {} });
  database = countStatements(await openDatabase({ imageFile: inject('databaseImage') }));
  const sales = { payments: sandbox.payments, clock: sandbox.clock };
  site = await openSiteWith({ fixtures: ['subscriptions'], sales, database });
}, 180_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await sandbox.close();
});

const anonymous = [...callers].flatMap(([route, caller]) => (caller === 'reader' ? [] : [route]));

test('the table holds every route that is open to people who are not signed in, and no other', () => {
  expect([...routeCosts.keys()].toSorted()).toEqual(anonymous.toSorted());
});

test.each(anonymous)(
  '%s costs no more than the table says, whatever is in its body',
  async (route) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replaceAll(/:\w+/g, '1');
    for (const [kind, body] of method === 'GET' ? [['nothing', undefined] as const] : bodies) {
      const before = database.statements();
      const response = await site.get(path, {
        method,
        ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      });
      await response.arrayBuffer();
      await site.platform.platform.identity.settle();
      await site.platform.platform.sales.settle();
      const spent = database.statements() - before;
      expect([kind, spent <= (routeCosts.get(route) ?? 0) ? 'within' : spent]).toEqual([kind, 'within']);
    }
  },
  60_000,
);
