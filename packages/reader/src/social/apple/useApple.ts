'use client';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useRef } from 'react';
import type { SocialSignOn, SocialSignOnOptions } from '../SocialSignOn.ts';
import type { AppleWay } from '../socialProviders.ts';

export interface AppleOptions extends Pick<SocialSignOnOptions, 'client' | 'attempt'> {
  /** `undefined`: not configured. */
  readonly apple: AppleWay | undefined;
}

function leaveFor(apple: AppleWay, client: IdentityClient): Promise<unknown> {
  switch (apple.kind) {
    case 'oidc':
      return client.initiateOIDC(apple.clientId, { scopes: ['name', 'email'], isApple: true });
    case 'classic':
      return client.initAppleSignOn();
  }
}

/** Sign in with Apple, which leaves the page; `useEntrance` completes the return (block-contracts 6.7). */
export function useApple({ apple, client, attempt }: AppleOptions): SocialSignOn {
  const isRunning = useRef(false);
  async function leave() {
    if (apple === undefined || client === undefined || isRunning.current) return;
    isRunning.current = true;
    await attempt(() => leaveFor(apple, client));
    isRunning.current = false;
  }
  return {
    status: apple === undefined || client === undefined ? 'off' : 'ready',
    press: () => void leave(),
  };
}
