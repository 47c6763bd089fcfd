'use client';
import { useHost } from '@broadsheet/block-kit';
import { useReader } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useEffect, useState } from 'react';

export type Account =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'signed-in';
      /** The identity client; absent in a preview, in which nobody can log out. */
      readonly client: IdentityClient | undefined;
    };

type ProfileStatus = 'loading' | 'ready' | 'failed';

/** Returns whether the service still has a profile for this reader; a reader without one is shown as signed out. */
function useProfileStatus(client: IdentityClient | undefined, uuid: string | undefined): ProfileStatus {
  const [status, setStatus] = useState<ProfileStatus>('loading');
  useEffect(() => {
    if (client === undefined || uuid === undefined) return;
    let isCurrent = true;
    setStatus('loading');
    client.getUserProfile().then(
      () => isCurrent && setStatus('ready'),
      () => isCurrent && setStatus('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, uuid]);
  return status;
}

/** Returns as much about the reader's account as the header needs. */
export function useAccount(): Account {
  const { simulatedReader } = useHost();
  const reader = useReader();
  const uuid = reader.status === 'signed-in' ? (reader.session.uuid ?? '') : undefined;
  const profile = useProfileStatus(reader.client, uuid);
  if (simulatedReader !== undefined)
    return simulatedReader === 'anonymous'
      ? { status: 'signed-out' }
      : { status: 'signed-in', client: undefined };
  switch (reader.status) {
    case 'connecting':
      return { status: 'unknown' };
    case 'failed':
    case 'signed-out':
      return { status: 'signed-out' };
    case 'signed-in':
      if (profile === 'loading') return { status: 'unknown' };
      return profile === 'ready' ? { status: 'signed-in', client: reader.client } : { status: 'signed-out' };
  }
}
