import { HostProvider } from '@broadsheet/block-kit';
import { createTestHost } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/testing/platform';
import type { TestPlatform } from '@broadsheet/testing/platform';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useChallengedCalls } from './useChallengedCalls.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());

const ERRORS = { otherwise: 'id.err.credentials' } as const;

async function visit(flow?: 'signin') {
  const client = await createTestIdentity(platform);
  const { host } = createTestHost({ identity: async () => client });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HostProvider host={host}>{children}</HostProvider>
  );
  const { result } = renderHook(() => useChallengedCalls({ flow, client, errors: ERRORS }), { wrapper });
  if (flow !== undefined) await act(() => client.getConfig());
  return { client, result };
}

const configurationCalls = () => platform.requests.filter((request) => request.includes('/config')).length;

test('answers that a call succeeded, or says in a phrase why it did not', async () => {
  const { client, result } = await visit('signin');
  const send = (password: string) =>
    act(() => result.current.send((service) => service.login(READER.email, password)));
  expect(await send('wrong')).toBe(false);
  expect(result.current.error).toBe('id.err.credentials');
  expect(await send(READER.password)).toBe(true);
  expect([result.current.error, client.getSession().status]).toEqual([undefined, 'signed-in']);
});

test('asks for no configuration where no robot check precedes the calls', async () => {
  const before = configurationCalls();
  const { result } = await visit();
  expect(await act(() => result.current.send((service) => service.requestVerifyEmail(READER.email)))).toBe(
    true,
  );
  expect([configurationCalls() - before, result.current.challenge.kind]).toEqual([0, 'off']);
});
