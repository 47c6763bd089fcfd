import { isRecord, string } from '@broadsheet/client-core';
import type { Opened } from '../keys/createSeals.ts';
import type { Reader } from '../person/Reader.ts';
import { getAccountNumber, readReader } from '../person/Reader.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { secondsNow } from '../SandboxClock.ts';

const TOKEN_SECONDS = 7200;
const SESSION_SECONDS = 30 * 86_400;

/** The reader who is signed in to Facebook in this browser, and the apps that they have authorised. */
export interface FacebookSession {
  readonly reader: Reader;
  /** The granted scopes by app id. */
  readonly apps: Readonly<Record<string, string>>;
  /** Whether the tokens of this session are issued as already expired. */
  readonly isExpired: boolean;
}

/** The status in the form of `FB.getLoginStatus`. */
export type FacebookStatus =
  | { readonly status: 'unknown' | 'not_authorized'; readonly authResponse: null }
  | { readonly status: 'connected'; readonly authResponse: Readonly<Record<string, unknown>> };

/** The content of an access token. Times are in seconds since 1970. */
export interface AccessToken {
  readonly appId: string;
  readonly reader: Reader;
  readonly userId: string;
  readonly scopes: readonly string[];
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly isExpired: boolean;
}

export interface Facebook {
  statusOf(session: FacebookSession | undefined, appId: string): Promise<FacebookStatus>;
  sealSession(session: FacebookSession): Promise<{ readonly value: string; readonly lifeSeconds: number }>;
  openSession(value: string): Promise<FacebookSession | undefined>;
  openToken(token: string): Promise<AccessToken | undefined>;
}

const getUserId = (reader: Reader): string => getAccountNumber(reader, 'facebook', 16);

function readToken(opened: Opened): AccessToken | undefined {
  if (opened.status === 'unknown') return undefined;
  const { content, issuedAt, expiresAt, status } = opened;
  const reader = readReader(content);
  return {
    appId: string(content['appId']) ?? '',
    reader,
    userId: getUserId(reader),
    scopes: (string(content['scope']) ?? '').split(','),
    issuedAt,
    expiresAt,
    isExpired: status === 'expired',
  };
}

function readSession(opened: Opened): FacebookSession | undefined {
  if (opened.status !== 'good') return undefined;
  const { content } = opened;
  const granted = Object.entries(isRecord(content['apps']) ? content['apps'] : {});
  const apps = Object.fromEntries(
    granted.flatMap(([id, scope]) => (typeof scope === 'string' ? [[id, scope]] : [])),
  );
  return { reader: readReader(content), apps, isExpired: content['isExpired'] === true };
}

/** Creates the part of Facebook's stand-in that issues and reads sessions and tokens. */
export function createFacebook({ clock, seals }: SandboxContext): Facebook {
  return {
    async statusOf(session, appId) {
      if (session === undefined) return { status: 'unknown', authResponse: null };
      const scope = session.apps[appId];
      if (scope === undefined) return { status: 'not_authorized', authResponse: null };
      const { reader, isExpired } = session;
      const content = { ...reader, appId, scope };
      const authResponse = {
        accessToken: await seals.seal('facebook-access', content, isExpired ? -TOKEN_SECONDS : TOKEN_SECONDS),
        userID: getUserId(reader),
        expiresIn: TOKEN_SECONDS,
        data_access_expiration_time: secondsNow(clock) + 90 * 86_400,
        graphDomain: 'facebook',
        grantedScopes: scope,
      };
      return { status: 'connected', authResponse };
    },
    async sealSession({ reader, apps, isExpired }) {
      const value = await seals.seal('facebook-session', { ...reader, apps, isExpired }, SESSION_SECONDS);
      return { value, lifeSeconds: SESSION_SECONDS };
    },
    openSession: async (value) => readSession(await seals.open('facebook-session', value)),
    openToken: async (token) => readToken(await seals.open('facebook-access', token)),
  };
}
