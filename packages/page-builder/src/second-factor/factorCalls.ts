import { list, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import type { EditorClient } from '../api/EditorClient.ts';

export type FactorKind = 'passkey' | 'totp';

/** What an authenticator app is to take over. */
export interface OfferedApp {
  /** For who types it. */
  readonly secret: string;
  /** For the picture. */
  readonly url: string;
  /** To be sent back with the first code. */
  readonly sealed: string;
}

const parseOffer: Parser<OfferedApp> = (input) => {
  const { secret, url, sealed } = record({ secret: text, url: text, sealed: text })(input) ?? {};
  if (secret === undefined || url === undefined || sealed === undefined) return undefined;
  return { secret, url, sealed };
};

export const offerApp = (client: EditorClient): Promise<OfferedApp> =>
  client.send('POST', '/account/authenticators/options', { parse: parseOffer });

/** Recovery codes that are shown once; none where there were some already. */
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
