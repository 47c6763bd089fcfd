'use client';
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useRef } from 'react';
import { rememberLeaving } from '../redirect/getReturnTarget.ts';
import type { LeavingOptions } from '../redirect/getReturnTarget.ts';
import type { SocialSignOn, SocialSignOnOptions } from './SocialSignOn.ts';
import type { AppleSignInOption } from './getSocialProviders.ts';

export interface AppleOptions extends Pick<SocialSignOnOptions, 'client' | 'attempt'>, LeavingOptions {
  /** The configuration; `undefined` if Apple is not configured. */
  readonly apple: AppleSignInOption | undefined;
}

function leaveFor(apple: AppleSignInOption, client: IdentityClient): Promise<unknown> {
  switch (apple.kind) {
    case 'oidc':
      return client.initiateOIDC(apple.clientId, { scopes: ['name', 'email'], isApple: true });
    case 'classic':
      return client.initAppleSignOn();
  }
}

/** Returns Sign in with Apple. It leaves the page; `useSignInRedirect` completes the return. */
export function useApple({ apple, client, attempt, ...leaving }: AppleOptions): SocialSignOn {
  const { environment } = useHost();
  const isRunning = useRef(false);
  async function leave() {
    if (apple === undefined || client === undefined || isRunning.current) return;
    isRunning.current = true;
    const stay = rememberLeaving(environment, leaving);
    const hasLeft = await attempt(() => leaveFor(apple, client));
    if (!hasLeft) stay();
    isRunning.current = false;
  }
  return {
    status: apple === undefined || client === undefined ? 'off' : 'ready',
    press: () => void leave(),
  };
}
