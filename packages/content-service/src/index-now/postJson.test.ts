import { expect, test } from 'vitest';
import type { FetchFromAddress } from '@broadsheet/service-kit/outgoing';
import { postJson } from './postJson.ts';

function open(addresses: readonly string[], status = 202) {
  const requested: string[] = [];
  const fetchFromAddress: FetchFromAddress = async (url, { address, json }) => {
    requested.push(`${url.href} at ${address}: ${json}`);
    return {
      status,
      location: 'https://other.example/',
      body: (async function* () {})(),
      close: () => undefined,
    };
  };
  const { signal } = new AbortController();
  return { requested, options: { json: '{}', signal, fetchFromAddress, lookup: async () => addresses } };
}

test('asks the very address that was looked up, and does not follow redirects', async () => {
  const { requested, options } = open(['203.0.113.7'], 307);
  expect(await postJson('https://index.example/now', options)).toBe(307);
  expect(requested).toEqual(['https://index.example/now at 203.0.113.7: {}']);
});

test.each([[['127.0.0.1']], [['203.0.113.7', '10.0.0.1']], [['::1']]])(
  'refuses a name that leads into the own network: %s',
  async (addresses) => {
    const { requested, options } = open(addresses);
    await expect(postJson('https://index.example/now', options)).rejects.toThrow('own network');
    expect(requested).toEqual([]);
  },
);

test.each(['http://127.0.0.1:8080/now', 'http://[::1]/now', 'http://localhost/now'])(
  'calls an address of this machine when the operator configured it: %s',
  async (address) => {
    const { options } = open(['127.0.0.1']);
    expect(await postJson(address, options)).toBe(202);
  },
);
