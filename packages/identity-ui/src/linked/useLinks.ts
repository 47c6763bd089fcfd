'use client';
import type { IdentityClient, IdentityConfig, SocialProvider, UserProfile } from '@broadsheet/sdk-identity';
import { useCallback, useRef } from 'react';
import { useApple } from '../social/useApple.ts';
import { useFacebook } from '../social/facebook/useFacebook.ts';
import { getSocialProviders } from '../social/getSocialProviders.ts';
import { useGoogle } from '../social/google/useGoogle.ts';
import { SCRIPT_ERRORS, useSocialAttempts } from '../social/useSocialAttempts.ts';

/** The errors that have a message more specific than the generic one. */
const ERRORS = {
  byCode: { ...SCRIPT_ERRORS, '300039': 'id.linkErr', '300044': 'id.unlinkErr' },
  otherwise: 'id.err.generic',
} as const;

export interface LinksOptions {
  readonly client: IdentityClient;
  readonly profile: UserProfile;
  readonly config: IdentityConfig;
  /** Reads the profile again; when that fails it rejects and the shown profile stays. */
  readonly reload: () => Promise<void>;
}

const TYPES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

const isLinked = ({ identities }: UserProfile, provider: SocialProvider): boolean =>
  identities.some(({ type }) => type === TYPES[provider]);

/** Returns the providers that can be connected or disconnected. The profile is read again after each change. */
export function useLinks({ client, profile, config, reload }: LinksOptions) {
  const configured = getSocialProviders(config);
  const { problem, isBusy, run } = useSocialAttempts(ERRORS);
  const isUnlinking = useRef(false);
  const onSignedIn = useCallback(() => void run(reload), [run, reload]);
  const shared = { client, attempt: run, onSignedIn };
  const google = useGoogle({
    ...shared,
    clientId: configured.google?.clientId,
    purpose: 'signin',
    promptsUnasked: false,
  });
  const facebook = useFacebook({ ...shared, appId: configured.facebook?.appId, customButton: true });
  const apple = useApple({ ...shared, apple: configured.apple });

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
