'use client';
import { useHost } from '@broadsheet/block-kit';
import { isNetworkError } from '@broadsheet/client-core';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useCallback, useEffect, useState } from 'react';
import { redirectOrHome } from '../redirect/redirectOrHome.ts';
import { usePageRedirect } from '../redirect/usePageRedirect.ts';
import { useReader } from '../session/useReader.ts';
import type { ReaderState } from '../session/useReader.ts';

export interface ReaderDataOptions<Value> {
  /** Loads the data; must be a constant. The signal aborts when nobody waits for them any more. */
  readonly load: (client: IdentityClient, signal: AbortSignal) => Promise<Value>;
  /** Where visitors go who are not signed in. */
  readonly redirectURL: string;
}

export interface ReadyData<Value> {
  readonly status: 'ready';
  readonly client: IdentityClient;
  readonly value: Value;
  /** Replaces the loaded data with a changed copy, unless another reader has signed in meanwhile. */
  readonly put: (change: (value: Value) => Value) => void;
}

export type ReaderData<Value> =
  /** On the server, in the page builder, until the session is known, while the data load, and after sign-out. */
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly isOffline: boolean; readonly retry: () => void }
  | ReadyData<Value>;

type Outcome<Value> =
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly isOffline: boolean };

/** The loaded data and their reader: they are never shown to anybody else. */
type Held<Value> = Outcome<Value> & { readonly reader: string; readonly attempt: number };

const getReaderId = (reader: ReaderState): string | undefined =>
  reader.status === 'signed-in' ? (reader.session.uuid ?? '') : undefined;

function useLoaded<Value>(reader: ReaderState, load: ReaderDataOptions<Value>['load'], attempt: number) {
  const { log } = useHost();
  const [held, setHeld] = useState<Held<Value>>();
  const { client } = reader;
  const uuid = getReaderId(reader);
  useEffect(() => {
    if (client === undefined || uuid === undefined) return;
    const left = new AbortController();
    const keep = (outcome: Outcome<Value>) => {
      if (!left.signal.aborted) setHeld({ ...outcome, reader: uuid, attempt });
    };
    load(client, left.signal).then(
      (value) => keep({ status: 'ready', value }),
      (error: unknown) => {
        // A reader whose session has ended is redirected; the error is not about the data.
        if (left.signal.aborted || client.getSession().status === 'signed-out') return;
        log(`The account data of a reader could not be loaded. ${String(error)}`);
        keep({ status: 'failed', isOffline: isNetworkError(error) });
      },
    );
    return () => left.abort();
  }, [client, uuid, load, attempt, log]);
  const isCurrent = held !== undefined && held.reader === uuid && held.attempt === attempt;
  return { held: isCurrent ? held : undefined, setHeld };
}

/**
 * Returns data of the signed-in reader. They are loaded again for every reader, and dropped at once at sign-out.
 * Visitors who are not signed in are redirected to `redirectURL`, unless another block of the page has claimed the redirect.
 */
export function useReaderData<Value>(options: ReaderDataOptions<Value>): ReaderData<Value> {
  const { load, redirectURL } = options;
  const { environment, isAdmin } = useHost();
  const pageRedirect = usePageRedirect();
  const reader = useReader();
  const [attempt, setAttempt] = useState(0);
  const { held, setHeld } = useLoaded(reader, load, attempt);
  const uuid = getReaderId(reader);
  const isSignedOut = reader.status === 'signed-out';
  useEffect(() => {
    if (isAdmin || !isSignedOut || pageRedirect.isClaimed()) return;
    pageRedirect.redirect(redirectOrHome(redirectURL, environment) ?? '/');
  }, [environment, pageRedirect, isAdmin, isSignedOut, redirectURL]);
  const put = useCallback(
    (change: (value: Value) => Value) =>
      setHeld((now) =>
        now?.status === 'ready' && now.reader === uuid ? { ...now, value: change(now.value) } : now,
      ),
    [setHeld, uuid],
  );
  if (reader.status === 'failed') return { status: 'failed', isOffline: true, retry: reader.retry };
  if (held === undefined || reader.client === undefined) return { status: 'waiting' };
  return held.status === 'ready'
    ? { status: 'ready', client: reader.client, value: held.value, put }
    : {
        status: 'failed',
        isOffline: held.isOffline,
        retry: () => setAttempt((count) => count + 1),
      };
}
