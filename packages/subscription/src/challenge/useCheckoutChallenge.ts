'use client';
import { useHost } from '@broadsheet/block-kit';
import { useBotChallenge, VENDOR_ORIGIN } from '@broadsheet/bot-challenge';
import type { BotChallengeState, ChallengeConfig } from '@broadsheet/bot-challenge';

export interface CheckoutChallengeOptions {
  readonly config: ChallengeConfig;
  /** The service has asked for it. */
  readonly isDemanded: boolean;
  /** What the reader is told of a token that was refused. */
  readonly error: string | undefined;
  /** How many calls came to nothing: each takes a token of its own. */
  readonly failures: number;
}

/** The robot check of the checkout, for orders, payments and new cards. */
export function useCheckoutChallenge(options: CheckoutChallengeOptions): BotChallengeState {
  const { config, isDemanded, error, failures } = options;
  const { site } = useHost();
  return useBotChallenge({
    challengeIn: 'checkout',
    config,
    isDemanded,
    ...(error !== undefined && { error }),
    resetKey: failures,
    scriptOrigin: site.vendorOrigins?.['recaptcha'] ?? VENDOR_ORIGIN,
  });
}
