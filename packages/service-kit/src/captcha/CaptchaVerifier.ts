/** The challenge that a token must have been made for. */
export interface CaptchaChallenge {
  /** The flow, which an invisible challenge names as its action. */
  readonly flow: 'signin' | 'signup' | 'magicLink' | 'resetPassword' | 'checkout';
  /**
   * The minimum score of the invisible challenge, 0 to 1; undefined for the visible one, which has no score and no action.
   */
  readonly leastScore: number | undefined;
}

/** Verifies tokens with the challenge's provider. */
export interface CaptchaVerifier {
  /**
   * @throws Error when the provider cannot be asked
   */
  verify(token: string, challenge: CaptchaChallenge): Promise<boolean>;
}
