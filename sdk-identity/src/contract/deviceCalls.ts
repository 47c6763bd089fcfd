/** The reader's own sessions, with the bearer token: calls of the embedded service. `:name` is a variable part. */
export const deviceCalls = {
  /** → a list of DeviceBody, the last used first. */
  list: { method: 'GET', path: '/identity/public/v1/sessions' },
  /** No body → SuccessBody; 404 for a session that is over. */
  end: { method: 'DELETE', path: '/identity/public/v1/sessions/:id' },
} as const;

/** A browser or app that a reader is signed in with. Moments are milliseconds since 1970. */
export interface DeviceBody {
  /** Of the session. */
  readonly id: string;
  /** What it called itself as the reader signed in; may be empty. */
  readonly userAgent: string;
  readonly createdOn: number;
  /** When its session was opened or last renewed. */
  readonly lastUsedOn: number;
  readonly expiresOn: number;
  /** Whether the list was asked for from it. */
  readonly current: boolean;
}
