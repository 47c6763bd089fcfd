import { list, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';

export type FactorKind = 'passkey' | 'totp';

/** The data that an authenticator app needs. */
export interface OfferedApp {
  /** The secret, for typing it in. */
  readonly secret: string;
  /** The URL, for the QR code. */
  readonly url: string;
  /** The sealed secret, which is sent back with the first code. */
  readonly sealed: string;
}

const parseOffer: Parser<OfferedApp> = (input) => {
  const { secret, url, sealed } = record({ secret: text, url: text, sealed: text })(input) ?? {};
  if (secret === undefined || url === undefined || sealed === undefined) return undefined;
  return { secret, url, sealed };
};

export const offerApp = (client: EditorClient): Promise<OfferedApp> =>
  client.send('POST', '/account/authenticators/options', { parse: parseOffer });

/** Parses recovery codes, which are shown once; empty if the account already had some. */
export const parseCodes: Parser<readonly string[]> = (input) =>
  record({ recoveryCodes: list(text) })(input)?.recoveryCodes ?? [];

interface Named {
  readonly name?: string;
  readonly password?: string;
}

export const addApp = (
  client: EditorClient,
  body: Named & { readonly sealed: string; readonly code?: string },
): Promise<readonly string[]> => client.send('POST', '/account/authenticators', { body, parse: parseCodes });

export const addPasskey = (
  client: EditorClient,
  body: Named & { readonly passkey: unknown },
): Promise<readonly string[]> => client.send('POST', '/account/passkeys', { body, parse: parseCodes });
