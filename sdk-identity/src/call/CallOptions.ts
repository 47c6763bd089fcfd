export interface CallOptions {
  /** Aborts this caller's wait; the request itself continues while another caller waits for it. */
  readonly signal?: AbortSignal;
}

/** The options of a call that may be preceded by a challenge. */
export interface ChallengedCallOptions extends CallOptions {
  /** The token from the challenge. */
  readonly recaptchaToken?: string;
}
