import { setImmediate } from 'node:timers/promises';
import type { Fetch } from '@broadsheet/client-core';
import { describe, expect, it, vi } from 'vitest';
import { salesConfigCall } from '../contract/index.ts';
import type { ErrorBody, SalesConfigBody } from '../contract/index.ts';
import { createSalesClient } from '../index.ts';

const body: SalesConfigBody = {
  checkoutRecaptchaEnabled: true,
  recaptchaKey: 'site-key',
  cancelReasons: ['Too expensive', 'Too little time'],
  authProviderTypeId: 3,
  idempotencyKeys: true,
};

/** Creates a client of a service whose response is created anew for every call. */
function setUp(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<Fetch>(async () => answer());
  const client = createSalesClient({ origin: 'https://api.example.com', fetch, retry: { attempts: 1 } });
  return { fetch, client };
}

const configFrom = (answer: unknown) => setUp(() => Response.json(answer)).client.getConfig();

describe('getConfig', () => {
  it('sends the call of the contract, past the browser’s cache, without authorization and credentials mode', async () => {
    const { client, fetch } = setUp(() => Response.json(body));
    await client.getConfig();
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(salesConfigCall).toEqual({ method: 'GET', path: '/sales/public/v1/config' });
    expect(address).toBe('https://api.example.com/sales/public/v1/config');
    expect(init).toMatchObject({ method: 'GET', cache: 'no-cache' });
    expect(init).not.toHaveProperty('body');
    expect(init).not.toHaveProperty('credentials');
    expect(new Headers(init?.headers).has('authorization')).toBe(false);
  });

  it('reads every member of the contract', async () => {
    await expect(configFrom(body)).resolves.toEqual({ ...body, raw: body });
  });

  it('is asked for once by callers at the same time and later', async () => {
    const { client, fetch } = setUp(() => Response.json(body));
    const [first, second] = await Promise.all([client.getConfig(), client.getConfig()]);
    expect(second).toBe(first);
    expect(await client.getConfig()).toBe(first);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is not asked for by making a client', () => {
    expect(setUp(() => Response.json(body)).fetch).not.toHaveBeenCalled();
  });

  it('is asked for again after a failure', async () => {
    const answers = [new Response(null, { status: 500 }), Response.json(body)];
    const { client } = setUp(() => answers.shift() ?? Response.error());
    await expect(client.getConfig()).rejects.toMatchObject({ code: '500' });
    await expect(client.getConfig()).resolves.toMatchObject({ recaptchaKey: 'site-key' });
  });

  it('lets one caller leave while another waits', async () => {
    let answer = (_response: Response): void => undefined;
    const { client } = setUp(() => new Promise<Response>((resolve) => (answer = resolve)));
    const leaver = new AbortController();
    const left = client.getConfig({ signal: leaver.signal });
    const stayed = client.getConfig({ signal: new AbortController().signal });
    leaver.abort();
    await expect(left).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
    answer(Response.json(body));
    await expect(stayed).resolves.toMatchObject({ authProviderTypeId: 3 });
  });

  it('stops the request when nobody waits for it any more', async () => {
    const { client, fetch } = setUp(() => new Promise<Response>(() => undefined));
    const caller = new AbortController();
    const left = client.getConfig({ signal: caller.signal });
    await setImmediate();
    caller.abort();
    await expect(left).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  it('fails on an error body, whatever its status', async () => {
    const refusal: ErrorBody = { code: '500', message: 'No such site' };
    await expect(configFrom(refusal)).rejects.toMatchObject({
      ...refusal,
      name: 'ApiError',
      httpStatus: 200,
    });
  });

  it.each([[[]], ['text'], [null]])('fails on %o, which is no configuration', async (answer) => {
    await expect(configFrom(answer)).rejects.toMatchObject({ name: 'ApiError', code: 'invalid_body' });
  });
});

describe('a configuration of a lenient service', () => {
  it('demands and offers nothing when it is empty', async () => {
    await expect(configFrom({})).resolves.toEqual({
      checkoutRecaptchaEnabled: false,
      cancelReasons: [],
      idempotencyKeys: false,
      raw: {},
    });
  });

  it('loses only the parts that cannot be read', async () => {
    const answer = {
      checkoutRecaptchaEnabled: 'true',
      recaptchaKey: '',
      cancelReasons: ['Other', 5, '', null],
      authProviderTypeId: {},
      extra: 1,
    };
    await expect(configFrom(answer)).resolves.toEqual({
      checkoutRecaptchaEnabled: true,
      recaptchaKey: undefined,
      cancelReasons: ['Other'],
      authProviderTypeId: undefined,
      idempotencyKeys: false,
      raw: answer,
    });
  });
});
