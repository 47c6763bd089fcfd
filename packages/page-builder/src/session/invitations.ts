import { boolean, oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';
import { ROLES } from './Role.ts';
import type { Role } from './Role.ts';

/** The purpose of a one-time link. */
export interface Invitation {
  readonly role: Role;
  /** The recipient's email; absent for the first administrator, who enters it. */
  readonly email: string | undefined;
  /** Whether the recipient has an account and chooses a new password. */
  readonly isForPassword: boolean;
}

const parseInvitation: Parser<Invitation> = (input) => {
  const {
    role,
    email,
    isForPassword = false,
  } = record({ role: oneOf(...ROLES), email: text, isForPassword: boolean })(input) ?? {};
  return role && { role, email, isForPassword };
};

const getPath = (token: string): string => `/links/${encodeURIComponent(token)}`;

export const readInvitation = (
  client: EditorClient,
  { token, signal }: { readonly token: string; readonly signal: AbortSignal },
): Promise<Invitation> => client.get(getPath(token), parseInvitation, signal);

export interface JoiningEditor {
  readonly token: string;
  readonly email?: string | undefined;
  readonly name?: string;
  readonly password?: string;
}

/** Creates the account, or sets the password, of a one-time link and opens a session. */
export const join = (
  client: EditorClient,
  { token, email = '', name = email, password = '' }: JoiningEditor,
): Promise<true> => client.send('POST', getPath(token), { body: { email, name, password }, parse: noAnswer });
