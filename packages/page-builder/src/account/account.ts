import { boolean, list, number, oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';
import { parseEditor } from '../session/Editor.ts';
import type { Editor } from '../session/Editor.ts';
import { parseCodes } from '../second-factor/factorCalls.ts';
import type { FactorKind } from '../second-factor/factorCalls.ts';

export interface Factor {
  readonly id: string;
  readonly kind: FactorKind;
  readonly name: string;
  /** Milliseconds since 1970, like all moments here. */
  readonly createdAt: number;
  readonly usedAt: number | undefined;
}

export interface OwnSession {
  readonly id: string;
  readonly seenAt: number;
  /** The browser's `User-Agent`. */
  readonly userAgent: string;
  /** Whether it is the session of this request. */
  readonly isThis: boolean;
}

/** An editor's own account. */
export interface Account {
  readonly editor: Editor;
  readonly hasPassword: boolean;
  readonly needsSecondFactor: boolean;
  readonly factors: readonly Factor[];
  /** The number of unused recovery codes. */
  readonly recoveryCodes: number;
  readonly sessions: readonly OwnSession[];
}

const parseFactor: Parser<Factor> = (input) => {
  const { id, kind, name, createdAt, usedAt } =
    record({ id: text, kind: oneOf('passkey', 'totp'), name: text, createdAt: number, usedAt: number })(
      input,
    ) ?? {};
  if (id === undefined || kind === undefined || createdAt === undefined) return undefined;
  return { id, kind, name: name ?? '', createdAt, usedAt };
};

const parseOwnSession: Parser<OwnSession> = (input) => {
  const {
    id,
    seenAt,
    userAgent = '',
    isThis = false,
  } = record({ id: text, seenAt: number, userAgent: text, isThis: boolean })(input) ?? {};
  return id === undefined || seenAt === undefined ? undefined : { id, seenAt, userAgent, isThis };
};

const parseAccount: Parser<Account> = (input) => {
  const {
    editor,
    hasPassword = false,
    needsSecondFactor = false,
    factors = [],
    recoveryCodes = 0,
    sessions = [],
  } = record({
    editor: parseEditor,
    hasPassword: boolean,
    needsSecondFactor: boolean,
    factors: list(parseFactor),
    recoveryCodes: number,
    sessions: list(parseOwnSession),
  })(input) ?? {};
  return editor && { editor, hasPassword, needsSecondFactor, factors, recoveryCodes, sessions };
};

export const readAccount = (client: EditorClient, signal: AbortSignal): Promise<Account> =>
  client.get('/account', parseAccount, signal);

export interface PasswordChange {
  readonly current?: string;
  readonly password?: string;
}

export const changePassword = (client: EditorClient, body: PasswordChange): Promise<true> =>
  client.send('POST', '/account/password', { body, parse: noAnswer });

export const renewCodes = (
  client: EditorClient,
  body: { readonly password?: string },
): Promise<readonly string[]> => client.send('POST', '/account/recovery-codes', { body, parse: parseCodes });

const factorPath = (id: string): string => `/account/factors/${encodeURIComponent(id)}`;

export const renameFactor = (
  client: EditorClient,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<true> => client.send('PATCH', factorPath(id), { body: { name }, parse: noAnswer });

export const removeFactor = (
  client: EditorClient,
  { id, password }: { readonly id: string; readonly password?: string },
): Promise<true> =>
  client.send('DELETE', factorPath(id), {
    body: password === undefined ? {} : { password },
    parse: noAnswer,
  });

/** Ends one session. @param id the id of the session; absent: all sessions but this one */
export const endSession = (client: EditorClient, id?: string): Promise<true> =>
  client.send('DELETE', `/account/sessions${id === undefined ? '' : `/${encodeURIComponent(id)}`}`, {
    parse: noAnswer,
  });
