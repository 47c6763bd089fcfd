import { HostProvider } from '@broadsheet/block-kit';
import { createTestHost } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ChallengeField } from './ChallengeField.tsx';
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

test('requests no configuration when no bot challenge precedes the calls', async () => {
  const before = configurationCalls();
  const { result } = await visit();
  expect(await act(() => result.current.send((service) => service.requestVerifyEmail(READER.email)))).toBe(
    true,
  );
  expect([configurationCalls() - before, result.current.challenge.kind]).toEqual([0, 'off']);
});

describe('a bot challenge that was switched on after the page came up', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'grecaptcha'));

  /** A service whose first configuration knows of no check, and which lets nobody log in without one. */
  function demanding(recaptchaScore: number) {
    let isKnown = false;
    return async (url: string, init?: RequestInit): Promise<Response> => {
      if (url.includes('/config')) {
        const key = isKnown ? { signinRecaptcha: true, recaptchaSiteKey: 'key', recaptchaScore } : {};
        isKnown = true;
        return Response.json(key);
      }
      const isProven = typeof init?.body === 'string' && init.body.includes('"a token"');
      return url.includes('/login') && !isProven
        ? Response.json({ code: '130001', message: 'Captcha token invalid' }, { status: 400 })
        : platform.fetch(url, init);
    };
  }

  async function arrive(recaptchaScore: number) {
    const client = await createTestIdentity(platform, { fetch: demanding(recaptchaScore) });
    const { host } = createTestHost({ identity: async () => client });
    const answers: boolean[] = [];
    function Login() {
      const { challenge, error, send } = useChallengedCalls({ flow: 'signin', client, errors: ERRORS });
      const logIn = async () => {
        const { email, password } = READER;
        answers.push(
          await send((service, recaptchaToken) => service.login(email, password, { recaptchaToken })),
        );
      };
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void logIn();
          }}
        >
          <ChallengeField challenge={challenge} />
          <button type="submit">Log in</button>
          <p>{error}</p>
        </form>
      );
    }
    render(
      <HostProvider host={host}>
        <Login />
      </HostProvider>,
    );
    await act(() => client.getConfig());
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    return { client, answers };
  }

  test('runs unseen where it is invisible, and the form is sent again', async () => {
    Reflect.set(globalThis, 'grecaptcha', { execute: async () => 'a token' });
    const { client, answers } = await arrive(0.5);
    await waitFor(() => expect(answers).toEqual([true]));
    expect(client.getSession().status).toBe('signed-in');
  });

  test('asks for its box to be ticked, and then the form is sent by itself', async () => {
    let tick: (token: string) => void = () => undefined;
    Reflect.set(globalThis, 'grecaptcha', {
      render(_: unknown, { callback }: { readonly callback: typeof tick }) {
        tick = callback;
        return 0;
      },
      reset: () => undefined,
    });
    const { answers } = await arrive(-1);
    await screen.findByText('Show that you are not a robot. The form is then sent by itself.');
    expect(answers).toEqual([false]);
    await waitFor(() => expect(document.querySelector('[role=group] div div div')).not.toBeNull());
    act(() => tick('a token'));
    await waitFor(() => expect(answers).toEqual([false, true]));
  });

  test('is told of in the form where the site has no key for it', async () => {
    const { answers } = await arrive(7);
    await screen.findByText('id.err.captcha');
    expect(answers).toEqual([false]);
  });
});
