/** Which check a flow asks for, from the configuration alone. */

export type ChallengeFlow = 'signin' | 'signup' | 'magicLink' | 'resetPassword' | 'checkout';

/**
 * Members of the identity configuration, and for the checkout of the sales configuration, which may be spread over it:
 * `{ ...identityConfig, ...salesConfig }`.
 */
export interface ChallengeConfig {
  readonly signinRecaptcha?: boolean;
  readonly signupRecaptcha?: boolean;
  readonly magicLinkRecaptcha?: boolean;
  readonly resetPasswordRecaptcha?: boolean;
  readonly checkoutRecaptchaEnabled?: boolean;
  readonly recaptchaSiteKey?: string;
  /** Site key of the sales service, whose tokens it checks with its own secret; it goes first in the checkout. */
  readonly recaptchaKey?: string;
  /** -1: a box to tick (V2). 0 to 1: invisible (V3). Anything else: none. */
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

/** @param config `undefined` while it loads or when it could not be */
export function challengeMode(flow: ChallengeFlow, config: ChallengeConfig | undefined): ChallengeMode {
  return config === undefined || !isOn(flow, config) ? OFF : demandedMode(flow, config);
}

/** Tells how to challenge a flow whose service has asked for it, whatever the configuration said of the flow. */
export function demandedMode(flow: ChallengeFlow, config: ChallengeConfig): ChallengeMode {
  const { recaptchaSiteKey, recaptchaKey, recaptchaScore: score = Number.NaN } = config;
  const siteKey = (flow === 'checkout' && recaptchaKey) || recaptchaSiteKey;
  if (siteKey === undefined || siteKey === '') return OFF;
  if (score === -1) return { kind: 'checkbox', siteKey };
  return score >= 0 && score <= 1 ? { kind: 'invisible', siteKey } : OFF;
}
