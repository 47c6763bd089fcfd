import { createEventBus, HostProvider } from '@broadsheet/block-kit';
import type { LoadIdentity } from '@broadsheet/block-kit';
import { createTestEnvironment, createTestHost } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { usePageRedirect } from '../redirect/usePageRedirect.ts';
import { useSignInRedirect } from './useSignInRedirect.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());

const WAYS = { redirectURL: '/account/', redirectToPreviousPage: true, loggedInPageLocation: '/account/' };

interface Visit {
  readonly address: string;
  readonly OIDC?: boolean;
  readonly isAdmin?: boolean;
  readonly identity: LoadIdentity;
}

function visit({ address, OIDC = false, isAdmin = false, identity }: Visit) {
  const environment = createTestEnvironment();
  environment.place.address = address;
  const { host } = createTestHost({ environment, identity, isAdmin });
  const hook = renderHook(() => useSignInRedirect({ ...WAYS, OIDC }), {
    wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider>,
  });
  return { environment, ...hook };
}

/** A platform that knows this code of a provider. */
function answeringCode(code: string, session: unknown, isGood = true) {
  return (address: string, init?: RequestInit) =>
    init?.method === 'POST' && typeof init.body === 'string' && init.body.includes(`"${code}"`)
      ? Promise.resolve(
          isGood
            ? Response.json(session)
            : Response.json({ code: '100010', message: 'No.' }, { status: 401 }),
        )
      : platform.fetch(address, init);
}

async function sessionBody() {
  const response = await platform.fetch('/identity/public/v1/auth/login', {
    method: 'POST',
    body: JSON.stringify({ userName: READER.email, credentials: READER.password, grantType: 'password' }),
  });
  return response.json();
}

test('leaves a reader who is not signed in where they are', async () => {
  const client = await createTestIdentity(platform);
  const { environment, result } = visit({ address: '/account/login/', identity: async () => client });
  await act(async () => undefined);
  expect(environment.visited).toEqual([]);
  expect(result.current).toMatchObject({ client, isRedirecting: false, failure: undefined });
});

test('sends a reader who is signed in on, once', async () => {
  const client = await createTestIdentity(platform);
  await client.login(READER.email, READER.password);
  const { environment, result } = visit({ address: '/l/?redirect=/offer/', identity: async () => client });
  await waitFor(() => expect(environment.visited).toEqual(['/offer/']));
  await act(() => result.current.redirect());
  expect(environment.visited).toEqual(['/offer/']);
  expect(result.current.isRedirecting).toBe(true);
});

test('a page that was left for its target is loaded anew when its reader goes back to it', async () => {
  const client = await createTestIdentity(platform);
  await client.login(READER.email, READER.password);
  const { environment } = visit({ address: '/l/?redirect=/offer/', identity: async () => client });
  await waitFor(() => expect(environment.visited).toEqual(['/offer/']));
  environment.storageChanged();
  expect(environment.visited).toEqual(['/offer/']);
  environment.cameBack();
  expect(environment.visited).toEqual(['/offer/', 'reload']);
});

test('a page that nobody was led away from stays as its reader left it', async () => {
  const client = await createTestIdentity(platform);
  const { environment } = visit({ address: '/account/login/', identity: async () => client });
  await act(async () => undefined);
  environment.cameBack();
  expect(environment.visited).toEqual([]);
});

describe('two blocks of a page', () => {
  /** Each in a host of its own, as islands are; the first of them may be one that signs readers in itself. */
  function visitTwice(identity: LoadIdentity, OIDC: boolean, address: string) {
    const environment = createTestEnvironment();
    environment.place.address = address;
    environment.sessionItems.set('ArcXP_redirectUrl', '/coast/');
    const events = createEventBus();
    const wrapperOf = (instanceId: string) => {
      const { host } = createTestHost({ environment, identity, events, instanceId });
      return ({ children }: { readonly children: ReactNode }) => (
        <HostProvider host={host}>{children}</HostProvider>
      );
    };
    const form = renderHook(() => usePageRedirect(), { wrapper: wrapperOf('form') });
    for (const instanceId of ['login', 'social'])
      renderHook(() => useSignInRedirect({ ...WAYS, OIDC }), { wrapper: wrapperOf(instanceId) });
    return { environment, form: form.result.current };
  }

  test('leave it to a third one that signs the reader in itself', async () => {
    const client = await createTestIdentity(platform);
    const { environment, form } = visitTwice(async () => client, false, '/account/signup/');
    await act(async () => undefined);
    expect(form.claim()).toBe(true);
    await act(async () => void (await client.login(READER.email, READER.password)));
    expect(environment.visited).toEqual([]);
    form.redirect('/welcome/');
    form.redirect('/welcome/');
    expect(environment.visited).toEqual(['/welcome/']);
  });

  test('may lead again where the page was not left after all', async () => {
    const client = await createTestIdentity(platform);
    const { environment, form } = visitTwice(async () => client, false, '/account/login/');
    await act(async () => undefined);
    form.claim();
    form.release();
    await act(async () => void (await client.login(READER.email, READER.password)));
    expect(environment.visited).toEqual(['/coast/']);
    form.redirect('/');
    expect(environment.visited).toEqual(['/coast/']);
    environment.advance(5_001);
    form.redirect('/');
    expect(environment.visited).toEqual(['/coast/', '/']);
  });

  test('leave for the target once, which the first of them forgets', async () => {
    const client = await createTestIdentity(platform);
    const { environment } = visitTwice(async () => client, false, '/account/login/');
    await act(async () => void (await client.login(READER.email, READER.password)));
    await waitFor(() => expect(environment.visited).toEqual(['/coast/']));
    expect(environment.sessionItems.has('ArcXP_redirectUrl')).toBe(false);
  });

  test('ask once for the way to another site', async () => {
    const requested: string[] = [];
    const client = await createTestIdentity(platform, {
      navigate: () => undefined,
      fetch(target, init) {
        if (!target.includes('/oidc/provider/login')) return platform.fetch(target, init);
        requested.push(target);
        return Promise.resolve(Response.json({ message: 'https://radio.example/?code=1' }));
      },
    });
    await client.login(READER.email, READER.password);
    visitTwice(async () => client, true, '/account/login/?client_id=radio&response_type=code');
    await waitFor(() => expect(requested).toHaveLength(1));
    await act(async () => undefined);
    expect(requested).toHaveLength(1);
  });
});

