'use client';
import { useHost } from '@broadsheet/block-kit';
import { useRef } from 'react';
import { rememberLeaving } from '../redirect/getReturnTarget.ts';
import type { LeavingOptions } from '../redirect/getReturnTarget.ts';
import type { SocialSignOnOptions } from './SocialSignOn.ts';

export type OpenIdOptions = Pick<SocialSignOnOptions, 'client' | 'attempt'> & LeavingOptions;

export interface OpenIdSignOn {
  /** `off` until the identity client has loaded. */
  readonly status: 'off' | 'ready';
  /** The reader's press on the button of one provider. */
  press(clientId: string): void;
}

/**
 * Returns the sign-in with an OpenID Connect provider. It leaves the page and remembers the redirect target;
 * `useSignInRedirect` completes the return.
 */
export function useOpenId({ client, attempt, ...leaving }: OpenIdOptions): OpenIdSignOn {
  const { environment } = useHost();
  const isRunning = useRef(false);
  async function leave(clientId: string) {
    if (client === undefined || isRunning.current) return;
    isRunning.current = true;
    const stay = rememberLeaving(environment, leaving);
    const hasLeft = await attempt(() => client.initiateOIDC(clientId));
    if (!hasLeft) stay();
    isRunning.current = false;
  }
  return {
    status: client === undefined ? 'off' : 'ready',
    press: (clientId) => void leave(clientId),
  };
}
