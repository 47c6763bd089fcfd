'use client';
import type { IdentityClient, IdentityConfig } from '@broadsheet/sdk-identity';
import type { PasswordPolicyState } from '@broadsheet/ui';
import { useEffect, useState } from 'react';

export type IdentityConfigState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly config: IdentityConfig };

/** Returns the configuration of the identity service, which the page's client fetches once for all blocks. */
export function useIdentityConfig(client: IdentityClient | undefined): IdentityConfigState {
  const [state, setState] = useState<IdentityConfigState>({ status: 'loading' });
  useEffect(() => {
    if (client === undefined) return;
    let isCurrent = true;
    client.getConfig().then(
      (config) => isCurrent && setState({ status: 'ready', config }),
      () => isCurrent && setState({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client]);
  return state;
}

export function readyConfig(state: IdentityConfigState): IdentityConfig | undefined {
  return state.status === 'ready' ? state.config : undefined;
}

/** Converts the configuration's state to that of the design system's password fields. */
export function toPasswordPolicy(state: IdentityConfigState): PasswordPolicyState {
  return state.status === 'ready' ? { status: 'ready', policy: state.config } : state;
}