describe('a return from a provider', () => {
  test('is completed before the reader goes on, and leaves the address', async () => {
    const fetch = answeringCode('from-apple', await sessionBody());
    const client = await createTestIdentity(platform, { fetch });
    const { environment } = visit({
      address: '/account/login/?code=from-apple&state=s&redirect=%2Foffer%2F',
      identity: async () => client,
    });
    await waitFor(() => expect(environment.visited).toEqual(['/offer/']));
    expect(environment.place.address).toBe('/account/login/?redirect=%2Foffer%2F');
    expect(client.getSession().status).toBe('signed-in');
  });

  test('that fails is told, and keeps the reader here', async () => {
    const fetch = answeringCode('bad', undefined, false);
    const client = await createTestIdentity(platform, { fetch });
    const { environment, result } = visit({ address: '/l/?code=bad', identity: async () => client });
    await waitFor(() => expect(result.current.failure).toMatchObject({ code: '100010' }));
    expect(environment.visited).toEqual([]);
    expect(environment.place.address).toBe('/l/');
  });
});

describe('a return without a code', () => {
  test('is told, and leaves the address', async () => {
    const client = await createTestIdentity(platform);
    const address = '/account/login/?error=user_cancelled_authorize&redirect=%2Foffer%2F';
    const { environment, result } = visit({ address, identity: async () => client });
    await waitFor(() => expect(result.current.failure).toBeInstanceOf(Error));
    expect(environment.place.address).toBe('/account/login/?redirect=%2Foffer%2F');
  });

  test('keeps a reader on the page who is signed in already, in every block', async () => {
    const client = await createTestIdentity(platform);
    await client.login(READER.email, READER.password);
    const address = '/account/login/?error=user_cancelled_authorize';
    const first = visit({ address, identity: async () => client });
    await waitFor(() => expect(first.result.current.failure).toBeInstanceOf(Error));
    const second = visit({ address: '/account/login/', identity: async () => client });
    await act(async () => undefined);
    expect(second.result.current).toMatchObject({ failure: undefined, isRedirecting: false });
    expect([first.environment.visited, second.environment.visited]).toEqual([[], []]);
  });
});

describe('a login for another site', () => {
  const address = '/account/login/?client_id=radio&response_type=code&redirect_uri=https://radio.example/';

  test('is told to the service, whose refusal is told to the reader', async () => {
    const navigate = vi.fn();
    const client = await createTestIdentity(platform, {
      navigate,
      fetch: (target, init) =>
        target.includes('/oidc/provider/login')
          ? Promise.resolve(Response.json({ code: '400', message: 'Unknown client.' }, { status: 400 }))
          : platform.fetch(target, init),
    });
    await client.login(READER.email, READER.password);
    const { environment, result } = visit({ address, OIDC: true, identity: async () => client });
    await waitFor(() => expect(result.current.failure).toMatchObject({ message: 'Unknown client.' }));
    expect(result.current.isRedirecting).toBe(false);
    expect(environment.visited).toEqual([]);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('redirects back to it', async () => {
    const navigate = vi.fn();
    const client = await createTestIdentity(platform, {
      navigate,
      fetch: (target, init) =>
        target.includes('/oidc/provider/login')
          ? Promise.resolve(Response.json({ message: 'https://radio.example/?code=1' }))
          : platform.fetch(target, init),
    });
    await client.login(READER.email, READER.password);
    visit({ address, OIDC: true, identity: async () => client });
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('https://radio.example/?code=1'));
  });

  test('is none where the editor has not switched it on', async () => {
    const client = await createTestIdentity(platform);
    await client.login(READER.email, READER.password);
    const { environment } = visit({ address, identity: async () => client });
    await waitFor(() => expect(environment.visited).toEqual(['/account/']));
  });
});

test('does nothing in the page builder', async () => {
  const identity = () => Promise.reject(new Error('Nobody may ask for it.'));
  const { environment, result } = visit({ address: '/l/?code=1', isAdmin: true, identity });
  await act(async () => undefined);
  expect(environment.visited).toEqual([]);
  expect(environment.sessionItems.size).toBe(0);
  expect(environment.place.address).toBe('/l/?code=1');
  expect(result.current.failure).toBeUndefined();
});

test('remembers where the URL leads, for a reader who signs up instead', async () => {
  const client = await createTestIdentity(platform);
  const { environment } = visit({
    address: '/account/login/?redirect=%2Fcheckout%2F',
    identity: async () => client,
  });
  await act(async () => undefined);
  expect(environment.sessionItems.get('ArcXP_redirectUrl')).toBe('/checkout/');
});
