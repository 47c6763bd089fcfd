import { createEventBus, defineBlock, HostProvider } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { createTestEnvironment, createTestHost, renderBlock } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usePageRedirect } from '../redirect/usePageRedirect.ts';
import { AccountSection } from './AccountSection.tsx';
import { useReaderAction } from './useReaderAction.ts';
import { useReaderData } from './useReaderData.ts';
import type { ReadyData } from './useReaderData.ts';

const BO = { email: 'bo@example.com', password: 'another long password' };
const ERRORS = { byCode: { '404': 'unknown' }, otherwise: 'failed' } as const;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
  await signUpReader(platform, BO);
}, 30_000);
afterAll(() => platform.close());

type Load = (client: IdentityClient, signal: AbortSignal) => Promise<string>;
type Action = (ready: ReadyData<string>) => Promise<unknown>;

const email: Load = async (client, signal) => (await client.getUserProfile({ signal })).email ?? '';

/** A block that shows one text of the reader and has one button. */
function blockOf(load: Load, action: Action) {
  function Value(ready: ReadyData<string>) {
    const { problem, isBusy, run } = useReaderAction(ERRORS);
    return (
      <>
        <p>{ready.value}</p>
        <p role="alert">{problem}</p>
        <button type="button" onClick={() => void run(() => action(ready))}>
          {isBusy ? 'Busy' : 'Do it'}
        </button>
      </>
    );
  }
  function Part() {
    const data = useReaderData({ load, redirectURL: '/account/login/' });
    return (
      <AccountSection heading="Part" data={data}>
        {(ready) => <Value {...ready} />}
      </AccountSection>
    );
  }
  const hydrate = { mode: 'island', name: 'part', when: 'load' } as const;
  return defineBlock({
    name: 'part',
    title: 'Part',
    group: 'Readers',
    kind: 'feature',
    fields: {},
    hydrate,
    Component: Part,
  });
}

async function visit({
  load = email,
  action = async () => undefined,
}: { load?: Load; action?: Action } = {}) {
  const client = await createTestIdentity(platform, { warn: () => undefined });
  await client.login(READER.email, READER.password, { rememberMe: true });
  const environment = createTestEnvironment();
  const identity = async () => client;
  return { ...(await renderBlock(blockOf(load, action), { environment, identity })), client };
}

async function signInInAnotherTab() {
  const client = await createTestIdentity(platform);
  await act(async () => void (await client.login(BO.email, BO.password, { rememberMe: true })));
}

const doIt = async () => fireEvent.click(await screen.findByText('Do it'));
const refusal =
  (status: number) =>
  async ({ client }: ReadyData<string>): Promise<unknown> =>
    status === 404 ? client.getGdprReport(999_999) : client.updateUserProfile({ firstName: 'A'.repeat(101) });

test('tells a fault of the code as a failure, and logs it', async () => {
  const { logs } = await visit({ load: () => Promise.reject(new Error('A bug')) });
  expect(await screen.findByText('This part of your account could not be loaded.')).toBeTruthy();
  expect(logs).toEqual([expect.stringContaining('Error: A bug')]);
});

test('logs nothing of a reader whose session turns out to be over', async () => {
  const { logs, client } = await visit({
    load: async (service) => {
      await service.logout();
      throw new Error('Nobody is signed in.');
    },
  });
  await waitFor(() => expect(client.getSession().status).toBe('signed-out'));
  await act(async () => undefined);
  expect(logs).toEqual([]);
});

test('ends a load that nobody waits for any more', async () => {
  const signals: AbortSignal[] = [];
  const { unmount, logs } = await visit({
    load: (_client, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  expect(signals[0]?.aborted).toBe(true);
  await act(async () => undefined);
  expect(logs).toEqual([]);
});

test('puts a change in the place of what was loaded', async () => {
  await visit({ action: async ({ put }) => put((value) => value.toUpperCase()) });
  await doIt();
  expect(await screen.findByText(READER.email.toUpperCase())).toBeTruthy();
});

test.each([
  ['leads to the login once, however many parts there are', false, ['/account/login/']],
  ['stays where another block leads the reader away who has signed out', true, []],
])('%s', async (_, isLed, visited) => {
  const client = await createTestIdentity(platform);
  await client.login(READER.email, READER.password, { rememberMe: true });
  const environment = createTestEnvironment();
  const events = createEventBus();
  const wrapperOf = (instanceId: string) => {
    const { host } = createTestHost({ environment, identity: async () => client, events, instanceId });
    return ({ children }: { readonly children: ReactNode }) => (
      <HostProvider host={host}>{children}</HostProvider>
    );
  };
  const options = { load: email, redirectURL: '/account/login/' };
  const parts = ['profile', 'sessions'].map((block) =>
    renderHook(() => useReaderData(options), { wrapper: wrapperOf(block) }),
  );
  const pageRedirect = renderHook(() => usePageRedirect(), { wrapper: wrapperOf('header') });
  const statuses = () => parts.map(({ result }) => result.current.status);
  await waitFor(() => expect(statuses()).toEqual(['ready', 'ready']));
  if (isLed) pageRedirect.result.current.claim();
  await act(() => client.logout());
  expect(statuses()).toEqual(['waiting', 'waiting']);
  expect(environment.visited).toEqual(visited);
});

test('keeps a change that comes late from another reader', async () => {
  const late: (() => void)[] = [];
  await visit({ action: async ({ put }) => void late.push(() => put(() => 'a secret of the first')) });
  await doIt();
  await waitFor(() => expect(late).toHaveLength(1));
  await signInInAnotherTab();
  await screen.findByText(BO.email);
  act(() => late.forEach((put) => put()));
  expect(screen.getByText(BO.email)).toBeTruthy();
});

test.each([
  [404, 'unknown'],
  [400, 'failed'],
])('reports a refusal with status %d by its code', async (status, problem) => {
  const { logs } = await visit({ action: refusal(status) });
  await doIt();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(problem));
  expect(logs).toEqual([]);
});

test('tells a fault of an action in the words for any refusal, logs it, and forgets it with the next', async () => {
  const outcomes = [Promise.reject(new Error('A bug')), Promise.resolve()];
  outcomes[0]?.catch(() => undefined);
  const { logs } = await visit({ action: () => outcomes.shift() ?? Promise.resolve() });
  await doIt();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('failed'));
  expect(logs).toEqual([expect.stringContaining('Error: A bug')]);
  await doIt();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
});
