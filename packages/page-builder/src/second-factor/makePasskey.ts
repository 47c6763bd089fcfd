import { record } from '@broadsheet/sdk-content';
import type { EditorClient } from '../api/EditorClient.ts';
import { parseCreation } from './passkeyOptions.ts';

const parseAnswer = record({ options: parseCreation });

/** Makes a passkey in this browser. @returns what the site is to be sent. @throws Error it was not made */
export async function makePasskey(client: EditorClient): Promise<unknown> {
  const optionsJSON = await client.send('POST', '/account/passkeys/options', {
    parse: (input) => parseAnswer(input)?.options,
  });
  // Fetched when somebody makes a passkey.
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON });
}
