import { record } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';
import { parseCreation } from './passkeyOptions.ts';

const parseAnswer = record({ options: parseCreation });

/** Creates a passkey in this browser. @returns the data to send to the site @throws Error when it was not created */
export async function makePasskey(client: EditorClient): Promise<unknown> {
  const optionsJSON = await client.send('POST', '/account/passkeys/options', {
    parse: (input) => parseAnswer(input)?.options,
  });
  // This module is fetched only when a passkey is created.
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON });
}
