'use client';
import { useHost } from '@broadsheet/block-kit';
import { useBotChallenge, VENDOR_ORIGIN } from '@broadsheet/bot-challenge';
import type { BotChallengeOptions, BotChallengeState } from '@broadsheet/bot-challenge';

/** Returns the bot challenge of an identity flow; its script is loaded from the host in the site properties. */
export function useIdentityChallenge(
  options: Pick<BotChallengeOptions, 'challengeIn' | 'config' | 'isDemanded' | 'error' | 'resetKey'>,
): BotChallengeState {
  const { site } = useHost();
  return useBotChallenge({ ...options, scriptOrigin: site.vendorOrigins?.['recaptcha'] ?? VENDOR_ORIGIN });
}
