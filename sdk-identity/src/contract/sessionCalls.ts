import type { Endpoints } from '@broadsheet/client-core';
import type { SuccessBody } from './identityErrors.ts';

export const sessionCalls = {
  refresh: { method: 'POST', path: '/identity/public/v1/auth/token' },
  logout: { method: 'DELETE', path: '/identity/public/v1/auth/token' },
} as const satisfies Endpoints<SessionCalls>;

/** The calls that refresh and end a session. */
export interface SessionCalls {
  /** Issues new tokens. The token in the body is the authority. */
  readonly refresh: {
    readonly caller: 'anyone';
    readonly body: RefreshRequestBody;
    readonly answer: RefreshBody;
  };
  /** Ends the session. Clients take anything without `code` and `message` for a success. */
  readonly logout: { readonly caller: 'reader'; readonly answer: SuccessBody };
}

export interface RefreshRequestBody {
  /** The refresh token. */
  readonly token: string;
  readonly grantType: 'refresh-token';
}

/** The answer to a refresh. Without `uuid` it counts as none. */
export interface RefreshBody {
  readonly uuid: string;
  readonly accessToken: string;
  /** The client keeps its old one when this is absent. */
  readonly refreshToken?: string;
}
