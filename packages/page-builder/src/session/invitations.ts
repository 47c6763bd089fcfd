import { boolean, oneOf, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';
import { ROLES } from './Role.ts';
import type { Role } from './Role.ts';

/** What a one-time link is good for. */
export interface Invitation {
  readonly role: Role;
  /** Whose it is; absent for the first administrator, who says it. */
  readonly email: string | undefined;
  /** True for one who has an account and chooses another password. */
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

const pathOf = (token: string): string => `/links/${encodeURIComponent(token)}`;

export const readInvitation = (
  client: EditorClient,
  { token, signal }: { readonly token: string; readonly signal: AbortSignal },
): Promise<Invitation> => client.get(pathOf(token), parseInvitation, signal);

export interface JoiningEditor {
  readonly token: string;
  readonly email?: string | undefined;
  readonly name?: string;
  readonly password?: string;
}

/** Makes an account of a link and opens a session. */
export const join = (
  client: EditorClient,
  { token, email = '', name = email, password = '' }: JoiningEditor,
): Promise<true> => client.send('POST', pathOf(token), { body: { email, name, password }, parse: noAnswer });
