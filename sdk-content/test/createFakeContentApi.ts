import { createTransport } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  /** The query values, in the order in which they were sent. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

export interface FakeContentApi {
  readonly transport: Transport;
  readonly requests: readonly FakeRequest[];
}

/** Returns the response: any JSON value for the status 200, or a whole response. */
export type FakeAnswer = (request: FakeRequest, signal: AbortSignal) => unknown;

/** Creates a content API with a fake `fetch`. It records its requests; the transport does not retry. */
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
