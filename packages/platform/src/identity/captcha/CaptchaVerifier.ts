/** Asks the challenge's provider about a token. */
export interface CaptchaVerifier {
  /**
   * @param leastScore of the invisible challenge, 0 to 1; undefined for the visible one, which has no score
   * @throws Error when the provider cannot be asked
   */
  verify(token: string, leastScore: number | undefined): Promise<boolean>;
}
