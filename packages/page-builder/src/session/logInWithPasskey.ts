import { record } from '@broadsheet/sdk-content';
import type { EditorClient } from '../api/EditorClient.ts';
import { parseRequest } from '../second-factor/passkeyOptions.ts';
import { logInWith } from './session.ts';
import type { Admission } from './session.ts';

const parseAnswer = record({ options: parseRequest });

/** Logs in with a passkey, or offers it where it is the second factor that is missing. @throws Error it was not used */
export async function logInWithPasskey(client: EditorClient): Promise<Admission> {
  const optionsJSON = await client.send('POST', '/session/passkey/options', {
    parse: (input) => parseAnswer(input)?.options,
  });
  // Fetched when somebody uses a passkey.
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return logInWith(client, await startAuthentication({ optionsJSON }));
}
