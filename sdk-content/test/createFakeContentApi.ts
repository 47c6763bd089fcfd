import { createTransport } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  /** In the order in which the values were sent. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

export interface FakeContentApi {
  readonly transport: Transport;
  readonly requests: readonly FakeRequest[];
}

/** What the fake answers: any JSON value with status 200, or a whole response. */
export type FakeAnswer = (request: FakeRequest, signal: AbortSignal) => unknown;

/** A content API behind a fake `fetch`. It keeps what it was asked; nothing is retried. */
export function createFakeContentApi(answer: FakeAnswer, origin = 'https://content.test'): FakeContentApi {
  const requests: FakeRequest[] = [];
  const transport = createTransport({
    origin,
    retry: { attempts: 1 },
    async fetch(address, init) {
      const { pathname, searchParams, origin: asked } = new URL(address);
      if (asked !== origin) throw new Error(`The fake serves ${origin} and was asked for ${asked}.`);
      const request = { method: init.method ?? 'GET', path: pathname, query: [...searchParams] };
      requests.push(request);
      const given = await answer(request, init.signal ?? new AbortController().signal);
      return given instanceof Response ? given : Response.json(given);
    },
  });
  return { transport, requests };
}
