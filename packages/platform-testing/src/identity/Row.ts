/** The calls of published clients: how each is made, and the check by which published clients recognise a success. */
import { valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import type { Providers } from './openProviders.ts';
import type { CallOptions, Readers, SignedIn } from './openReaders.ts';

export const EMAIL = 'ada@example.com';

/** The checks by which a client recognises that a call succeeded: by the body alone. */
export const accepts = {
  uuid: (body: Json) => valueAt(body, 'uuid') !== undefined,
  noError: (body: Json) => valueAt(body, 'code') === undefined || valueAt(body, 'message') === undefined,
  success: (body: Json) => valueAt(body, 'success') === true,
  userName: (body: Json) => valueAt(body, 'userName') !== undefined,
  list: (body: Json) => Array.isArray(body),
  data: (body: Json) => valueAt(body, 'data') !== undefined,
  address: (body: Json) => typeof body === 'string' && body.includes('?'),
  accessToken: (body: Json) => valueAt(body, 'accessToken') !== undefined,
  access_token: (body: Json) => valueAt(body, 'access_token') !== undefined,
  identityExists: (body: Json) => valueAt(body, 'identityExists') !== undefined,
} as const;

export interface Row {
  readonly name: string;
  readonly method: string;
  /** The path with `:nonce` and `:id` as placeholders; a part with a space fills both. */
  readonly path: string;
  readonly accept: keyof typeof accepts;
  readonly needsReader: boolean;
  /** Prepares the state that the call needs, and returns what the call is made with. */
  readonly prepare?: (
    readers: Readers,
    ada: SignedIn,
    providers: Providers,
  ) => Promise<CallOptions & { readonly part?: string }>;
}

export const ANONYMOUS = 'anonymous';
export const READER = 'reader';

export const row = (
  name: string,
  call: { readonly method: string; readonly path: string },
  accept: Row['accept'],
  caller: typeof ANONYMOUS | typeof READER,
  prepare?: Row['prepare'],
): Row => ({
  name,
  ...call,
  accept,
  needsReader: caller === READER,
  ...(prepare === undefined ? {} : { prepare }),
});

export const at = (method: string, path: string) => ({ method, path: `/identity/public${path}` });
