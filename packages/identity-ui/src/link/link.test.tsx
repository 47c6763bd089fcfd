import { HostProvider } from '@broadsheet/block-kit';
import { createTestEnvironment, createTestHost } from '@broadsheet/testing';
import type { TestHostOptions } from '@broadsheet/testing';
import { createIdentityClient } from '@broadsheet/sdk-identity';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useMailedLink } from './useMailedLink.ts';
import type { MailedLinkOptions } from './useMailedLink.ts';

const PATH = '/identity/public/v1/email/verify/';
const redeem = (client: IdentityClient, nonce: string) => client.verifyEmail(nonce);

/** The service, answering from a list: the last answer stays. */
function answering(...answers: readonly (() => Response)[]) {
  const requested: string[] = [];
  const client = createIdentityClient({
    origin: 'https://id.example',
    fetch: async (address) => {
      const answer = answers[Math.min(requested.length, answers.length - 1)];
      requested.push(address.replace('https://id.example', ''));
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
  return { client, requested };
}

const good = () => Response.json({ success: true });
const refused = (code: string, status: number) => () => Response.json({ code, message: 'No.' }, { status });
const offline = () => {
  throw new TypeError('Failed to fetch');
};

interface Visit extends Partial<MailedLinkOptions>, Pick<TestHostOptions, 'identity' | 'isAdmin' | 'page'> {
  readonly address?: string;
  readonly wrap?: (children: ReactNode) => ReactNode;
}

function visit({ address = '/verify/?a=1&nonce=n1', wrap = (children) => children, ...given }: Visit) {
  const { name = 'nonce', leavesAddress = 'before', redeem: redeemGiven = redeem, ...hostOptions } = given;
  const environment = createTestEnvironment();
  environment.place.address = address;
  const { host, logs } = createTestHost({ ...hostOptions, environment });
  const seen: string[] = [];
  const hook = renderHook(
    () => {
      const link = useMailedLink({ name, leavesAddress, redeem: redeemGiven });
      if (seen.at(-1) !== link.status) seen.push(link.status);
      return link;
    },
    { wrapper: ({ children }) => wrap(<HostProvider host={host}>{children}</HostProvider>) },
  );
  return { environment, logs, seen, ...hook };
}

test('redeems the secret of the address once, in strict mode too', async () => {
  const { client, requested } = answering(good);
  const { result } = visit({
    identity: async () => client,
    wrap: (children) => <StrictMode>{children}</StrictMode>,
  });
  await waitFor(() => expect(result.current.status).toBe('done'));
  expect(requested).toEqual([`${PATH}n1`]);
});

test('takes the secret out of the address before the call, or after the answer', async () => {
  const { client } = answering(good);
  const { promise, resolve } = Promise.withResolvers<IdentityClient>();
  const identity = () => promise;
  const before = visit({ identity, leavesAddress: 'before' });
  expect(before.environment.place.address).toBe('/verify/?a=1');
  const later = visit({ identity, leavesAddress: 'answered' });
  expect(later.environment.place.address).toBe('/verify/?a=1&nonce=n1');
  await act(async () => resolve(client));
  await waitFor(() => expect(later.result.current.status).toBe('done'));
  expect(later.environment.place.address).toBe('/verify/?a=1');
});

test.each([['/verify/'], ['/verify/?nonce='], ['/verify/?ota_nonce=x']])(
  'requests nothing at %s',
  async (address) => {
    const identity = vi.fn(async () => answering(good).client);
    const { result } = visit({ identity, address });
    await act(async () => undefined);
    expect(result.current).toEqual({ status: 'none' });
    expect(identity).not.toHaveBeenCalled();
  },
);

test('is running from the first render on where the server has seen the secret', async () => {
  const { client } = answering(good);
  const { seen, result } = visit({ identity: async () => client, page: { query: { nonce: 'n1' } } });
  await waitFor(() => expect(result.current.status).toBe('done'));
  expect(seen).toEqual(['running', 'done']);
});

test('tells what the service refused, and does not try again', async () => {
  const { client, requested } = answering(refused('130010', 400));
  const { result, environment } = visit({ identity: async () => client, leavesAddress: 'answered' });
  await waitFor(() => expect(result.current).toEqual({ status: 'refused', code: '130010' }));
  expect(requested).toHaveLength(1);
  expect(environment.place.address).toBe('/verify/?a=1');
});

test.each([
  ['no network', offline, 'id.link.network'],
  ['too many attempts', refused('429', 429), 'id.err.limited'],
  ['a service that is down', refused('503', 503), 'id.err.generic'],
] as const)('does not blame the link for %s, and tries it again', async (_, answer, reason) => {
  const { client, requested } = answering(answer, good);
  const { result } = visit({ identity: async () => client });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'interrupted', reason }));
  act(() => void (result.current.status === 'interrupted' && result.current.retry()));
  await waitFor(() => expect(result.current.status).toBe('done'));
  expect(requested).toEqual([`${PATH}n1`, `${PATH}n1`]);
});

test('waits for the network where not even the client came', async () => {
  const { client } = answering(good);
  const identity = vi.fn(() => Promise.resolve(client)).mockRejectedValueOnce(new TypeError('No chunk.'));
  const { result } = visit({ identity });
  await waitFor(() => expect(result.current).toMatchObject({ reason: 'id.link.network' }));
  act(() => void (result.current.status === 'interrupted' && result.current.retry()));
  await waitFor(() => expect(result.current.status).toBe('done'));
});

test('logs a fault, without the secret', async () => {
  const { client } = answering(good);
  const fails = () => Promise.reject(new TypeError('x is undefined'));
  const { result, logs } = visit({ identity: async () => client, redeem: fails });
  await waitFor(() => expect(result.current).toMatchObject({ reason: 'id.err.generic' }));
  expect(logs).toEqual([expect.stringContaining('x is undefined')]);
  expect(logs.join()).not.toContain('n1');
});

test('does nothing in the page builder', async () => {
  const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
  const page = { query: { nonce: 'n1' } };
  const { result, environment } = visit({ identity, isAdmin: true, page });
  await act(async () => undefined);
  expect(result.current).toEqual({ status: 'none' });
  expect(environment.place.address).toBe('/verify/?a=1&nonce=n1');
});
