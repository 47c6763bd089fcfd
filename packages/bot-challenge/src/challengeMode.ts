/** Determines a flow's challenge from the configuration alone. */

export type ChallengeFlow = 'signin' | 'signup' | 'magicLink' | 'resetPassword' | 'checkout';

/**
 * The members of the identity configuration that concern challenges; for the checkout also those of the sales configuration,
 * which may be merged over it: `{ ...identityConfig, ...salesConfig }`.
 */
export interface ChallengeConfig {
  readonly signinRecaptcha?: boolean;
  readonly signupRecaptcha?: boolean;
  readonly magicLinkRecaptcha?: boolean;
  readonly resetPasswordRecaptcha?: boolean;
  readonly checkoutRecaptchaEnabled?: boolean;
  readonly recaptchaSiteKey?: string;
  /** The site key of the sales service, which verifies its tokens with its own secret. The checkout prefers it. */
  readonly recaptchaKey?: string;
  /** The kind of challenge. -1: a checkbox (V2). 0 to 1: invisible (V3). Anything else: none. */
  readonly recaptchaScore?: number;
}

export type ChallengeMode =
  | { readonly kind: 'off' }
  | { readonly kind: 'checkbox'; readonly siteKey: string }
  | { readonly kind: 'invisible'; readonly siteKey: string };

const OFF: ChallengeMode = { kind: 'off' };

function isOn(flow: ChallengeFlow, config: ChallengeConfig): boolean {
  switch (flow) {
    case 'signin':
      return config.signinRecaptcha === true;
    case 'signup':
      return config.signupRecaptcha === true;
    case 'magicLink':
      return config.magicLinkRecaptcha === true;
    case 'resetPassword':
      return config.resetPasswordRecaptcha === true;
    case 'checkout':
      return config.checkoutRecaptchaEnabled === true;
  }
}

/** Returns the challenge of a flow. @param config `undefined` while it loads or if it could not be loaded */
export function challengeMode(flow: ChallengeFlow, config: ChallengeConfig | undefined): ChallengeMode {
  return config === undefined || !isOn(flow, config) ? OFF : demandedMode(flow, config);
}

/**
 * Returns a sentence for the log about a challenge that is switched on for a flow and cannot be shown; `undefined` when it
 * can, or is off. The service then refuses every call of the flow.
 */
export function findModeFault(flow: ChallengeFlow, config: ChallengeConfig | undefined): string | undefined {
  if (config === undefined || !isOn(flow, config) || demandedMode(flow, config).kind !== 'off')
    return undefined;
  const { recaptchaSiteKey, recaptchaKey, recaptchaScore } = config;
  const hasKey = Boolean(recaptchaSiteKey || (flow === 'checkout' && recaptchaKey));
  const reason = hasKey
    ? `recaptchaScore is ${recaptchaScore ?? 'not set'}. Set it to -1, or to a score from 0 to 1`
    : 'there is no recaptchaSiteKey. Set it';
  return `The bot challenge of "${flow}" is turned on but cannot be shown, so its calls are refused: ${reason}, or turn it off.`;
}

/** Returns the challenge of a flow whose service has demanded one, whatever the configuration says about the flow. */
export function demandedMode(flow: ChallengeFlow, config: ChallengeConfig): ChallengeMode {
  const { recaptchaSiteKey, recaptchaKey, recaptchaScore: score = Number.NaN } = config;
  const siteKey = (flow === 'checkout' && recaptchaKey) || recaptchaSiteKey;
  if (siteKey === undefined || siteKey === '') return OFF;
  if (score === -1) return { kind: 'checkbox', siteKey };
  return score >= 0 && score <= 1 ? { kind: 'invisible', siteKey } : OFF;
}
