import { list, oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';
import type { FactorKind } from '../second-factor/factorCalls.ts';
import { parseEditor } from './Editor.ts';
import type { Editor } from './Editor.ts';

/** The step that a login has reached. */
export type Admission =
  | { readonly kind: 'nobody' }
  /** The password was correct; one of these second factors is missing. */
  | { readonly kind: 'second-factor'; readonly factors: readonly FactorKind[] }
  /** The role needs a second factor, and there is none yet. */
  | { readonly kind: 'enrolment' }
  | { readonly kind: 'editor'; readonly editor: Editor };

const parseAdmission: Parser<Admission> = (input) => {
  const {
    editor,
    step,
    factors = [],
  } = record({
    editor: parseEditor,
    step: oneOf('nobody', 'second-factor', 'enrolment'),
    factors: list(oneOf('passkey', 'totp')),
  })(input) ?? {};
  if (editor !== undefined) return { kind: 'editor', editor };
  if (step === 'second-factor') return { kind: step, factors };
  return step && { kind: step };
};

/** Fetches the login step of the current session. */
export const readSession = (client: EditorClient): Promise<Admission> =>
  client.get('/session', parseAdmission);

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const logIn = (client: EditorClient, credentials: Credentials): Promise<Admission> =>
  client.send('POST', '/session', { body: credentials, parse: parseAdmission });

/** Proves the second factor by a code. @param code a code of an authenticator app, or a recovery code */
export const proveByCode = (client: EditorClient, code: string): Promise<Admission> =>
  client.send('POST', '/session/second-factor', { body: { code }, parse: parseAdmission });

export const logInWith = (client: EditorClient, passkey: unknown): Promise<Admission> =>
  client.send('POST', '/session/passkey', { body: { passkey }, parse: parseAdmission });

/** Has a mail sent with a link that gives the browser attempts of its own. @param email absent after the password */
export const requestBrowserLink = (client: EditorClient, email?: string): Promise<true> =>
  client.send('POST', '/session/browser-link', {
    body: email === undefined ? {} : { email },
    parse: noAnswer,
  });

/** Gives this browser attempts of its own. @param token of the link in the mail */
export const acceptBrowserLink = (client: EditorClient, token: string): Promise<true> =>
  client.send('POST', '/session/browser', { body: { token }, parse: noAnswer });

export const logOut = (client: EditorClient): Promise<true> =>
  client.send('DELETE', '/session', { parse: noAnswer });

const parseOptions: Parser<{ readonly openId?: string | undefined }> = (input) => {
  const options = record({ openId: record({ name: text }) })(input);
  return options && { openId: options.openId?.name };
};

/** Fetches the ways to log in other than a password: the name of the publisher's OpenID provider. */
export const readSignInOptions = (client: EditorClient, signal: AbortSignal) =>
  client.get('/sign-in-options', parseOptions, signal);
