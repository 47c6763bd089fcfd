/** A reader's browser: it stores the cookies of the site and the session of its identity client. */
import { webcrypto } from 'node:crypto';
import { createIdentityClient } from '@broadsheet/sdk-identity';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { ORIGIN } from './openReaders.ts';
import type { Answer, CallOptions, Readers } from './openReaders.ts';

export interface Browser {
  readonly client: IdentityClient;
  /** The URLs to which the client navigated, the newest last. */
  readonly visits: readonly string[];
  /** The globals of the page, such as `FB`. */
  readonly page: Record<string, unknown>;
  readonly cookies: ReadonlyMap<string, string>;
  /** Makes a call like `Readers.call`, with the browser's cookies. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

export function openBrowser(readers: Readers): Browser {
  const cookies = new Map<string, string>();
  const visits: string[] = [];
  const page: Record<string, unknown> = { location: { origin: ORIGIN } };
  const cookieText = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (headers: Headers): void => {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const client = createIdentityClient({
    origin: ORIGIN,
    async fetch(address, init) {
      const request = new Request(address, init);
      if (cookies.size > 0) request.headers.set('cookie', cookieText());
      const response = await readers.platform.fetch(request);
      keep(response.headers);
      return response;
    },
    clock: readers.clock,
    random: () => 0.5,
    view: () => page,
    navigate: (address) => void visits.push(address),
    crypto: webcrypto,
    logError: () => undefined,
  });
  return {
    client,
    visits,
    page,
    cookies,
    async call(method, path, options = {}) {
      const cookie: Record<string, string> = cookies.size === 0 ? {} : { cookie: cookieText() };
      const answer = await readers.call(method, path, {
        ...options,
        headers: { ...cookie, ...options.headers },
      });
      keep(answer.headers);
      return answer;
    },
  };
}
