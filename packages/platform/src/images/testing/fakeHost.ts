import type { Fetch } from '@broadsheet/client-core';
import { solid } from './openPictures.ts';

/** Another server, for tests: answers as told and keeps the addresses it was asked for. */
export interface FakeHost {
  readonly fetch: Fetch;
  readonly asked: readonly string[];
}

export const FAR = 'https://pictures.example/far.jpg';

/** A name server that knows every host at a public address. */
export const publicly = async (): Promise<readonly string[]> => ['203.0.113.9'];

export async function farPicture(): Promise<Response> {
  return new Response(Uint8Array.from(await solid(300, 200).jpeg().toBuffer()));
}

export function fakeHost(
  answer: (signal: AbortSignal | undefined) => Promise<Response> = farPicture,
): FakeHost {
  const asked: string[] = [];
  return {
    asked,
    fetch: async (input, init) => {
      asked.push(input);
      return answer(init?.signal ?? undefined);
    },
  };
}

/** The options of a service that takes pictures from the host. */
export const from = (host: FakeHost, lookup = publicly) => ({
  hosts: ['pictures.example'],
  fetch: host.fetch,
  lookup,
});
