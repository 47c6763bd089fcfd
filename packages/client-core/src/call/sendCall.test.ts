import { expect, it, vi } from 'vitest';
import { createTransport, having, sendCall, withoutError } from '../index.ts';
import type { Fetch } from '../index.ts';

function setUp(answer: () => Response) {
  const fetch = vi.fn<Fetch>(async () => answer());
  return { fetch, send: createTransport({ origin: 'https://api.example.com', fetch }).request };
}

const withId = having(({ id }) => id !== undefined);

it('fills the variable parts of a path in their order, encoded', async () => {
  const { fetch, send } = setUp(() => Response.json({ id: 1 }));
  const call = { method: 'GET', path: '/orders/:order/payment/:method' } as const;
  await sendCall(send, call, { values: ['A/1:method', '18'], read: withId });
  expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example.com/orders/A%2F1%3Amethod/payment/18');
});

const call = { method: 'PUT', path: '/orders' } as const;

it('gives what the success test reads', async () => {
  const { send } = setUp(() => Response.json({ id: 1 }));
  await expect(sendCall(send, call, { read: withId })).resolves.toEqual({ id: 1 });
});

it('treats an empty answer as a success where any answer is one', async () => {
  const { send } = setUp(() => new Response(null, { status: 204 }));
  await expect(sendCall(send, call, { read: withoutError })).resolves.toEqual({ body: { message: '' } });
});

it('refuses a text where members are read from the body', async () => {
  const { send } = setUp(() => new Response('<p>Log in to the hotel</p>'));
  const read = (body: unknown) => body;
  await expect(sendCall(send, call, { read })).rejects.toMatchObject({
    code: 'invalid_body',
    httpStatus: 200,
  });
});

it('fails with the body’s own code, whatever the status', async () => {
  const { send } = setUp(() => Response.json({ code: '130001', message: 'No' }));
  const failure = { name: 'ApiError', code: '130001', message: 'No', httpStatus: 200 };
  await expect(sendCall(send, call, { read: withoutError })).rejects.toMatchObject(failure);
});

it('fails on a body that the success test does not know', async () => {
  const { send } = setUp(() => Response.json([]));
  await expect(sendCall(send, call, { read: withId })).rejects.toMatchObject({ code: 'invalid_body' });
});

it('sends a text that is JSON already as it is', async () => {
  const { fetch, send } = setUp(() => Response.json({}));
  await sendCall(send, call, { jsonText: '{ "a": 1 }', read: withoutError });
  const init = fetch.mock.calls[0]?.[1];
  expect(init?.body).toBe('{ "a": 1 }');
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
});
