import { createEventBus, HostProvider } from '@broadsheet/block-kit';
import { createTestEnvironment, createTestHost } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/testing/platform';
import type { TestPlatform } from '@broadsheet/testing/platform';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDeparture } from '../redirect/useDeparture.ts';
import { useChallengedCalls } from './useChallengedCalls.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());

const REFUSALS = { otherwise: 'id.err.credentials' } as const;

/** A block with a form, and another block of the page. */
async function visit() {
  const client = await createTestIdentity(platform);
  const [environment, events] = [createTestEnvironment(), createEventBus()];
  const wrapperOf = (instanceId: string) => {
    const { host } = createTestHost({ environment, events, instanceId, identity: async () => client });
    return ({ children }: { readonly children: ReactNode }) => (
      <HostProvider host={host}>{children}</HostProvider>
    );
  };
  const form = renderHook(() => useChallengedCalls({ flow: 'signin', client, refusals: REFUSALS }), {
    wrapper: wrapperOf('form'),
  });
  const other = renderHook(() => useDeparture(), { wrapper: wrapperOf('other') });
  await waitFor(() => expect(form.result.current.config.status).toBe('ready'));
  return { client, send: form.result.current.send, other: other.result.current };
}

test('a form that has signed a reader in leads them away', async () => {
  const { client, send, other } = await visit();
  expect(await act(() => send(() => client.login(READER.email, READER.password)))).toBe(true);
  expect(other.hasBegun()).toBe(true);
  expect(other.begin()).toBe(false);
});

test('a form that has signed nobody in leaves the lead to others', async () => {
  const { client, send, other } = await visit();
  expect(await act(() => send(() => client.login(READER.email, 'wrong')))).toBe(false);
  expect(other.hasBegun()).toBe(false);
});

test('so does one that has changed something for the reader who was there before', async () => {
  const { client, send, other } = await visit();
  await act(async () => void (await client.login(READER.email, READER.password)));
  expect(await act(() => send(() => client.getUserProfile()))).toBe(true);
  expect(other.begin()).toBe(true);
});
