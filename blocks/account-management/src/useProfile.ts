'use client';
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient, UserProfile } from '@broadsheet/sdk-identity';
import { useCallback, useEffect, useState } from 'react';

export type ProfileState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly profile: UserProfile };

/** The reader's profile, at most as old as the client keeps one. */
export function useProfile(client: IdentityClient) {
  const { log } = useHost();
  const [state, setState] = useState<ProfileState>({ status: 'loading' });
  const keep = useCallback((profile: UserProfile) => setState({ status: 'known', profile }), []);
  /** Rejects as `getUserProfile` does, with what is shown left as it was. */
  const reload = useCallback(async () => keep(await client.getUserProfile()), [client, keep]);
  const load = useCallback(() => {
    reload().catch((error: unknown) => {
      log(`A reader could not be shown their account. ${String(error)}`);
      setState({ status: 'failed' });
    });
  }, [reload, log]);
  useEffect(load, [load]);
  return { state, keep, reload, retry: load };
}
