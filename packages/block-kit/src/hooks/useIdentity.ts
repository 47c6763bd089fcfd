'use client';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useEffect, useState } from 'react';
import { useHost } from '../host/HostContext.tsx';

export type IdentityState =
  /** There is no client yet: on the server, in the page builder, and until its code has loaded. */
  | { readonly status: 'connecting' }
  | { readonly status: 'ready'; readonly client: IdentityClient }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

/**
 * Returns the reader identity client, which all blocks of the page share. Its code is fetched when the first block that uses
 * this hook hydrates; the page builder never fetches it, because editors' pages make no account calls.
 */
export function useIdentity(): IdentityState {
  const { identity, isAdmin } = useHost();
  const [state, setState] = useState<IdentityState>({ status: 'connecting' });
  useEffect(() => {
    if (isAdmin) return;
    let isCurrent = true;
    function connect() {
      setState({ status: 'connecting' });
      identity().then(
        (client) => isCurrent && setState({ status: 'ready', client }),
        (error: unknown) => isCurrent && setState({ status: 'failed', error, retry: connect }),
      );
    }
    connect();
    return () => {
      isCurrent = false;
    };
  }, [identity, isAdmin]);
  return state;
}
