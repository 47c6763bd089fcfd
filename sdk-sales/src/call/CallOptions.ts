export interface CallOptions {
  /** Ends this caller's wait. What the service was asked for may happen all the same. */
  readonly signal?: AbortSignal;
}

/** The options of a call that may be preceded by a challenge. */
export interface ChallengedCallOptions extends CallOptions {
  /** What the challenge gave. */
  readonly recaptchaToken?: string;
}
