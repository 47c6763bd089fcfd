'use client';
import { useHost } from '@broadsheet/block-kit';
import { useRef } from 'react';
import { rememberTarget } from '../../redirect/getReturnTarget.ts';
import type { SocialSignOnOptions } from '../SocialSignOn.ts';

export type OpenIdOptions = Pick<SocialSignOnOptions, 'client' | 'attempt'>;

export interface OpenIdSignOn {
  /** `off` until the identity client is there. */
  readonly status: 'off' | 'ready';
  /** The reader's press on the button of one provider. */
  press(clientId: string): void;
}

/**
 * Sign-in with a provider of OpenID Connect, which leaves the page and keeps where the reader wanted to go;
 * `useSignInRedirect` completes the return.
 */
export function useOpenId({ client, attempt }: OpenIdOptions): OpenIdSignOn {
  const { environment } = useHost();
  const isRunning = useRef(false);
  async function leave(clientId: string) {
    if (client === undefined || isRunning.current) return;
    isRunning.current = true;
    rememberTarget(environment);
    await attempt(() => client.initiateOIDC(clientId));
    isRunning.current = false;
  }
  return {
    status: client === undefined ? 'off' : 'ready',
    press: (clientId) => void leave(clientId),
  };
}
