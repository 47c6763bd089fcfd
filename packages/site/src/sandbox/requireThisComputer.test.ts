/** Who the sandbox answers: this computer, whatever the header `Host` says, unless the operator opens it by name. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { describeSandbox } from './describeSandbox.ts';
import { openSandbox } from './openSandbox.ts';
import type { Sandbox } from './openSandbox.ts';

const SITE_ORIGIN = 'http://localhost:3000';
const PATHS = [
  '/sandbox/mailbox',
  '/sandbox/mailbox.json',
  '/sandbox/api',
  '/sandbox/api/openapi.json',
  '/sandbox/vendors',
  '/sandbox/clock',
  '/sandbox/paypal/dashboard',
  '/sandbox/nothing',
];

/** Sends a request as it arrives on a socket from an address. */
async function requestFrom(
  { site }: ListeningSite,
  path: string,
  {
    address,
    headers = {},
  }: { readonly address: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const incoming = new IncomingMessage(socket);
  const request = new Request(SITE_ORIGIN + path, { headers: { host: 'localhost:3000', ...headers } });
  return site.fetch(request, { incoming, outgoing: new ServerResponse(incoming) });
}

let sandbox: Sandbox;
let site: ListeningSite;
let open: ListeningSite;

beforeAll(async () => {
  sandbox = await openSandbox({ siteOrigin: SITE_ORIGIN, secret: 'of the tests', file: {} });
  const start = (SANDBOX: string) =>
    openSiteWith({ fixtures: [], sandbox, variables: { SANDBOX, SITE_ORIGIN, HOST: '0.0.0.0' } });
  site = await start('on');
  open = await start('network');
}, 180_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await open[Symbol.asyncDispose]();
  await sandbox.close();
});

describe.each(PATHS)('%s', (path) => {
  test('answers this computer', async () => {
    const statuses = [(await site.get(path)).status];
    for (const address of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])
      statuses.push((await requestFrom(site, path, { address })).status);
    expect(new Set(statuses)).toEqual(new Set([path.endsWith('nothing') ? 404 : 200]));
  });

  test('is refused to others, who say that they are this computer', async () => {
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    for (const address of ['192.168.1.7', '10.0.0.2', 'fe80::1', '2001:db8::1', '::ffff:10.0.0.2', '']) {
      for (const more of [{}, headers]) {
        const response = await requestFrom(site, path, { address, headers: more });
        expect([address, response.status]).toEqual([address, 403]);
        expect(await response.text()).toContain('SANDBOX=network');
      }
    }
  });

  test.each([
    ['x-forwarded-for', '192.0.2.1'],
    ['x-forwarded-for', '127.0.0.1, 192.0.2.1'],
    ['x-real-ip', '192.0.2.1'],
    ['forwarded', 'for="[2001:db8::1]:4711";proto=https'],
    ['forwarded', 'for=_hidden'],
  ])(
    'is refused to a proxy on this computer that passes on a request of others: %s: %s',
    async (name, value) => {
      const response = await site.get(path, { headers: { [name]: value } });
      expect(response.status).toBe(403);
    },
  );

  test('answers a proxy that passes on a request of this computer', async () => {
    for (const [name, value] of [
      ['x-forwarded-for', '127.0.0.1'],
      ['forwarded', 'for="[::1]:4711";proto=http'],
    ] as const)
      expect((await site.get(path, { headers: { [name]: value } })).status).not.toBe(403);
  });

  test('answers everybody once it was opened by name', async () => {
    expect((await requestFrom(open, path, { address: '192.168.1.7' })).status).not.toBe(403);
  });

  test('stands in no frame of another site', async () => {
    const policy = (await site.get(path)).headers.get('content-security-policy');
    expect(policy).toMatch(/frame-ancestors '(self|none)'/);
  });
});

test('the start tells who may use it', () => {
  const config = { host: '0.0.0.0', port: 3000 };
  expect(describeSandbox({ ...config, opensSandbox: false }, SITE_ORIGIN)).toContain(
    'For this computer only',
  );
  expect(describeSandbox({ ...config, opensSandbox: true }, SITE_ORIGIN)).toContain(
    'OPEN to everybody who reaches 0.0.0.0:3000',
  );
});
