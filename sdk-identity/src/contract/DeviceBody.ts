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
