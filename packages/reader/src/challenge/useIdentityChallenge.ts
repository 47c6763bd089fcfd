'use client';
import { useHost } from '@broadsheet/block-kit';
import { useBotChallenge, VENDOR_ORIGIN } from '@broadsheet/bot-challenge';
import type { BotChallengeOptions, BotChallengeState } from '@broadsheet/bot-challenge';

/** The robot check of an identity flow; its script comes from where the site says. */
export function useIdentityChallenge(
  options: Pick<BotChallengeOptions, 'challengeIn' | 'config' | 'isDemanded' | 'error' | 'resetKey'>,
): BotChallengeState {
  const { site } = useHost();
  return useBotChallenge({ ...options, scriptOrigin: site.vendorOrigins?.['recaptcha'] ?? VENDOR_ORIGIN });
}
