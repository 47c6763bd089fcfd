'use client';
import { useHost } from '@broadsheet/block-kit';
import { useBotChallenge, VENDOR_ORIGIN } from '@broadsheet/bot-challenge';
import type { BotChallengeState, ChallengeConfig } from '@broadsheet/bot-challenge';

export interface CheckoutChallengeOptions {
  readonly config: ChallengeConfig;
  /** Whether the service demands a token. */
  readonly isDemanded: boolean;
  /** The message about a token that was refused. */
  readonly error: string | undefined;
  /** The number of calls that failed: each uses up a token. */
  readonly failures: number;
}

/** Returns the bot challenge of the checkout, for orders, payments and new cards. */
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
