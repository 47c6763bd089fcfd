/** Why a log-in with a provider did not end, for the page builder's door. */
export type OpenIdReason =
  /** It was begun in another browser, long ago, or was ended before. */
  | 'failed'
  /** Whoever was there did not go on. */
  | 'cancelled'
  /** The provider does not vouch for anybody. */
  | 'refused'
  | 'unreachable'
  /** Nobody here has the address, or nobody who may come in. */
  | 'unknown'
  /** The provider has not checked the address. */
  | 'unverified'
  /** Somebody here has the address, and the provider does not speak for its domain. */
  | 'taken'
  | 'busy';

/** Somebody comes from their provider and is not let in. */
export class OpenIdRefusal extends Error {
  override readonly name = 'OpenIdRefusal';
  readonly reason: OpenIdReason;
  /** The address that the provider has told, where it told one. */
  readonly email: string | undefined;

  constructor(reason: OpenIdReason, email?: string) {
    super(`A log-in with OpenID ended as "${reason}".`);
    this.reason = reason;
    this.email = email;
  }
}
