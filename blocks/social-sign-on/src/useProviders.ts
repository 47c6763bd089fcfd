'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import {
  readyConfig,
  PROVIDER_ERRORS,
  getSocialProviders,
  useApple,
  useSignInRedirect,
  useFacebook,
  useGoogle,
  useIdentityConfig,
  useOpenId,
  usePageRedirect,
  useSocialAttempts,
} from '@broadsheet/identity-ui';
import type {
  Attempt,
  FacebookSignOn,
  GoogleSignOn,
  OpenIdProvider,
  OpenIdSignOn,
  ProviderProblem,
  SocialSignOn,
} from '@broadsheet/identity-ui';
import { useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import type { fields } from './fields.ts';

export interface Providers {
  readonly google: GoogleSignOn;
  readonly facebook: FacebookSignOn;
  readonly apple: SocialSignOn;
  readonly openId: OpenIdSignOn & { readonly providers: readonly OpenIdProvider[] };
  readonly problem: ProviderProblem | undefined;
  readonly isBusy: boolean;
}

/**
 * Returns the providers of the site, and redirects readers who have signed in with one.
 *
 * @param promptPlace the element in which Google's prompt is shown
 */
export function useProviders(
  props: FieldValues<typeof fields>,
  promptPlace: RefObject<HTMLElement | null>,
): Providers {
  const { appleClientId, socialSignOnIn, customButtons } = props;
  const signInRedirect = useSignInRedirect(props);
  const pageRedirect = usePageRedirect();
  const { client, redirect } = signInRedirect;
  const configured = getSocialProviders(readyConfig(useIdentityConfig(client)), { appleClientId });
  const { problem, isBusy, run } = useSocialAttempts(PROVIDER_ERRORS, signInRedirect.failure);
  const onSignedIn = useCallback(() => void redirect(), [redirect]);
  const shared = { client, attempt: run, onSignedIn };
  const google = useGoogle({
    ...shared,
    clientId: configured.google?.clientId,
    purpose: socialSignOnIn === 'SignUp' ? 'signup' : 'signin',
    promptsUnasked: true,
    promptPlace,
  });
  /**
   * The number of running attempts with Facebook. Its readers are redirected some time after they are signed in, and no
   * other block may redirect them before.
   */
  const running = useRef(0);
  const attemptClaimed = useCallback<Attempt>(
    async (action) => {
      pageRedirect.claim();
      running.current += 1;
      const isDone = await run(action);
      running.current -= 1;
      // When a newer dialog has replaced this one, the claim is the newer one's to release.
      if (!isDone && running.current === 0) pageRedirect.release();
      return isDone;
    },
    [pageRedirect, run],
  );
  const facebook = useFacebook({
    ...shared,
    attempt: attemptClaimed,
    appId: configured.facebook?.appId,
    customButton: customButtons,
  });
  const apple = useApple({ ...shared, apple: configured.apple });
  const openId = useOpenId(shared);
  return {
    google,
    facebook,
    apple,
    openId: { ...openId, providers: configured.openId },
    problem: problem ?? (google.isBlocked ? 'id.google.blocked' : undefined),
    isBusy: isBusy || signInRedirect.isRedirecting,
  };
}
