'use client';
import {
  SCRIPT_REFUSALS,
  socialProvidersOf,
  useApple,
  useFacebook,
  useGoogle,
  useSocialAttempts,
} from '@broadsheet/reader';
import type { SocialProvider, UserProfile } from '@broadsheet/sdk-identity';
import { useCallback, useRef } from 'react';
import type { LinkedLoginsProps } from './LinkedLogins.tsx';

/** Refusals that say more than that it did not work (block-contracts 6.9). */
const REFUSALS = {
  byCode: { ...SCRIPT_REFUSALS, '300039': 'id.linkErr', '300044': 'id.unlinkErr' },
  otherwise: 'id.err.generic',
} as const;

const TYPES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

const isLinked = ({ identities }: UserProfile, provider: SocialProvider): boolean =>
  identities.some(({ type }) => type === TYPES[provider]);

/** What there is to connect and disconnect. The profile is read anew after each. */
export function useLinks({ client, profile, config, reload }: LinkedLoginsProps) {
  const configured = socialProvidersOf(config);
  const { problem, isBusy, run } = useSocialAttempts(REFUSALS);
  const isUnlinking = useRef(false);
  const onSignedIn = useCallback(() => void run(reload), [run, reload]);
  const way = { client, attempt: run, onSignedIn };
  const google = useGoogle({
    ...way,
    clientId: configured.google?.clientId,
    purpose: 'signin',
    promptsUnasked: false,
  });
  const facebook = useFacebook({ ...way, appId: configured.facebook?.appId, customButton: true });
  const apple = useApple({ ...way, apple: configured.apple });

  async function disconnect(provider: SocialProvider) {
    if (isUnlinking.current) return;
    isUnlinking.current = true;
    await run(async () => {
      await client.unlinkSocialIdentity(provider);
      await reload();
    });
    isUnlinking.current = false;
  }

  const links = (
    [
      ['google', google],
      ['facebook', facebook],
      ['apple', apple],
    ] as const
  )
    .filter(([, { status }]) => status !== 'off')
    .map(([provider, { press }]) => {
      const isConnected = isLinked(profile, provider);
      return { provider, isConnected, press: isConnected ? () => void disconnect(provider) : press };
    });
  return {
    links,
    problem: problem ?? (google.isBlocked ? ('id.google.blocked' as const) : undefined),
    isBusy,
  };
}
