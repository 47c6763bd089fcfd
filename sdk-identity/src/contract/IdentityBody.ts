/** A session as the service gives it and as the client keeps it (wire-contract 5.1, UserIdentity). */
export interface IdentityBody {
  readonly uuid: string;
  /** A JWT of three parts whose `exp` is in seconds; `iat` lets a client measure how wrong its clock is. */
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly impersonator?: string;
}

/** The answer to a refresh. Without `uuid` it counts as none. */
export interface RefreshBody {
  readonly uuid: string;
  readonly accessToken: string;
  /** The client keeps its old one when this is absent. */
  readonly refreshToken?: string;
}
