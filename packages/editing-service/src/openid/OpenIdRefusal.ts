/** The reason why a log-in with a provider failed, for the log-in page of the page builder. */
export type OpenIdReason =
  /** The flow was begun in another browser, has expired, or was completed before. */
  | 'failed'
  /** The person cancelled at the provider. */
  | 'cancelled'
  /** The provider did not confirm an identity. */
  | 'refused'
  | 'unreachable'
  /** The email address belongs to no editor and no invitation, or to a disabled editor. */
  | 'unknown'
  /** The provider has not verified the email address. */
  | 'unverified'
  /** An editor has the email address, and the provider is not trusted for its domain. */
  | 'taken'
  | 'busy';

/** Thrown when a log-in with a provider fails. */
export class OpenIdRefusal extends Error {
  override readonly name = 'OpenIdRefusal';
  readonly reason: OpenIdReason;
  /** The email address from the provider, if it sent one. */
  readonly email: string | undefined;

  constructor(reason: OpenIdReason, email?: string) {
    super(`A log-in with OpenID ended as "${reason}".`);
    this.reason = reason;
    this.email = email;
  }
}
