export interface CallOptions {
  /** Aborts this caller's wait. The service may carry out the request nevertheless. */
  readonly signal?: AbortSignal;
}

/** The options of a call that may be preceded by a challenge. */
export interface ChallengedCallOptions extends CallOptions {
  /** The token from the challenge. */
  readonly recaptchaToken?: string;
}
