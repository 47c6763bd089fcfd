'use client';
import {
  configOf,
  OWNER_REFUSALS,
  SCRIPT_REFUSALS,
  socialProvidersOf,
  useApple,
  useEntrance,
  useFacebook,
  useGoogle,
  useIdentityConfig,
  useSocialAttempts,
} from '@broadsheet/reader';
import type { FacebookSignOn, GoogleSignOn, SocialSignOn } from '@broadsheet/reader';
import { useCallback } from 'react';
import type { phrases } from './phrases.ts';
import type { SocialSignOnProps } from './SocialSignOn.tsx';

/** Refusals that say more than that it did not work (spec identity §8). */
const REFUSALS = {
  byCode: {
    ...SCRIPT_REFUSALS,
    ...OWNER_REFUSALS,
    '100013': 'id.err.devices',
    '100015': 'id.err.disabled',
    '130051': 'id.err.unverified',
  },
  otherwise: 'id.err.social',
} as const;

export interface Providers {
  readonly google: GoogleSignOn;
  readonly facebook: FacebookSignOn;
  readonly apple: SocialSignOn;
  readonly problem: ProblemPhrase | undefined;
  readonly isBusy: boolean;
}

export type ProblemPhrase =
  | keyof typeof phrases
  | 'id.google.blocked'
  | 'id.err.providerBlocked'
  | 'id.err.connectInstead'
  | 'id.err.noEmail'
  | 'id.err.network'
  | 'id.err.limited'
  | 'id.err.captcha';

/** The providers of the site, and the way on for whoever has signed in with one. */
export function useProviders(props: SocialSignOnProps): Providers {
  const { appleClientId, socialSignOnIn, customButtons } = props;
  const entrance = useEntrance(props);
  const { client, enter } = entrance;
  const configured = socialProvidersOf(configOf(useIdentityConfig(client)), { appleClientId });
  const { problem, isBusy, run } = useSocialAttempts(REFUSALS, entrance.failure);
  const onSignedIn = useCallback(() => void enter(), [enter]);
  const way = { client, attempt: run, onSignedIn };
  const google = useGoogle({
    ...way,
    clientId: configured.google?.clientId,
    purpose: socialSignOnIn === 'SignUp' ? 'signup' : 'signin',
    promptsUnasked: true,
  });
  const facebook = useFacebook({
    ...way,
    appId: configured.facebook?.appId,
    customButton: customButtons,
  });
  const apple = useApple({ ...way, apple: configured.apple });
  return {
    google,
    facebook,
    apple,
    problem: problem ?? (google.isBlocked ? 'id.google.blocked' : undefined),
    isBusy: isBusy || entrance.isLeaving,
  };
}
