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

export interface People {
  readonly people: readonly Person[];
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

const parsePeople: Parser<People> = (input) => {
  const { editors, secondFactorRoles = [] } =
    record({ editors: list(parsePerson), secondFactorRoles: list(parseRole) })(input) ?? {};
  return editors && { people: editors, secondFactorRoles };
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
