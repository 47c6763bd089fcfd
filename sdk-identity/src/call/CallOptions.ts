export interface CallOptions {
  /** Ends this caller's wait; the request itself goes on while another caller waits for it. */
  readonly signal?: AbortSignal;
}

/** The options of a call that may be preceded by a challenge. */
export interface ChallengedCallOptions extends CallOptions {
  /** What the challenge gave. */
  readonly recaptchaToken?: string;
}
