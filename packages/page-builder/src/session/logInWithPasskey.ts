import { record } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';
import { parseRequest } from '../second-factor/passkeyOptions.ts';
import { logInWith } from './session.ts';
import type { Admission } from './session.ts';

const parseAnswer = record({ options: parseRequest });

/** Logs in with a passkey, or uses it as the missing second factor. @throws Error when it was not used */
export async function logInWithPasskey(client: EditorClient): Promise<Admission> {
  const optionsJSON = await client.send('POST', '/session/passkey/options', {
    parse: (input) => parseAnswer(input)?.options,
  });
  // This module is fetched only when a passkey is used.
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return logInWith(client, await startAuthentication({ optionsJSON }));
}
