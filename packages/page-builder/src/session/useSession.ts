'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { EditorClient } from '../api/EditorClient.ts';
import type { Editor } from './Editor.ts';
import { logOut, readSession } from './session.ts';

export type SessionState =
  | { readonly kind: 'asking' }
  /** `wasSignedIn`: the session ended while somebody worked. */
  | { readonly kind: 'nobody'; readonly wasSignedIn: boolean }
  | { readonly kind: 'editor'; readonly editor: Editor }
  | { readonly kind: 'failed'; readonly message: string };

export interface Session {
  readonly client: EditorClient;
  readonly state: SessionState;
  signedIn(editor: Editor): void;
  /** Asks once more who is signed in. */
  ask(): void;
  logOut(): Promise<void>;
}

const NOBODY: SessionState = { kind: 'nobody', wasSignedIn: false };

/** Who is signed in. @param createClient called once, with what the client tells when its session has ended */
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
  const ask = useCallback(() => {
    setState({ kind: 'asking' });
    readSession(client).then(
      (editor) => setState(editor === undefined ? NOBODY : { kind: 'editor', editor }),
      (error: unknown) =>
        setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  }, [client]);
  useEffect(ask, [ask]);
  const end = useCallback(async () => {
    await logOut(client);
    setState(NOBODY);
  }, [client]);
  const signedIn = useCallback((editor: Editor) => setState({ kind: 'editor', editor }), []);
  return useMemo(() => ({ client, state, signedIn, ask, logOut: end }), [client, state, signedIn, ask, end]);
}
