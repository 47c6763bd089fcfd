import { record } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';
import { EditorClientError } from '../api/EditorClientError.ts';
import { parseEditor } from './Editor.ts';
import type { Editor } from './Editor.ts';

const parseSession: Parser<Editor> = (input) => record({ editor: parseEditor })(input)?.editor;

/** Who is signed in; `undefined` for nobody. */
export async function readSession(client: EditorClient): Promise<Editor | undefined> {
  try {
    return await client.get('/session', parseSession);
  } catch (error) {
    if (error instanceof EditorClientError && error.status === 401) return undefined;
    throw error;
  }
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const logIn = (client: EditorClient, credentials: Credentials): Promise<Editor> =>
  client.send('POST', '/session', { body: credentials, parse: parseSession });

export const logOut = (client: EditorClient): Promise<true> =>
  client.send('DELETE', '/session', { parse: noAnswer });
