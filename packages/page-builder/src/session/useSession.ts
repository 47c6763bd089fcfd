'use client';
import { getErrorMessage } from '@broadsheet/client-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { EditorClient } from '../api/EditorClient.ts';
import { logOut, readSession } from './session.ts';
import type { Admission } from './session.ts';

export type SessionState =
  | { readonly kind: 'asking' }
  /** Nobody is signed in. `wasSignedIn`: the session ended while the editor worked. */
  | { readonly kind: 'nobody'; readonly wasSignedIn: boolean }
  | Exclude<Admission, { readonly kind: 'nobody' }>
  | { readonly kind: 'failed'; readonly message: string };

export interface Session {
  readonly client: EditorClient;
  readonly state: SessionState;
  /** Sets the login step that a call has returned. */
  admit(admission: Admission): void;
  /** Fetches again who is signed in. */
  refresh(): void;
  logOut(): Promise<void>;
}

const NOBODY: SessionState = { kind: 'nobody', wasSignedIn: false };
const toState = (admission: Admission): SessionState => (admission.kind === 'nobody' ? NOBODY : admission);

/** Returns the current session. @param createClient called once; its argument has the callback for the end of the session */
export function useSession(
  createClient: (events: { readonly onSignedOut: () => void }) => EditorClient,
): Session {
  const [state, setState] = useState<SessionState>({ kind: 'asking' });
  const [client] = useState(() =>
    createClient({
      onSignedOut: () =>
        setState((now) => (now.kind === 'editor' ? { kind: 'nobody', wasSignedIn: true } : now)),
    }),
  );
  const admit = useCallback((admission: Admission) => setState(toState(admission)), []);
  const refresh = useCallback(() => {
    setState({ kind: 'asking' });
    readSession(client).then(admit, (error: unknown) =>
      setState({ kind: 'failed', message: getErrorMessage(error) }),
    );
  }, [client, admit]);
  useEffect(refresh, [refresh]);
  const end = useCallback(async () => {
    await logOut(client);
    setState(NOBODY);
  }, [client]);
  return useMemo(
    () => ({ client, state, admit, refresh, logOut: end }),
    [client, state, admit, refresh, end],
  );
}
