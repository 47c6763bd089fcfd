import { boolean, list, number, oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';
import { parseEditor } from '../session/Editor.ts';
import type { Editor } from '../session/Editor.ts';
import { ROLES } from '../session/Role.ts';
import type { Role } from '../session/Role.ts';

/** A person who has an account. */
export interface Person extends Editor {
  readonly isDisabled: boolean;
  readonly hasSecondFactor: boolean;
}

/** An invitation that nobody has used yet. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface People {
  readonly people: readonly Person[];
  readonly invitations: readonly Invitation[];
  /** The roles that need a second factor. */
  readonly secondFactorRoles: readonly Role[];
}

const parseRole = oneOf(...ROLES);

const parsePerson: Parser<Person> = (input) => {
  const editor = parseEditor(input);
  const { isDisabled = false, hasSecondFactor = false } =
    record({ isDisabled: boolean, hasSecondFactor: boolean })(input) ?? {};
  return editor && { ...editor, isDisabled, hasSecondFactor };
};

const parseInvitation: Parser<Invitation> = (input) => {
  const { id, email, role, expiresAt } =
    record({ id: text, email: text, role: parseRole, expiresAt: number })(input) ?? {};
  const isWhole = id !== undefined && email !== undefined && role !== undefined && expiresAt !== undefined;
  return isWhole ? { id, email, role, expiresAt } : undefined;
};

const parsePeople: Parser<People> = (input) => {
  const {
    editors,
    invitations = [],
    secondFactorRoles = [],
  } = record({
    editors: list(parsePerson),
    invitations: list(parseInvitation),
    secondFactorRoles: list(parseRole),
  })(input) ?? {};
  return editors && { people: editors, invitations, secondFactorRoles };
};

export const readPeople = (client: EditorClient, signal: AbortSignal): Promise<People> =>
  client.get('/editors', parsePeople, signal);

/** A one-time link, which the administrator sends to its recipient. */
export interface MadeLink {
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const parseLink: Parser<MadeLink> = (input) => {
  const { url, expiresAt } = record({ url: text, expiresAt: number })(input) ?? {};
  return url === undefined || expiresAt === undefined ? undefined : { url, expiresAt };
};

export const invite = (
  client: EditorClient,
  body: { readonly email?: string; readonly role?: string },
): Promise<MadeLink> => client.send('POST', '/invitations', { body, parse: parseLink });

/** Revokes an invitation; its link opens nothing any more. */
export const revokeInvitation = (client: EditorClient, { id }: Invitation): Promise<true> =>
  client.send('DELETE', `/invitations/${encodeURIComponent(id)}`, { parse: noAnswer });

const getPath = ({ id }: Person): string => `/editors/${encodeURIComponent(id)}`;

export interface PersonChange {
  readonly person: Person;
  readonly role?: string;
  readonly isDisabled?: boolean;
}

export const changePerson = (client: EditorClient, { person, ...body }: PersonChange): Promise<true> =>
  client.send('PATCH', getPath(person), { body, parse: noAnswer });

export const resetFactors = (client: EditorClient, person: Person): Promise<true> =>
  client.send('DELETE', `${getPath(person)}/factors`, { parse: noAnswer });

export const makePasswordLink = (client: EditorClient, person: Person): Promise<MadeLink> =>
  client.send('POST', `${getPath(person)}/password-link`, { parse: parseLink });

export const requireSecondFactor = (client: EditorClient, roles: readonly Role[]): Promise<true> =>
  client.send('PUT', '/second-factor-roles', { body: { roles }, parse: noAnswer });
