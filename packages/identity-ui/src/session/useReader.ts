'use client';
import { useIdentity } from '@broadsheet/block-kit';
import type { IdentityClient, Session, SessionState } from '@broadsheet/sdk-identity';
import { useEffect, useState } from 'react';

export type ReaderState =
  /** On the server, in the page builder, and until the session is known. */
  | { readonly status: 'connecting'; readonly client: IdentityClient | undefined }
  | { readonly status: 'failed'; readonly client: undefined; readonly retry: () => void }
  | { readonly status: 'signed-out'; readonly client: IdentityClient }
  | { readonly status: 'signed-in'; readonly client: IdentityClient; readonly session: Session };

function toReaderState(client: IdentityClient, state: SessionState): ReaderState {
  return state.status === 'signed-in'
    ? { status: 'signed-in', client, session: state.identity }
    : { status: 'signed-out', client };
}

/** Returns who is signed in, and renders again after every sign-in and sign-out, in this tab or in another. */
export function useReader(): ReaderState {
  const identity = useIdentity();
  const client = identity.status === 'ready' ? identity.client : undefined;
  const [session, setSession] = useState<SessionState>();
  useEffect(() => {
    if (client === undefined) return;
    let isCurrent = true;
    const look = () => {
      if (isCurrent) setSession(client.getSession());
    };
    const stop = client.onSessionChange(look);
    // Refreshes an expired session; without a network the session stays as it is.
    void client.isLoggedIn().then(look);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [client]);
  if (identity.status === 'failed') return { status: 'failed', client: undefined, retry: identity.retry };
  return client === undefined || session === undefined
    ? { status: 'connecting', client }
    : toReaderState(client, session);
}
