/** The calls that renew and end a session. */
export const sessionCalls = {
  /** No authorization: the token in the body is the authority. RefreshRequestBody → RefreshBody. */
  refresh: { method: 'POST', path: '/identity/public/v1/auth/token' },
  /** Bearer; no body. Anything without `code` and `message` is a success. */
  logout: { method: 'DELETE', path: '/identity/public/v1/auth/token' },
} as const;

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
