/** What a configuration says about challenges. */
export interface ConfiguredChallenge {
  /** The flags that are on, as the configuration names them. */
  readonly flags: readonly string[];
  /** The name of the member with the site key. */
  readonly keyName: 'recaptchaSiteKey' | 'recaptchaKey';
  readonly siteKey: string | undefined;
  readonly score: number | undefined;
  /** Whether tokens can be verified here. */
  readonly canVerify: boolean;
}

/** Returns whether a score is that of the visible challenge (-1) or of the invisible one (0 to 1). */
export const isChallengeScore = (score: number): boolean => score === -1 || (score >= 0 && score <= 1);

function findReason(challenge: ConfiguredChallenge): string | undefined {
  const { keyName, siteKey, score = -1, canVerify } = challenge;
  if (siteKey === undefined || siteKey === '')
    return `there is no ${keyName} to show it with. Set ${keyName} in the site properties or in IDENTITY_FILE`;
  if (!isChallengeScore(score))
    return `recaptchaScore is ${score}, which is neither -1 nor from 0 to 1. Set it to -1 for the checkbox, or to a score from 0 to 1 for the invisible check`;
  if (!canVerify)
    return 'this server cannot verify its tokens. Set recaptcha.secret in IDENTITY_FILE to the secret of the site key';
  return undefined;
}

/**
 * Returns a sentence about a challenge that is turned on and that nobody could pass, with what to do; `undefined` when it
 * works or is off.
 */
export function findChallengeFault(challenge: ConfiguredChallenge): string | undefined {
  const { flags } = challenge;
  const reason = flags.length === 0 ? undefined : findReason(challenge);
  if (reason === undefined) return undefined;
  return `The bot challenge is turned on (${flags.join(', ')}), but ${reason}, or turn it off. Until then there is no bot challenge, because no reader could pass it.`;
}
